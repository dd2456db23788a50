import type { Place } from '#src/domain/store/store.schema.ts';

type Placed = Pick<Place, 'latitude' | 'longitude'>;
type Bounds = readonly [west: number, south: number, east: number, north: number];

/**
 * What the countries that shops deliver to span, in degrees, with a margin of about ten kilometres:
 * the parts in Europe, which are all that the atlas has (Natural Earth).
 */
const BOUNDS: ReadonlyMap<string, Bounds> = new Map(
  Object.entries<Bounds>({
    AD: [1.3, 42.3, 1.9, 42.8],
    AT: [9.4, 46.2, 17.3, 49.2],
    BE: [2.4, 49.4, 6.5, 51.6],
    CH: [5.8, 45.7, 10.6, 47.9],
    DE: [5.7, 47.1, 15.2, 55.2],
    DK: [7.9, 54.4, 15.3, 57.9],
    ES: [-18.3, 27.5, 4.5, 43.9],
    FR: [-5.3, 41.2, 9.7, 51.2],
    GB: [-8.3, 49.0, 2.0, 61.0],
    IE: [-10.8, 51.3, -5.8, 55.5],
    IT: [6.5, 35.3, 18.7, 47.2],
    LI: [9.3, 46.9, 9.8, 47.4],
    LU: [5.6, 49.3, 6.7, 50.3],
    MC: [7.2, 43.6, 7.6, 43.9],
    NL: [3.2, 50.6, 7.4, 53.7],
    PL: [14.0, 48.9, 24.3, 55.0],
    PT: [-31.4, 32.3, -6.0, 42.3],
    SE: [10.9, 55.2, 24.3, 69.2],
    SM: [12.3, 43.8, 12.6, 44.1],
    VA: [12.3, 41.8, 12.6, 42.0],
  }),
);

const isWithin = ({ latitude, longitude }: Placed, [west, south, east, north]: Bounds) =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

/**
 * Whether one of these countries holds all the places, as those of one list are: a map is never
 * wider than a country.
 */
export function isInOneCountry(places: readonly Placed[], countries: readonly string[]): boolean {
  return countries.some((country) => {
    const bounds = BOUNDS.get(country);
    return bounds !== undefined && places.every((place) => isWithin(place, bounds));
  });
}
