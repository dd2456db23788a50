import { queryOptions } from '@tanstack/react-query';
import { fetchCartChoices } from './cart-choices.functions.ts';

/** What may stand in the cart beside products; asked for by the cart page alone. */
export const cartChoicesQuery = queryOptions({
  queryKey: ['cart-choices'],
  queryFn: () => fetchCartChoices(),
  staleTime: 60_000,
});
