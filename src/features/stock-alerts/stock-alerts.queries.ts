import { queryOptions } from '@tanstack/react-query';

/** Skus that the customer waits for; null for guests. Filled by the start-up call. */
export const alertSkusQuery = queryOptions({
  queryKey: ['stock-alerts', 'skus'],
  queryFn: (): string[] | null => null,
  enabled: false,
  staleTime: Number.POSITIVE_INFINITY,
});
