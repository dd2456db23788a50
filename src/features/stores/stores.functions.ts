import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { SKU } from '#src/domain/catalogue/catalogue.values.ts';
import { DELIVERY_MODES } from '#src/domain/shipping/shipping.values.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import * as calls from '#src/domain/store/reservation.calls.ts';
import type { Place } from '#src/domain/store/store.schema.ts';
import { STORE_CONTEXTS } from '#src/domain/store/store.values.ts';
import { NUMBER_ID } from '#src/domain/text/number-id.ts';
import { countAttempt } from '#src/session/attempt-limits.server.ts';
import { customerMiddleware, shopMiddleware } from '#src/session/commerce.middleware.ts';
import { limited } from '#src/session/limited.middleware.ts';
import type { MapGround } from './draw-map.server.ts';
import { isInOneCountry } from './map-bounds.ts';
import { drawnMap } from './map-drawer.server.ts';
import { readStore, readTowns, searchPlacesQuietly, searchQuietly } from './stores.server.ts';

const id = v.pipe(v.string(), v.regex(NUMBER_ID));
const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));

const around = {
  search: v.optional(v.pipe(v.string(), v.maxLength(100))),
  latitude: v.optional(degrees(90)),
  longitude: v.optional(degrees(180)),
  /** Places at most; as many as the platform answers, unless told. */
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))),
};
/** More places than a list holds. */
const MAX_PINS = 100;
const searchSchema = v.object({
  ...around,
  productId: v.optional(id),
  optionId: v.optional(id),
  size: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(40))),
  context: v.picklist(STORE_CONTEXTS),
});
export type StoreSearchInput = v.InferOutput<typeof searchSchema>;

/** Stores of the shop's country; posted, so that no log line holds the shopper's position. */
export const searchStores = createServerFn({ method: 'POST' })
  .middleware([limited('store search'), shopMiddleware])
  .validator(searchSchema)
  .handler(({ context: { commerce, shop }, data }) =>
    searchQuietly(commerce, { ...data, countryCode: shop.countryCodeISO2 }),
  );

/** A store of the shop's country; null where there is none of that id. */
export const fetchStore = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .validator(v.object({ storeId: id }))
  .handler(({ context: { commerce, shop }, data: { storeId } }) =>
    readStore(commerce, storeId, shop.countryCodeISO2),
  );

/** All stores of the shop's country, by town. */
export const fetchTowns = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .handler(({ context: { commerce } }) => readTowns(commerce, getDomain(commerce.caller.locale)));

/**
 * Places of a country that the shop delivers to, where a parcel may wait: stores, pickup points or
 * lockers. None elsewhere; null when they could not be read.
 */
export const searchPlaces = createServerFn({ method: 'POST' })
  .middleware([limited('store search'), shopMiddleware])
  .validator(
    v.object({
      ...around,
      mode: v.picklist(DELIVERY_MODES),
      country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    }),
  )
  .handler(({ context: { commerce, shop }, data: { mode, country, ...place } }) =>
    shop.params.deliveryCountries.includes(country)
      ? searchPlacesQuietly(commerce, mode, { ...place, countryCode: country })
      : [],
  );

/** The ground of the map where the atlas has nothing, or the places are of no list. */
const NO_GROUND: MapGround = { land: '', borders: '', labels: [] };

/** Coasts, borders and towns beneath the pins of listed places; the same for everybody. */
export const drawGround = createServerFn({ method: 'POST' })
  .middleware([limited('map'), shopMiddleware])
  .validator(
    v.pipe(
      v.array(v.object({ latitude: degrees(85), longitude: degrees(180) })),
      v.minLength(1),
      v.maxLength(MAX_PINS),
    ),
  )
  .handler(({ context: { shop }, data }) =>
    isInOneCountry(data, [shop.countryCodeISO2, ...shop.params.deliveryCountries])
      ? drawnMap(data)
      : NO_GROUND,
  );

/** Reserves a garment in a store; UNAUTHORIZED for guests, who sign in first. */
export const reserveInStore = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ storeId: id, sku: v.pipe(v.string(), v.regex(SKU)) }))
  .handler(async ({ context, data }) => {
    await countAttempt('reservation', context.customer.caller);
    return context.customer.ask(calls.reserve, { body: data });
  });

/** Cancels a reservation; NOT_FOUND once it is over. */
export const cancelReservation = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ reservationId: v.pipe(v.string(), v.regex(/^R[0-9A-Z]{8}$/)) }))
  .handler(async ({ context, data }) => {
    await context.customer.ask(calls.cancelReservation, {
      params: { reservationId: data.reservationId },
    });
  });

/** The customer's reservations, past ones included. */
export const fetchReservations = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(async ({ context }) => (await context.customer.ask(calls.getReservations, {})).values);

/** A store of the shop's country, or null. */
export const storeQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['store', storeId],
    queryFn: () => fetchStore({ data: { storeId } }),
  });

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
