import { queryOptions } from '@tanstack/react-query';
import type { Place } from '#src/domain/store/store.schema.ts';
import { drawGround, fetchReservations, fetchStore, fetchTowns } from './stores.functions.ts';

/** A store of the shop's country, or null. */
export const storeQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['store', storeId],
    queryFn: () => fetchStore({ data: { storeId } }),
  });

/** All stores of the shop's country, by town. */
export const townsQuery = queryOptions({ queryKey: ['stores'], queryFn: () => fetchTowns() });

export const reservationsQuery = queryOptions({
  queryKey: ['account', 'reservations'],
  queryFn: () => fetchReservations(),
});

/** What a map of these places shows beneath their pins; it never changes. */
export const mapGroundQuery = (stores: readonly Place[]) => {
  const places = stores.map(({ latitude, longitude }) => ({ latitude, longitude }));
  return queryOptions({
    queryKey: ['map', places],
    queryFn: () => drawGround({ data: places }),
    staleTime: Number.POSITIVE_INFINITY,
  });
};
