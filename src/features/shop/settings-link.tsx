import { Link } from '@tanstack/react-router';
import { useLocale } from '#src/i18n/use-formats.ts';
import type { Look } from './links.tsx';

/** Pages of the account that only the account leads to: no other page carries their addresses. */
const SETTINGS_PAGES = {
  settings: '/$locale/account/settings',
  profile: '/$locale/account/settings/edit',
  'bank-details': '/$locale/account/settings/bank-details',
  password: '/$locale/account/change-password',
} as const;

export type SettingsPage = keyof typeof SETTINGS_PAGES;

/** Behind a guard, so hovering asks nothing of it. */
export function SettingsLink({ page, ...look }: Look & { page: SettingsPage }) {
  const params = { locale: useLocale() };
  return <Link to={SETTINGS_PAGES[page]} params={params} preload={false} {...look} />;
}
