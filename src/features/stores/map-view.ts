import type { Place } from '#src/domain/store/store.schema.ts';

/** Size of the map's drawing, in its own units. */
export const MAP = { width: 400, height: 300 } as const;
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

/** Kilometres that a degree of latitude takes. */
const DEGREE_KM = 111.32;
/** Below this, coasts and borders of the atlas say nothing of a map's places: it is a plan. */
const PLAN_UP_TO_KM = 50;
/** Steps of a scale, within each power of ten. */
const STEPS = [1, 2, 5];
/** The longest that a scale takes of a drawing. */
const MAX_SCALE = 0.3;

/** What a view shows from west to east, in kilometres. */
function kilometresAcross({ latitude, scale }: MapView): number {
  return (MAP.width / scale) * DEGREE_KM * Math.cos(inRadians(latitude));
}

export const isPlan = (view: MapView) => kilometresAcross(view) <= PLAN_UP_TO_KM;

/** The scale of a view: round kilometres, and how many units of the drawing they take. */
export function scaleOf(view: MapView): { kilometres: number; units: number } {
  const across = kilometresAcross(view);
  const longest = across * MAX_SCALE;
  const power = 10 ** Math.floor(Math.log10(longest));
  const kilometres = power * Math.max(...STEPS.filter((step) => step * power <= longest));
  return { kilometres, units: (kilometres / across) * MAP.width };
}

/** Between the middles of two pins, so that both numbers are read and clicked. */
const PIN_GAP = 2 * PIN_RADIUS + 1;
const ROUNDS = 40;

/**
 * Where pins stand: on their places, and those that would cover each other moved apart, within the
 * drawing. Always the same for the same places.
 */
export function spreadPins(places: readonly Point[]): Point[] {
  const pins = places.map((place) => ({ ...place }));
  const within = (value: number, size: number) =>
    Math.min(size - PIN_RADIUS, Math.max(PIN_RADIUS, value));
  for (let round = 0; round < ROUNDS; round += 1) {
    let isMoved = false;
    for (const [at, one] of pins.entries()) {
      for (const [more, other] of pins.slice(at + 1).entries()) {
        const [east, south] = [other.x - one.x, other.y - one.y];
        const gap = Math.hypot(east, south);
        if (gap >= PIN_GAP) continue;
        // Two on one spot part in a direction of their own.
        const turn = (at + more + 1) * 2.4;
        const [x, y] = gap < 0.01 ? [Math.cos(turn), Math.sin(turn)] : [east / gap, south / gap];
        const push = (PIN_GAP - gap) / 2 + 0.05;
        one.x = within(one.x - x * push, MAP.width);
        one.y = within(one.y - y * push, MAP.height);
        other.x = within(other.x + x * push, MAP.width);
        other.y = within(other.y + y * push, MAP.height);
        isMoved = true;
      }
    }
    if (!isMoved) break;
  }
  return pins.map(({ x, y }) => ({
    x: Math.round(x * DIGITS) / DIGITS,
    y: Math.round(y * DIGITS) / DIGITS,
  }));
}
