import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { cartQuery } from '#src/features/cart/cart.queries.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { startUpSettled } from '#src/features/shop/start-up-key.ts';
import { checkOrder } from './check-order.ts';
import { fetchOrderOfCart, leavePaidCart } from './checkout.functions.ts';
import { orderOfCartQuery } from './checkout.queries.ts';

/** Waits, unless the page is left meanwhile. */
function waiter(signal: AbortSignal) {
  return (ms: number) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
    });
}

/**
 * The order of a paid cart. The page has asked once already, on its way here; it goes on asking as
 * the shop's parameters say. With an order, or without one at the end, the cart is over (CHK-15).
 */
export function useOrderOfCart(cartId: string) {
  const queryClient = useQueryClient();
  const { orderConfirmation } = useShop().parameters.params;
  const { data: order } = useSuspenseQuery(orderOfCartQuery(cartId));
  const [isExhausted, setExhausted] = useState(false);
  const isOrdered = order !== null;

  useEffect(() => {
    if (isOrdered) return;
    const leaving = new AbortController();
    const ask = () => fetchOrderOfCart({ data: { cartId } });
    checkOrder(ask, orderConfirmation, waiter(leaving.signal), 1)
      .then(async (found) => {
        if (leaving.signal.aborted) return;
        if (found !== null)
          return queryClient.setQueryData(orderOfCartQuery(cartId).queryKey, found);
        await leavePaidCart({ data: { cartId } }).catch(() => undefined);
        setExhausted(true);
      })
      .catch(() => undefined);
    return () => leaving.abort();
  }, [cartId, isOrdered, orderConfirmation, queryClient]);

  const isOver = isOrdered || isExhausted;
  useEffect(() => {
    if (!isOver) return;
    // A start-up call under way may still bring the cart that is now an order.
    void startUpSettled(queryClient).then(() => {
      const cached = queryClient.getQueryData(cartQuery.queryKey);
      if (!cached || cached.id === cartId) queryClient.setQueryData(cartQuery.queryKey, null);
      queryClient.removeQueries({ queryKey: ['checkout'] });
      void queryClient.invalidateQueries({ queryKey: ['account'] });
    });
  }, [isOver, cartId, queryClient]);

  return { order, isExhausted };
}
