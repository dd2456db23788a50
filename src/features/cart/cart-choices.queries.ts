import { queryOptions } from '@tanstack/react-query';
import { fetchCartChoices, fetchItemNames } from './cart-choices.functions.ts';

/** What may be added to the cart besides products; asked for by the cart page alone. */
export const cartChoicesQuery = queryOptions({
  queryKey: ['cart-choices'],
  queryFn: () => fetchCartChoices(),
  staleTime: 60_000,
});

/** Names of items that could not be added. */
export const itemNamesQuery = (skus: readonly string[]) =>
  queryOptions({
    queryKey: ['item-names', ...skus],
    queryFn: () => fetchItemNames({ data: { skus: [...skus] } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
