import { useLingui } from '@lingui/react/macro';
import { type RaRecord, useGetList } from 'react-admin';
import type { z } from 'zod';
import type { placeSchema } from '#src/domain/stock/stock.schema.ts';
import { WAREHOUSE } from '#src/domain/stock/stock.ts';

type Place = z.infer<typeof placeSchema> & RaRecord<string>;

/** The places of one's shops, the warehouse first, as choices. */
export function usePlaces() {
  const { t } = useLingui();
  const { data = [] } = useGetList<Place>('places', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  });
  const places = data.map(({ id, name, mayChange }) => ({
    ...{ id, mayChange },
    name: id === WAREHOUSE ? t`Warehouse` : (name ?? id),
  }));
  const nameOf = (place: string) => places.find(({ id }) => id === place)?.name ?? place;
  return { places, nameOf };
}
