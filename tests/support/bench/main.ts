import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '#src/launch/chromium.ts';
import { startBoth } from '../start-programs.ts';
import { STOREFRONT_URL } from '../test-ports.ts';
import { measureFloor, serveFloor } from './floor.ts';
import { measureLighthouse, type Throttling } from './lighthouse.ts';
import { drawPictures, measureFeedback, measureNavigation } from './navigation.ts';
import { cpuSecondsOf } from './processes.ts';
import { measurePurchases } from './purchases.ts';
import { printRates, type RatedPage } from './rates.ts';
import { printTable, readPeers, type Site } from './site.ts';
import { measureSizing } from './sizing.ts';
import { cpuSeconds, measureMemory } from './speed.ts';
import { measurePaint, measureView } from './view.ts';

/**
 * `npm run bench [-- --lighthouse] [--part views|orders|sizing|cached|uncached|memory] [--peer name=url,home,listing,product[,pid]]`: what a first view costs
 * and how soon it is painted, pages per second of the storefront's CPU beside the hello world (cached and rendered apart), how
 * long it takes from a list to a product and from a press to the cart, what a cart write and a purchase
 * take with sixteen shoppers, what pages and orders cost each program, memory. Lighthouse is fetched from the registry when it is asked for.
 * Ratios of one run count; times of two do not (performance.md).
 */

const { values } = parseArgs({
  options: {
    peer: { type: 'string', multiple: true, default: [] },
    lighthouse: { type: 'boolean', default: false },
    part: { type: 'string', multiple: true, default: [] },
  },
});
const peers = readPeers(values.peer);
const SHOP: Site = {
  name: 'vitrine',
  url: STOREFRONT_URL,
  paths: { home: '/fr-fr', listing: '/fr-fr/robes--plf1200', product: '/fr-fr/robe-midi--p400101' },
};
/** What ends here is a search parameter that changes the address of a page and nothing of what it reads. */
const RENDERED: Site = {
  ...SHOP,
  paths: { listing: `${SHOP.paths.listing}?q=`, product: `${SHOP.paths.product}?size=` },
};
const MEMORY_PAGES = 5_000;

const pagesOf = ({ name, url, paths }: Site) =>
  Object.entries(paths).map(([page, path]) => ({ label: `${name} ${page}`, url: `${url}${path}` }));

