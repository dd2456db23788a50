import { existsSync, readFileSync } from 'node:fs';
import { HEADER } from '#src/domain/wire/headers.ts';

/**
 * `npm run bench:catalogue`: how quickly a running platform answers lists with three facets, searches
 * and suggestions; a hundred of each, one after the other, after a warm-up. Ends with 1 above the
 * limit of performance.md. Grow the database first: `npm run platform:seed -- --products 50000`.
 */

const LIMIT_MS = 50;
const COUNT = 100;
const WARM_UP = 10;
const PLATFORM = process.env.PLATFORM_URL ?? 'http://localhost:4000';
const FOLDER = process.env.DATA_DIR ?? '.data';

if (!existsSync(`${FOLDER}/secrets.json`)) {
  process.stderr.write(
    `No platform has run on ${FOLDER}. Start one, or name its folder: DATA_DIR.\n`,
  );
  process.exit(1);
}
const secrets: unknown = JSON.parse(readFileSync(`${FOLDER}/secrets.json`, 'utf8'));
const { subscriptionKey } = Object.assign({ subscriptionKey: '' }, secrets);
const headers = {
  [HEADER.subscriptionKey]: String(subscriptionKey),
  [HEADER.storeId]: '1001',
  [HEADER.sessionId]: 'shared',
  [HEADER.deviceChannel]: 'SD',
  'accept-language': 'fr-fr',
};

async function read(path: string): Promise<unknown> {
  const response = await fetch(`${PLATFORM}/ecommerce/v3/catalog${path}`, { headers });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

const FAMILIES = ['f1000', 'f2000', 'f1200', 'f3000'];
const SIZES = ['36', '38', '40', '42', 'M', 'L'];
const COLOURS = ['navy', 'black', 'ecru', 'camel', 'grey'];
const MATERIALS = ['cotton', 'organic-cotton', 'linen', 'viscose', 'merino'];
const TEXTS = [
  'robe',
  'rob',
  'jean large',
  'coton',
  'pull',
  'chemise lin',
  'manteau',
  'robbe midi',
  'sac',
  'jupe plissee',
];
const WORDS = [
  '',
  'noir',
  'lin',
  'long',
  'femme',
  'bleu',
  'fille',
  'soldes',
  'taille',
  'uni',
  'brode',
];
const at = <T>(values: readonly T[], place: number) => values[place % values.length];

const textOf = (place: number) =>
  [at(TEXTS, place), at(WORDS, Math.floor(place / TEXTS.length))].join(' ').trim();

const QUERIES: Record<string, (place: number) => string> = {
  'list, three facets': (place) =>
    `/families/${at(FAMILIES, place)}/products?size=${at(SIZES, place)}&colour=${at(COLOURS, place + 1)}&material=${at(MATERIALS, place + 2)}`,
  'list, whole family': (place) => `/families/${at(FAMILIES, place)}/products?page=${place % 7}`,
  // A text of its own for each: what an earlier search matched is remembered.
  search: (place) => `/search?q=${encodeURIComponent(textOf(place))}`,
  'search, next page': (place) => `/search?q=${encodeURIComponent(textOf(place))}&page=2`,
  suggestions: (place) =>
    `/suggestions?q=${encodeURIComponent((at(TEXTS, place) ?? '').slice(0, 3 + (place % 3)))}`,
};

async function timesOf(query: (place: number) => string): Promise<number[]> {
  const times: number[] = [];
  for (let place = 0; place < WARM_UP + COUNT; place++) {
    const since = performance.now();
    await read(query(place));
    if (place >= WARM_UP) times.push(performance.now() - since);
  }
  return times.sort((one, other) => one - other);
}

const { total } = Object.assign({ total: 0 }, await read('/families/f1000/products?pageSize=1'));
process.stdout.write(`${PLATFORM}: ${total} products in f1000\n\n`);
let isSlow = false;
for (const [name, query] of Object.entries(QUERIES)) {
  const times = await timesOf(query);
  const percentile = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
  const [half, most] = [percentile(0.5), percentile(0.95)];
  isSlow ||= most > LIMIT_MS;
  process.stdout.write(
    `${name.padEnd(20)} p50 ${half.toFixed(1).padStart(6)} ms   p95 ${most.toFixed(1).padStart(6)} ms   (limit ${LIMIT_MS})\n`,
  );
}
process.exitCode = isSlow ? 1 : 0;
