import { hasAllShops } from '#src/domain/staff/grants.ts';
import { WAREHOUSE } from '#src/domain/stock/stock.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import { findWebDomainsOf } from '../shops/face.ts';
import { findStoreNames } from '../stores/face.ts';

/** A place whose stock a caller may see. */
export type Place = { id: string; name: string | null; mayChange: boolean };

type Whose = Pick<StaffCaller, 'shops'>;

/** The places of a caller by their ids: the warehouse, and stores of the countries of their shops. */
export async function findPlaces(db: Queryable, caller: Whose): Promise<Map<string, Place>> {
  const own = await findWebDomainsOf(db, caller);
  const countries = own.map(({ countryCodeISO2 }) => countryCodeISO2);
  const near = await findStoreNames(db, countries);
  const places: Place[] = [
    // The warehouse is of all shops: who has some of them sees it, and changes nothing of the others'.
    { id: WAREHOUSE, name: null, mayChange: hasAllShops(caller) },
    ...near.map((store) => ({ ...store, mayChange: true })),
  ];
  return new Map(places.map((place) => [place.id, place]));
}
