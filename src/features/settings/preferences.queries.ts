import { queryOptions } from '@tanstack/react-query';
import { fetchPreferredStore, fetchSubscriptions } from './preferences.functions.ts';

export const subscriptionsQuery = queryOptions({
  queryKey: ['settings', 'subscriptions'],
  queryFn: () => fetchSubscriptions(),
});

export const preferredStoreQuery = queryOptions({
  queryKey: ['settings', 'store'],
  queryFn: () => fetchPreferredStore(),
});
