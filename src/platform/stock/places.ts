import { inArray } from 'drizzle-orm';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { WAREHOUSE } from '#src/domain/stock/stock.ts';
import type { Queryable } from '../database/database.ts';
import type { StaffCaller } from '../http/platform-env.ts';
import { stores } from '../stores/tables.ts';
import { findWebDomains } from '../web-domains/web-domain-store.ts';

/** A place whose stock a caller may see. */
export type Place = { id: string; name: string | null; mayChange: boolean };

type Whose = Pick<StaffCaller, 'shops'>;

/** The warehouse is of all shops: who has some of them sees it, and changes nothing of the others'. */
export const hasAllShops = ({ shops }: Whose): boolean =>
  ONLINE_LOCALES.every((shop) => shops.has(shop));

/** The places of a caller by their ids: the warehouse, and stores of the countries of their shops. */
export async function findPlaces(db: Queryable, caller: Whose): Promise<Map<string, Place>> {
  const all = await findWebDomains(db);
  const countries = all.flatMap(({ domain, countryCodeISO2 }) =>
    caller.shops.has(domain) ? [countryCodeISO2] : [],
  );
  const near =
    countries.length === 0
      ? []
      : await db
          .select({ id: stores.storeId, name: stores.name })
          .from(stores)
          .where(inArray(stores.country, countries))
          .orderBy(stores.name, stores.storeId);
  const places: Place[] = [
    { id: WAREHOUSE, name: null, mayChange: hasAllShops(caller) },
    ...near.map((store) => ({ ...store, mayChange: true })),
  ];
  return new Map(places.map((place) => [place.id, place]));
}
