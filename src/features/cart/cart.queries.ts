import { queryOptions, skipToken } from '@tanstack/react-query';
import type { ShippingMethod } from '#src/domain/shipping.ts';
import { fetchCart } from './cart.functions.ts';

/** The one cart of the page; the start-up call fills it, mutations keep it. */
export const cartQuery = queryOptions({
  queryKey: ['cart'],
  queryFn: () => fetchCart(),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Ways to deliver in the shop's country, for the free-shipping progress; known by the start-up call. */
export const shippingOffersQuery = queryOptions<readonly ShippingMethod[]>({
  queryKey: ['shipping-offers'],
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
});
