import { queryOptions } from '@tanstack/react-query';
import { fetchReservations, fetchStore } from './stores.functions.ts';

/** A store of the shop's country, or null. */
export const storeQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['store', storeId],
    queryFn: () => fetchStore({ data: { storeId } }),
  });

export const reservationsQuery = queryOptions({
  queryKey: ['account', 'reservations'],
  queryFn: () => fetchReservations(),
});
