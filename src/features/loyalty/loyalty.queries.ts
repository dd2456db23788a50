import { queryOptions } from '@tanstack/react-query';
import { fetchAdvantages, fetchLoyalty } from './loyalty.functions.ts';

/** `page` counts from 0. */
export function loyaltyQuery(page: number) {
  return queryOptions({
    queryKey: ['account', 'loyalty', page],
    queryFn: () => fetchLoyalty({ data: { page } }),
  });
}

export const advantagesQuery = queryOptions({
  queryKey: ['account', 'advantages'],
  queryFn: () => fetchAdvantages(),
});
