import type { Place } from '#src/domain/store/store.schema.ts';

/** Size of the map's drawing, in its own units. */
export const MAP = { width: 400, height: 300 } as const;
/** Half the width of a pin. */
export const PIN_RADIUS = 11;

/** Degrees of latitude that a map shows at least: a town, not a crossing. */
const MIN_SPAN = 0.08;
/** Room around the outermost stores, as a part of what they span. */
const MARGIN = 0.18;
/** Units to which a drawing is exact. */
const DIGITS = 10;

type Placed = Pick<Place, 'latitude' | 'longitude'>;
export type Point = { x: number; y: number };

/** Where the map's middle lies, in degrees, and how many units a degree of longitude takes. */
type MapView = { longitude: number; latitude: number; scale: number };

const inRadians = (degrees: number) => (degrees * Math.PI) / 180;
const inDegrees = (radians: number) => (radians * 180) / Math.PI;

/** Mercator's northing in degrees: places keep their shape whatever the scale. */
const northing = (latitude: number) =>
  inDegrees(Math.log(Math.tan(Math.PI / 4 + inRadians(latitude) / 2)));
const latitudeAt = (north: number) =>
  inDegrees(2 * Math.atan(Math.exp(inRadians(north))) - Math.PI / 2);

/** The view that shows all given places, with room around them. */
export function viewOf(places: readonly Placed[]): MapView {
  const norths = places.map(({ latitude }) => northing(latitude));
  const longitudes = places.map(({ longitude }) => longitude);
  const [north, south] = [Math.max(...norths), Math.min(...norths)];
  const [east, west] = [Math.max(...longitudes), Math.min(...longitudes)];
  const latitude = latitudeAt((north + south) / 2);
  const minSpan = MIN_SPAN / Math.cos(inRadians(latitude));
  const span = Math.max(north - south, ((east - west) * MAP.height) / MAP.width, minSpan);
  return {
    longitude: (east + west) / 2,
    latitude,
    scale: MAP.height / (span * (1 + 2 * MARGIN)),
  };
}

/** Where a place lies in the drawing of a view. */
export function pointIn(view: MapView, place: Placed): Point {
  const rounded = (units: number) => Math.round(units * DIGITS) / DIGITS;
  const east = place.longitude - view.longitude;
  const north = northing(place.latitude) - northing(view.latitude);
  return {
    x: rounded(MAP.width / 2 + east * view.scale),
    y: rounded(MAP.height / 2 - north * view.scale),
  };
}

/** What a view shows, in degrees. */
export function edgesOf({ longitude, latitude, scale }: MapView) {
  const middle = northing(latitude);
  const [across, up] = [MAP.width / 2 / scale, MAP.height / 2 / scale];
  return {
    west: longitude - across,
    east: longitude + across,
    south: latitudeAt(middle - up),
    north: latitudeAt(middle + up),
  };
}
