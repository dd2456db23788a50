import type { QueryClient } from '@tanstack/react-query';
import { tabStorage } from '#src/ui/browser-storage.ts';
import { CART_SCOPE, cartQuery } from './cart.functions.ts';
import { addToCart } from './cart-changes.functions.ts';
import { endAdd, isUndecided } from './pending-adds.ts';

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
