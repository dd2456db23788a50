import type { QueryClient } from '@tanstack/react-query';
import type { LocaleCode } from '#src/domain/shop/locales.ts';
import type { Shop } from '#src/features/shop/shop.functions.ts';

/** The named guards (specification §2). */
export const GUARD_NAMES = [
  'account-access',
  'init-catalog',
  'init-order',
  'init-product',
  'order-access',
  'order-exception',
  'secure-authent',
  'share-cart',
] as const;
export type GuardName = (typeof GUARD_NAMES)[number];

/** What a guard may look at: where the shopper is going, and with what. */
export type GuardContext = {
  locale: LocaleCode;
  shop: Shop;
  queryClient: QueryClient;
  /** Path with prefix, without query. */
  pathname: string;
  /** Path with query: where to come back to after signing in. */
  href: string;
  /** Ids that the URL names, on the pages that have them. */
  params: Readonly<Partial<Record<'provider' | 'familyId' | 'productId', string | undefined>>>;
  search: Readonly<Record<string, unknown>>;
  /** A prefetch: nothing may be changed. */
  isPreload: boolean;
};

/** Passes, or throws a redirect or a not-found. Guards are for the shopper's way, not for safety. */
export type Guard = (context: GuardContext) => Promise<void>;