async function firstViews(browser: Browser): Promise<void> {
  const heading = ['page', 'html gz kB', 'script gz kB', 'files', 'css gz kB', 'requests'];
  const rows = [[...heading, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS']];
  for (const page of [floor, SHOP, ...peers].flatMap(pagesOf)) {
    const { html, script, files, css, requests } = await measureView(browser, page.url);
    const { fcp, lcp, tbt, cls } = await measurePaint(browser, page.url);
    rows.push([page.label, html, script, files, css, requests, fcp, lcp, tbt, cls]);
  }
  printTable('First view on a phone (paints: 150 ms, 1.6 Mbit/s, a fourth of the CPU)', rows);
}

async function lighthouse(title: string, throttling: Throttling): Promise<void> {
  const rows = [['page', 'score', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS']];
  for (const page of [SHOP, ...peers].flatMap(pagesOf)) {
    const { score, fcp, lcp, tbt, cls } = await measureLighthouse(page.url, throttling);
    rows.push([page.label, score, fcp, lcp, tbt, cls]);
  }
  printTable(`Lighthouse, mobile, ${title}, medians of three`, rows);
}

async function navigations(browser: Browser): Promise<void> {
  const url = `${SHOP.url}${SHOP.paths.listing}`;
  await drawPictures(browser, url);
  const hovered = await measureNavigation(browser, url, true);
  const straight = await measureNavigation(browser, url, false);
  printTable('Listing to product at 100 ms RTT, p50 / p90', [
    ['', 'there ms', 'frames', 'back ms'],
    ['after intent', hovered.there, hovered.frames, hovered.back],
    ['straight', straight.there, straight.frames, straight.back],
  ]);
  const pressed = await measureFeedback(browser, `${SHOP.url}${SHOP.paths.product}`);
  printTable('From "Add to cart" to the count in the header at 100 ms RTT, p50 / p90 ms', [
    [pressed],
  ]);
}

async function purchases(browser: Browser): Promise<void> {
  const { writes, purchases } = await measurePurchases(browser);
  const heading = ['16 shoppers at once', 'p50 ms', 'p95 ms'];
  printTable('Cart writes through the storefront', [heading, ...writes]);
  printTable('Purchases, signed in, piece to order', [heading, ...purchases]);
}

/** What tells what a shop has spent: ours tells it itself, a peer only where its process is known. */
function cpuOf({ url, pid }: Site): (() => Promise<number>) | undefined {
  if (url === SHOP.url) return () => cpuSeconds();
  return pid === undefined ? undefined : async () => cpuSecondsOf(pid);
}

let asked = 0;

/** Pages of a site to be measured; `isEachNew`: no address is asked for twice, so that none is found cached. */
function rated(site: Site, encoding: RatedPage['encoding'], isEachNew = false): RatedPage[] {
  const spent = cpuOf(site);
  return pagesOf(site).map(({ label, url }) => ({
    label: encoding === 'identity' ? label : `${label}, ${encoding}`,
    addressOf: isEachNew ? () => `${url}${asked++}` : () => url,
    encoding,
    ...(spent && { spent }),
  }));
}

async function inBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(executablePath && { executablePath }),
  });
  await work(browser).finally(() => browser.close());
}

const script = await measureFloor();
process.stdout.write(
  `Hello world of this stack: ${script.toFixed(1)} kB of script; 1.3 x is ${(script * 1.3).toFixed(1)}.\n`,
);
const floor = await serveFloor();
const hello = rated(floor, 'identity');
const peerPages = peers.flatMap((peer) => rated(peer, 'identity'));
/** Pages are fetched as by many networks. */
const settings = { TRUSTED_PROXIES: '127.0.0.1,::1' };

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  views: () =>
    inBrowser(async (browser) => {
      await firstViews(browser);
      await navigations(browser);
      if (!values.lighthouse) return;
      await lighthouse('a slow phone reckoned', 'simulate');
      await lighthouse('a browser slowed down', 'devtools');
    }),
  orders: () => inBrowser(purchases),
  sizing: () =>
    inBrowser(async (browser) =>
      printTable('CPU ms of each program (docs/sizing.md)', await measureSizing(browser)),
    ),
  cached: async () => {
    await printRates('Cached pages', [...hello, ...rated(SHOP, 'br'), ...peerPages]);
    await printRates('Rendered pages, reads cached', [
      ...hello,
      ...rated(RENDERED, 'identity', true),
      ...rated(RENDERED, 'br', true),
      ...peerPages,
    ]);
  },
};

/** Of a storefront that caches nothing. */
const INSPECTED_PARTS: typeof PARTS = {
  uncached: () =>
    printRates('Rendered pages, nothing cached', [
      ...hello,
      ...rated(SHOP, 'identity'),
      ...peerPages,
    ]),
  memory: async () => {
    const { before, after } = await measureMemory(`${SHOP.url}${SHOP.paths.listing}`, MEMORY_PAGES);
    printTable('Memory of the storefront, MB', [
      ['before', `after ${MEMORY_PAGES} rendered pages`],
      [before, after],
    ]);
  },
};

/** Measures what was asked for of some parts, all unless told, on programs of their own. */
async function measure(parts: typeof PARTS, hasDiagnostics: boolean): Promise<void> {
  const asked = Object.entries(parts).filter(
    ([name]) => values.part.length === 0 || values.part.includes(name),
  );
  if (asked.length === 0) return;
  const stop = await startBoth({ hasDiagnostics, settings });
  try {
    for (const [, part] of asked) await part();
  } finally {
    await stop();
  }
}

await measure(PARTS, false);
await measure(INSPECTED_PARTS, true);
