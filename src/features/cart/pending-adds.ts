import type { QueryClient } from '@tanstack/react-query';
import type { ErrorCode } from '#src/domain/errors.ts';
import { readClientMessage } from '#src/domain/text/client-message.ts';
import {
  newPendingAction,
  readPendingActions,
  removePendingAction,
  storePendingAction,
} from '#src/features/pending-actions/pending-actions.ts';
import { type BrowserStorage, tabStorage } from '#src/ui/browser-storage.ts';
import { CART_SCOPE, cartQuery } from './cart.functions.ts';
import { addToCart } from './cart-changes.functions.ts';

/**
 * Clicks on "Add": each has an idempotency key (F11). One whose answer was lost keeps its key for
 * the next click on the same item, and one that was still on its way when the page was left is sent
 * again by the next page.
 */

/** Failures that do not say whether the platform has done what it was asked for. */
const UNDECIDED: readonly ErrorCode[] = [
  'INTERNAL_SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
  'PLATFORM_UNREACHABLE',
  'PLATFORM_MALFORMED',
];

/** Whether a request that failed so may have been counted, or may be later. */
export function isUndecided(error: unknown): boolean {
  const { code } = readClientMessage(error);
  return UNDECIDED.some((undecided) => undecided === code);
}

/** Stores a click on "Add"; answers its key: that of an earlier click whose answer was lost, or a new one. */
export function startAdd(storage: BrowserStorage, sku: string): string {
  const lost = readPendingActions(storage).find(
    (entry) => entry.kind === 'add' && entry.sku === sku && entry.isReported === true,
  );
  const { isReported: _, ...added } = lost ?? newPendingAction({ kind: 'add', sku });
  storePendingAction(storage, added);
  return added.id;
}

/** The platform has answered. */
export function endAdd(storage: BrowserStorage, id: string): void {
  removePendingAction(storage, id);
}

/** The answer was lost, and the shopper was asked to try again. */
export function loseAdd(storage: BrowserStorage, id: string): void {
  const added = readPendingActions(storage).find((entry) => entry.id === id);
  if (added !== undefined) storePendingAction(storage, { ...added, isReported: true });
}

const MAX_RETRIES = 3;

/**
 * Sends a click on "Add" again that was on its way when its page was left. Whether it arrived or
 * not, it counts once (F11); one that is refused now is dropped, as its page would have done. While
 * the outcome is unknown, it is tried again, and stays stored for the next page.
 */
export function resendAdd(
  queryClient: QueryClient,
  { id, sku }: { id: string; sku: string },
): Promise<unknown> {
  return queryClient
    .getMutationCache()
    .build(queryClient, {
      scope: CART_SCOPE,
      // The server reads the cart's version itself.
      mutationFn: () => addToCart({ data: { sku, idempotencyKey: id, version: null } }),
      retry: (failures, error) => failures < MAX_RETRIES && isUndecided(error),
      onSuccess: (cart) => queryClient.setQueryData(cartQuery.queryKey, cart),
      onSettled: (_cart, error) => {
        if (error === null || !isUndecided(error)) endAdd(tabStorage, id);
      },
    })
    .execute(undefined);
}
