import { queryOptions } from '@tanstack/react-query';
import { fetchCart } from './cart.functions.ts';

/** The one cart of the page; the start-up call fills it, mutations keep it. */
export const cartQuery = queryOptions({
  queryKey: ['cart'],
  queryFn: () => fetchCart(),
  staleTime: Number.POSITIVE_INFINITY,
});
