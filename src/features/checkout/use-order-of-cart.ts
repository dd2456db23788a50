import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { cartQuery } from '#src/features/cart/cart.functions.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { startUpSettled } from '#src/features/shop/start-up-key.ts';
import { isExhausted, orderChecks } from './check-order.ts';
import { fetchOrderOfCart, leavePaidCart, orderOfCartQuery } from './checkout.functions.ts';

/**
 * The order of a paid cart. The page has asked once already, on its way here; it goes on asking as
 * the shop's parameters say. With an order, or without one at the end, the cart is over (CHK-15).
 */
export function useOrderOfCart(cartId: string) {
  const queryClient = useQueryClient();
  const { orderConfirmation } = useShop().parameters.params;
  const query = orderOfCartQuery(cartId);
  const { data: order = null, dataUpdatedAt } = useQuery({
    ...query,
    ...orderChecks(() => fetchOrderOfCart({ data: { cartId } }), orderConfirmation),
  });
  const state = queryClient.getQueryState(query.queryKey);
  // Each check is told by its time; what it found is mostly what the one before it did.
  const isLost = dataUpdatedAt > 0 && state !== undefined && isExhausted(state, orderConfirmation);
  const isOrdered = order !== null;
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    if (!isLost) return;
    void leavePaidCart({ data: { cartId } })
      .catch(() => undefined)
      .then(() => setLeft(true));
  }, [isLost, cartId]);

  const isOver = isOrdered || isLeft;
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

  return { order, isExhausted: isLeft };
}
