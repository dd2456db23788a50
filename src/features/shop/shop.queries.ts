import { queryOptions } from '@tanstack/react-query';
import { fetchShop } from './shop.functions.ts';

export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: () => fetchShop(),
  staleTime: Number.POSITIVE_INFINITY,
});
