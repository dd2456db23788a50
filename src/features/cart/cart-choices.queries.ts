import { queryOptions } from '@tanstack/react-query';
import { fetchCartChoices, fetchPieceNames } from './cart-choices.functions.ts';

/** What may stand in the cart beside products; asked for by the cart page alone. */
export const cartChoicesQuery = queryOptions({
  queryKey: ['cart-choices'],
  queryFn: () => fetchCartChoices(),
  staleTime: 60_000,
});

/** Names of pieces that could not be added. */
export const pieceNamesQuery = (skus: readonly string[]) =>
  queryOptions({
    queryKey: ['piece-names', ...skus],
    queryFn: () => fetchPieceNames({ data: { skus: [...skus] } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
