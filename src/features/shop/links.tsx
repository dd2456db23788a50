import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import type { ListSearch } from '#src/domain/catalogue/list-search.ts';
import type { ProductSearch } from '#src/domain/catalogue/product-search.ts';
import type { StorySlug } from '#src/domain/content/page-slugs.ts';
import type { OrderStep } from '#src/domain/order/order-paths.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { orderRoute, useLiveFlow } from './order-page.ts';

/** Links by what they lead to; the locale is that of the page. */

export type Look = { className?: string | undefined; children: ReactNode } & Pick<
  ComponentProps<'a'>,
  | 'aria-label'
  | 'aria-current'
  | 'aria-hidden'
  | 'aria-busy'
  | 'tabIndex'
  | 'onClick'
  | 'onFocus'
  | 'onBlur'
  | 'onPointerDown'
>;

/** A link to a list; with `replace`, Back leaves the list instead of undoing this click. */
export type ListLook = Look & { replace?: boolean; resetScroll?: boolean };

/** A link is to the current page (`aria-current`) when path and search params are all the same. */
const SAME_PAGE = { exact: true };

/** The path of every page begins with it: it is the current one on home alone. */
export function HomeLink(look: Look) {
  const params = { locale: useLocale() };
  return <Link to="/$locale" params={params} activeOptions={SAME_PAGE} {...look} />;
}

/** To a page by its path as editors wrote it, whatever page that is. */
export function PathLink({ path, ...look }: Look & { path: string }) {
  // The router reads the path; `to` is what it wants beside it.
  return <Link to="." href={path} activeOptions={SAME_PAGE} {...look} />;
}

export function CartLink(look: Look) {
  return <Link to="/$locale/cart" params={{ locale: useLocale() }} {...look} />;
}

type ProductLinkProps = Look & {
  product: { slug: string; productId: string };
  search?: ProductSearch;
};

/** To the short form of a product, its canonical URL. */
export function ProductLink({ product, search = {}, ...look }: ProductLinkProps) {
  const productSlug = { name: product.slug, id: product.productId };
  const params = { locale: useLocale(), productSlug };
  return <Link to="/$locale/$productSlug" params={params} search={search} {...look} />;
}

/** To one colour of a product. */
export function OptionLink({
  product,
  optionId,
  ...look
}: ProductLinkProps & { optionId: string }) {
  const params = { locale: useLocale(), name: product.slug, id: optionId };
  return <Link to="/$locale/product/$name/$id" params={params} {...look} />;
}

type FamilyLinkProps = ListLook & {
  family: { slug: string; familyId: string };
  search?: ListSearch;
};

export function FamilyLink({ family, search = {}, ...look }: FamilyLinkProps) {
  const params = { locale: useLocale(), catalogSlug: { name: family.slug, id: family.familyId } };
  return (
    <Link
      to="/$locale/$catalogSlug"
      params={params}
      search={search}
      activeOptions={SAME_PAGE}
      {...look}
    />
  );
}

/** To the short form of a landing, trend or lookbook page. */
export function StoryLink({ story, ...look }: Look & { story: StorySlug }) {
  const params = { locale: useLocale(), storySlug: story };
  return <Link to="/$locale/$storySlug" params={params} {...look} />;
}

export function SearchLink({
  text,
  search = {},
  ...look
}: ListLook & { text: string; search?: ListSearch }) {
  return (
    <Link
      to="/$locale/search"
      params={{ locale: useLocale() }}
      search={{ q: text, ...search }}
      activeOptions={SAME_PAGE}
      {...look}
    />
  );
}

/** To the search page before anything is typed. */
export function SearchEntryLink(look: Look) {
  const params = { locale: useLocale() };
  return <Link to="/$locale/search" params={params} activeOptions={SAME_PAGE} {...look} />;
}

export const ACCOUNT_PAGES = {
  dashboard: '/$locale/account/dashboard',
  orders: '/$locale/account/orders',
  reservations: '/$locale/account/reservations',
} as const;

export type AccountPage = keyof typeof ACCOUNT_PAGES;

/** Account pages are behind a guard, and hovering a link asks nothing of it. */
export function AccountLink({ page, ...look }: Look & { page: AccountPage }) {
  const params = { locale: useLocale() };
  return <Link to={ACCOUNT_PAGES[page]} params={params} preload={false} {...look} />;
}

type CheckoutLinkProps = Look & { step?: Exclude<OrderStep, 'confirmation'> };

/** To a step of the live checkout flow, the first if none is named (specification §2, A-079). */
export function CheckoutLink({ step = 'billing', ...look }: CheckoutLinkProps) {
  const params = { locale: useLocale() };
  return <Link to={orderRoute(step, useLiveFlow())} params={params} preload={false} {...look} />;
}
