import { queryOptions } from '@tanstack/react-query';
import { fetchCheckout, fetchOrderOfCart, fetchShippingMethods } from './checkout.functions.ts';

/** Always as the platform has it now: an order is made from it. */
export const checkoutQuery = queryOptions({
  queryKey: ['checkout'],
  queryFn: () => fetchCheckout(),
  staleTime: 0,
});

/** The methods depend on the country and on what is in the cart, hence on its version. */
export function shippingMethodsQuery(country: string, cartVersion: number) {
  return queryOptions({
    queryKey: ['shipping-methods', country, cartVersion],
    queryFn: () => fetchShippingMethods({ data: { country } }),
  });
}

export function orderOfCartQuery(cartId: string) {
  return queryOptions({
    queryKey: ['order-of-cart', cartId],
    queryFn: () => fetchOrderOfCart({ data: { cartId } }),
  });
}
