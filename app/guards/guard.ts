import type { QueryClient } from '@tanstack/react-query';
import type { ListSearch } from '#src/domain/catalogue/list-search.ts';
import type { ErrorCode } from '#src/domain/errors.ts';
import type { LocaleCode } from '#src/domain/shop/locales.ts';
import { readClientMessage } from '#src/domain/text/client-message.ts';
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

/** Parsed params and search of the route, where its guards need them. */
export type Named = {
  params?: { provider?: string; familyId?: string; productId?: string };
  search?: ListSearch & {
    [Name in 'cart' | 'reference' | 'sessionId' | 'sessionResult' | 'share']?: string | undefined;
  };
};

/** What a guard may look at: where the shopper is going, and with what. */
export type GuardContext = Required<Named> & {
  locale: LocaleCode;
  shop: Shop;
  queryClient: QueryClient;
  /** Path with prefix, without query. */
  pathname: string;
  /** Path with query: where to come back to after signing in. */
  href: string;
  /** A prefetch: nothing may be changed. */
  isPreload: boolean;
};

/** Passes, or throws a redirect or a not-found. Guards are for the shopper's way, not for safety. */
export type Guard = (context: GuardContext) => Promise<void>;

/** Whether a server function said that the thing does not exist. */
export function isMissing(error: unknown, code: ErrorCode): boolean {
  return readClientMessage(error).code === code;
}
