import { type Mutation, type QueryClient, queryOptions } from '@tanstack/react-query';
import { fetchCart, fetchShippingOffers } from './cart.functions.ts';

/** The one cart of the page; the start-up call fills it, mutations keep it. */
export const cartQuery = queryOptions({
  queryKey: ['cart'],
  queryFn: () => fetchCart(),
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Ways to deliver in the shop's country, for the free-shipping progress. The start-up call brings
 * them with a cart; a cart that begins in this visit asks for them itself.
 */
export const shippingOffersQuery = queryOptions({
  queryKey: ['shipping-offers'],
  queryFn: () => fetchShippingOffers(),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Cart changes run one after the other: each carries the version that the one before brought. */
export const CART_SCOPE = { id: 'cart' };

/** Whether a mutation changes the cart. */
export function isCartChange({ options }: Pick<Mutation, 'options'>): boolean {
  return options.scope?.id === CART_SCOPE.id;
}

/** Whether a change of the cart is on its way. */
export function isCartChanging(queryClient: QueryClient): boolean {
  return queryClient.isMutating({ predicate: isCartChange }) > 0;
}
