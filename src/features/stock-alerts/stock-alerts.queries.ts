import { queryOptions } from '@tanstack/react-query';
import { fetchAlerts } from './stock-alerts.functions.ts';

/** Skus that the customer waits for; null for guests. Filled by the start-up call. */
export const alertSkusQuery = queryOptions({
  queryKey: ['stock-alerts', 'skus'],
  queryFn: (): string[] | null => null,
  enabled: false,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The alerts as their page lists them. */
export const alertsQuery = queryOptions({
  queryKey: ['stock-alerts', 'list'],
  queryFn: () => fetchAlerts(),
});
