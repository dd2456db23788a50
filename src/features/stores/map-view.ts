import type { Store } from '#src/domain/store.ts';

/** Size of the map's drawing, in its own units. */
export const MAP = { width: 400, height: 300 } as const;

/** Degrees of latitude that a map shows at least: a town, not a crossing. */
const MIN_SPAN = 0.03;
/** Room around the outermost stores, as a part of what they span. */
const MARGIN = 0.18;

type Placed = Pick<Store, 'latitude' | 'longitude'>;
export type Projection = (longitude: number, latitude: number) => { x: number; y: number };

/**
 * Where places lie on a map that shows all given stores: east and north at one scale, which holds
 * well enough for the size of a country.
 */
export function projectionFor(stores: readonly Placed[]): Projection {
  const latitudes = stores.map(({ latitude }) => latitude);
  const longitudes = stores.map(({ longitude }) => longitude);
  const north = Math.max(...latitudes);
  const south = Math.min(...latitudes);
  const east = Math.max(...longitudes);
  const west = Math.min(...longitudes);
  const middle = { latitude: (north + south) / 2, longitude: (east + west) / 2 };
  const shrink = Math.cos((middle.latitude * Math.PI) / 180);
  const span = Math.max(north - south, ((east - west) * shrink * MAP.height) / MAP.width, MIN_SPAN);
  const scale = MAP.height / (span * (1 + 2 * MARGIN));
  const round = (value: number) => Math.round(value * 10) / 10;
  return (longitude, latitude) => ({
    x: round(MAP.width / 2 + (longitude - middle.longitude) * shrink * scale),
    y: round(MAP.height / 2 - (latitude - middle.latitude) * scale),
  });
}
