import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  isOnline,
  LANGUAGES,
  type Language,
  LOCALE_CODES,
  onlineVariant,
} from '#src/domain/shop/locales.ts';
import { catalogueOf } from '../words.ts';
import { laterPages } from './judge-list.ts';
import { judgePage, sharedCanonicals, sharedTexts, withoutReturn } from './judge-page.ts';
import { pathOf, type ReadPage, readPage } from './read-page.ts';
import { type Entry, readSitemap } from './read-sitemap.ts';
import { reportOf } from './report.ts';
import { closedBy, readRobots } from './robots-rules.ts';

/**
 * `npm run crawl -- --base http://localhost:3000 --sample 12 --shop fr-fr`: reads robots.txt and the
 * sitemaps of a shop (all without `--shop`), looks at all pages but those of products, at that many
 * products (0: all), at the later pages of lists, at the same under the bare languages, and at what
 * they link to, as a crawler would; ends with 1 where there is a fault. The shop has to be running.
 */
const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:3000' },
    sample: { type: 'string', default: '12' },
    shop: { type: 'string' },
  },
});
const base = values.base.replace(/\/+$/, '');
const sample = Number(values.sample);
/** A small machine renders a page in less than the time that the next ones wait. */
const AT_ONCE = 4;
/** Pages of one shopper send a stranger away. */
const PERSONAL = /^\/([^/]+\/(account|auth|checkout)\/|api\/)/;
const PRODUCT = /--p\d+$/;
const OF_CATALOGUE = /--p(\d|lf\d)/;
/** Topics of help stand under no bare language. */
const TOPIC = /^\/[^/]+\/[^/]+\/./;

/** What is wrong, and where. */
const faults: [where: string, fault: string][] = [];
const pages = new Map<string, ReadPage>();

const MAX_WAITS = 10;

/** A page as a crawler asks for it: one that is told to come later does. */
async function ask(path: string, waits = MAX_WAITS): Promise<Response> {
  const answer = await fetch(`${base}${path}`, { headers: { accept: 'text/html' } });
  const seconds = Number(answer.headers.get('retry-after') ?? 0);
  if (answer.status !== 429 || seconds === 0 || waits === 0) return answer;
  await answer.body?.cancel();
  await sleep(seconds * 1_000);
  return ask(path, waits - 1);
}

/** Reads what has not been read, a few at once. */
async function lookAt(paths: Iterable<string>): Promise<void> {
  const waiting = [...new Set(paths)].filter((path) => !pages.has(path));
  const look = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const answer = await ask(path);
      pages.set(path, readPage(answer.status, await answer.text(), base));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
}

/** What a file for crawlers says; a fault where it is not there. */
async function readFile(path: string): Promise<string> {
  const answer = await fetch(`${base}${path}`);
  if (!answer.ok) faults.push([path, `answers ${answer.status}`]);
  return answer.text();
}

/** The pages of a sitemap, held against robots.txt. */
async function listedIn(path: string): Promise<Entry[]> {
  const entries = readSitemap(await readFile(path));
  // Nobody notes when a store or a text of the shop changed.
  const undated = entries.filter(({ path, hasDate }) => OF_CATALOGUE.test(path) && !hasDate);
  if (undated.length > 0)
    faults.push([path, `lists ${undated.length} products and families without lastmod`]);
  for (const entry of entries) {
    const pattern = closedBy(rules, entry.path);
    if (pattern !== undefined)
      faults.push([entry.path, `stands in ${path}, and robots.txt closes it: ${pattern}`]);
  }
  return entries;
}

/** So many of a list, spread over it; all for 0. */
function some<T>(list: readonly T[], count: number): T[] {
  const step = count === 0 ? 1 : Math.max(1, Math.floor(list.length / count));
  return list.filter((_, at) => at % step === 0);
}

const prefixOf = (path: string) => LOCALE_CODES.find((code) => code === path.split('/')[1]);

/** The pages of a shop under the bare language that shows the same. */
function underBareLanguages(paths: readonly string[]): string[] {
  return LOCALE_CODES.filter((code) => !isOnline(code)).flatMap((code) =>
    paths
      .filter((path) => prefixOf(path) === onlineVariant(code) && !TOPIC.test(path))
      .map((path) => path.replace(/^\/[^/]+/, `/${code}`)),
  );
}

/** English sentences, by the languages that say them in another way; single words may be alike. */
function englishSentences(): ReadonlyMap<Language, ReadonlySet<string>> {
  const english = [...catalogueOf('en')].map(([id, text]) => [id, text || id] as const);
  const sentences = english.filter(([, text]) => text.includes(' '));
  return new Map(
    LANGUAGES.map((lang) => {
      const own = catalogueOf(lang);
      const other = sentences.filter(([id, text]) => own.get(id) !== text);
      return [lang, new Set(other.map(([, text]) => text))];
    }),
  );
}

const rules = readRobots(await readFile('/robots.txt'));
const maps = readSitemap(await readFile('/sitemap.xml')).filter(
  ({ path }) => values.shop === undefined || path.startsWith(`/sitemaps/${values.shop}-`),
);
const entries = (await Promise.all(maps.map(({ path }) => listedIn(path)))).flat();
const { products = [], others = [] } = Object.groupBy(
  entries.map(({ path }) => path),
  (path) => (PRODUCT.test(path) ? 'products' : 'others'),
);
const listed = [...others, ...some(products, sample * maps.length)];
await lookAt(listed);
const later = listed.flatMap((path) => {
  const page = pages.get(path);
  return page === undefined ? [] : laterPages(path, page);
});
const ofShops = [...listed, ...later];
const looked = [...ofShops, ...underBareLanguages(ofShops)];
await lookAt(looked);
await lookAt(
  [...pages.values()].flatMap(({ alternates }) => alternates.map(({ href }) => pathOf(href))),
);

const english = englishSentences();
const own = looked.flatMap((path) => {
  const page = pages.get(path);
  return page === undefined ? [] : [[path, page] as const];
});
for (const [path, page] of own) {
  const isUntranslated = (lang: Language, text: string) => english.get(lang)?.has(text) ?? false;
  for (const fault of judgePage(path, page, isUntranslated)) faults.push([path, fault]);
  for (const other of withoutReturn(path, pages))
    faults.push([path, `names ${other}, which does not name it`]);
}
const isOfShop = new Set(ofShops);
const indexed = own.filter(([path]) => isOfShop.has(path));
// Two products may have one name; any other two pages may not.
const notProducts = indexed.filter(([path]) => !PRODUCT.test(path));
for (const [where, fault] of [...sharedCanonicals(indexed), ...sharedTexts(notProducts)])
  faults.push([where, fault]);

/** Where each link was seen. */
const links = new Map(
  own.flatMap(([path, page]) => page.links.map((link) => [link, path] as const)),
);
const open = [...links.keys()].filter((link) => !PERSONAL.test(link)).sort();
const followed = some(open, sample === 0 ? 0 : sample * LOCALE_CODES.length * 4);
await lookAt(followed);
for (const link of followed) {
  const status = pages.get(link)?.status ?? 0;
  if (status >= 400)
    faults.push([links.get(link) ?? '', `links to ${link}, which answers ${status}`]);
}

const count = `${own.length} pages and ${followed.length} links: ${faults.length} faults`;
process.stdout.write(`${[...reportOf(faults), count].join('\n')}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
