import { Link, linkOptions } from '@tanstack/react-router';
import { useLocale } from '#src/i18n/use-locale.ts';
import { ACCOUNT_PAGES, type Look } from './links.tsx';

/** All pages of the account; only the account's own pages load most of these URLs. */
const SETTINGS_PAGES = {
  ...ACCOUNT_PAGES,
  alerts: '/$locale/account/alerts',
  wishlist: '/$locale/account/wishlist',
  settings: '/$locale/account/settings',
  profile: '/$locale/account/settings/edit',
  'bank-details': '/$locale/account/settings/bank-details',
  email: '/$locale/account/settings/email',
  password: '/$locale/account/change-password',
  loyalty: '/$locale/account/loyalty',
  'loyalty-history': '/$locale/account/loyalty/history',
  advantages: '/$locale/account/advantages',
  subscriptions: '/$locale/account/subscriptions',
  downloads: '/$locale/account/downloads',
  store: '/$locale/account/store',
  delete: '/$locale/account/delete',
  'billing-address': '/$locale/account/settings/billing-address',
  'delivery-addresses': '/$locale/account/settings/delivery-addresses',
  'new-address': '/$locale/account/settings/delivery-addresses/create',
} as const;

export type SettingsPage = keyof typeof SETTINGS_PAGES;

/** Behind a guard, so hovering asks nothing of it. */
export function SettingsLink({ page, ...look }: Look & { page: SettingsPage }) {
  const params = { locale: useLocale() };
  return <Link to={SETTINGS_PAGES[page]} params={params} preload={false} {...look} />;
}

type AddressLinkProps = Look & { id: string; page: 'edit' | 'delete' };

/** To what may be done with a saved address. */
export function AddressLink({ id, page, ...look }: AddressLinkProps) {
  const params = { locale: useLocale(), id };
  const link =
    page === 'edit'
      ? linkOptions({ to: '/$locale/account/settings/delivery-addresses/$id/edit', params })
      : linkOptions({
          to: '/$locale/account/settings/delivery-addresses/$id/$page',
          params: { ...params, page },
        });
  return <Link {...link} preload={false} {...look} />;
}

/** Ends the session here and at the provider, outside the router. */
export function SignOutLink(look: Look) {
  const params = { locale: useLocale() };
  return (
    <Link to="/$locale/auth/logout" params={params} reloadDocument preload={false} {...look} />
  );
}

/** To a page of the points' history; `page` counts from 1. */
export function PointsLink({ page, ...look }: Look & { page: number }) {
  const params = { locale: useLocale() };
  const to = SETTINGS_PAGES['loyalty-history'];
  return <Link to={to} params={params} search={{ page }} preload={false} {...look} />;
}

/** To a page of the downloads; `page` counts from 1. */
export function DownloadsLink({ page, ...look }: Look & { page: number }) {
  const params = { locale: useLocale() };
  const to = SETTINGS_PAGES.downloads;
  return <Link to={to} params={params} search={{ page }} preload={false} {...look} />;
}
