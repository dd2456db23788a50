import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type GeoStream, geoMercator, geoPath } from 'd3-geo';
import type { Place } from '#src/domain/store/store.schema.ts';
import { edgesOf, MAP, pointIn, viewOf } from './map-view.ts';
import { type Label, placeLabels } from './place-labels.ts';

/** The ground below the pins; paths and points in units of the drawing. */
export type MapGround = { land: string; borders: string; labels: Label[] };

type Placed = Pick<Place, 'latitude' | 'longitude'>;

/** Lines run on past the edge, so that their ends are not seen. */
const BLEED = 4;
/** Corners of a line that are nearer to each other than these units are one to the eye. */
const MIN_STEP = 2.5;

type Edges = ReturnType<typeof edgesOf>;
type Line = readonly (readonly number[])[];

/** What a line spans, in degrees. */
function spanOf(line: Line): Edges {
  const span = { west: 180, east: -180, south: 90, north: -90 };
  for (const [longitude = 0, latitude = 0] of line) {
    span.west = Math.min(span.west, longitude);
    span.east = Math.max(span.east, longitude);
    span.south = Math.min(span.south, latitude);
    span.north = Math.max(span.north, latitude);
  }
  return span;
}

type Atlas = {
  land: number[][][][];
  borders: number[][][];
  towns: { name: string; at: number[] }[];
};

const unpack = promisify(brotliDecompress);

/** Written by `npm run atlas`; read by the thread that draws, not bundled. */
async function loadAtlas() {
  const file = await readFile(new URL('./atlas.json.br', import.meta.url));
  const { land, borders, towns }: Atlas = JSON.parse((await unpack(file)).toString('utf8'));
  return {
    land: land.map((rings) => ({ rings, span: spanOf(rings[0] ?? []) })),
    borders: borders.map((line) => ({ line, span: spanOf(line) })),
    towns: towns.map(({ name, at: [longitude = 0, latitude = 0] }) => ({
      name,
      longitude,
      latitude,
    })),
  };
}

/** Read when the first map is asked for: shops without one never hold it. */
let atlas: ReturnType<typeof loadAtlas> | undefined;
const readAtlas = () => {
  atlas ??= loadAtlas();
  return atlas;
};

const touches = (one: Edges, other: Edges) =>
  one.west < other.east &&
  other.west < one.east &&
  one.south < other.north &&
  other.south < one.north;

/** Leaves out the corners of lines that come too close to the one before. */
function thinned(sink: GeoStream): GeoStream {
  let isLine = false;
  let last: readonly [number, number] | null = null;
  return {
    point(x, y) {
      if (isLine && last !== null && Math.hypot(x - last[0], y - last[1]) < MIN_STEP) return;
      last = [x, y];
      sink.point(x, y);
    },
    lineStart() {
      isLine = true;
      last = null;
      sink.lineStart();
    },
    lineEnd() {
      isLine = false;
      sink.lineEnd();
    },
    polygonStart: () => sink.polygonStart(),
    polygonEnd: () => sink.polygonEnd(),
  };
}

/**
 * Coasts, borders and towns around given places (decision 064): Natural Earth and GeoNames, for the
 * view that `viewOf` finds. Names make way for the places' pins.
 */
export async function drawMap(places: readonly Placed[]): Promise<MapGround> {
  const { land, borders, towns } = await readAtlas();
  const view = viewOf(places);
  const projection = geoMercator()
    .center([view.longitude, view.latitude])
    .scale((view.scale * 180) / Math.PI)
    .translate([MAP.width / 2, MAP.height / 2])
    .precision(0)
    .clipExtent([
      [-BLEED, -BLEED],
      [MAP.width + BLEED, MAP.height + BLEED],
    ]);
  const path = geoPath({ stream: (sink) => projection.stream(thinned(sink)) }).digits(1);
  const edges = edgesOf(view);
  const seen = towns.filter(
    ({ longitude, latitude }) =>
      longitude > edges.west &&
      longitude < edges.east &&
      latitude > edges.south &&
      latitude < edges.north,
  );
  const coordinates = {
    land: land.filter(({ span }) => touches(span, edges)).map(({ rings }) => rings),
    borders: borders.filter(({ span }) => touches(span, edges)).map(({ line }) => line),
  };
  return {
    land: path({ type: 'MultiPolygon', coordinates: coordinates.land }) ?? '',
    borders: path({ type: 'MultiLineString', coordinates: coordinates.borders }) ?? '',
    labels: placeLabels(
      seen.map((town) => ({ name: town.name, ...pointIn(view, town) })),
      places.map((place) => pointIn(view, place)),
    ),
  };
}
