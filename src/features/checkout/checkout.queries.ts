import { queryOptions } from '@tanstack/react-query';
import { fetchCheckout, fetchOrderOfCart } from './checkout.functions.ts';

/** Always as the platform has it now: an order is made from it. */
export const checkoutQuery = queryOptions({
  queryKey: ['checkout'],
  queryFn: () => fetchCheckout(),
  staleTime: 0,
});

export function orderOfCartQuery(cartId: string) {
  return queryOptions({
    queryKey: ['order-of-cart', cartId],
    queryFn: () => fetchOrderOfCart({ data: { cartId } }),
  });
}
