import type { PointSearch } from '#src/domain/store/store.schema.ts';
import { plainText } from '#src/domain/text/typed-text.ts';

/** What a store is found by. */
export type Placed = {
  name: string;
  zipCode: string;
  city: string;
  latitude: number;
  longitude: number;
};

type Found<T> = T & { distance: number | null };

const EARTH_RADIUS_KM = 6_371;
/** How far around a place stores are looked for when nobody says, in km. */
const DEFAULT_RADIUS = 100;
/** Of a postcode, the first two characters still name a region; one alone would be guessing. */
const MIN_POSTCODE = 2;

/** Kilometres between two places, over the sphere. */
export function distanceBetween(
  one: Pick<Placed, 'latitude' | 'longitude'>,
  other: Pick<Placed, 'latitude' | 'longitude'>,
): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const shrink = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(north + shrink * east));
}

/** Stores whose postcode shares the longest beginning with what was typed. */
function byPostcode<T extends Placed>(stores: readonly T[], typed: string): T[] {
  const wanted = typed.replaceAll(' ', '');
  for (let length = wanted.length; length >= MIN_POSTCODE; length--) {
    const beginning = wanted.slice(0, length);
    const found = stores.filter(({ zipCode }) =>
      plainText(zipCode).replaceAll(' ', '').startsWith(beginning),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** A town by its name, a postcode or a part of either; the closest reading that finds any. */
function byText<T extends Placed>(stores: readonly T[], search: string): T[] {
  const typed = plainText(search);
  if (typed === '') return [...stores];
  const inTown = stores.filter(({ city }) => plainText(city) === typed);
  if (inTown.length > 0) return inTown;
  if (/\d/.test(typed)) return byPostcode(stores, typed);
  const words = typed.split(' ');
  return stores.filter(({ name, city }) => {
    const known = plainText(`${city} ${name}`).split(' ');
    return words.every((word) => known.some((one) => one.startsWith(word)));
  });
}

/**
 * Stores for what a shopper typed and where they are: the nearest first when a place is given,
 * else in the order that they come in.
 */
export function rankStores<T extends Placed>(
  stores: readonly T[],
  { search = '', latitude, longitude, radius = DEFAULT_RADIUS }: PointSearch,
): Found<T>[] {
  const found = byText(stores, search);
  if (latitude === undefined || longitude === undefined) {
    return found.map((store) => ({ ...store, distance: null }));
  }
  return found
    .map((store) => ({ ...store, distance: distanceBetween(store, { latitude, longitude }) }))
    .filter(({ distance }) => distance <= radius)
    .sort((one, other) => one.distance - other.distance);
}
