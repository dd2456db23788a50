import { queryOptions } from '@tanstack/react-query';
import { fetchReservations } from './stores.functions.ts';

export const reservationsQuery = queryOptions({
  queryKey: ['account', 'reservations'],
  queryFn: () => fetchReservations(),
});
