import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '#src/launch/chromium.ts';
import { startBoth } from '../start-programs.ts';
import { STOREFRONT_URL } from '../test-ports.ts';
import { measureFloor } from './floor.ts';
import { measureLighthouse, type Throttling } from './lighthouse.ts';
import { measureFeedback, measureNavigation } from './navigation.ts';
import { measurePurchases } from './purchases.ts';
import { printTable, readPeers, type Site } from './site.ts';
import { cpuSeconds, cpuSecondsOf, measureMemory, measurePeer, measureSpeed } from './speed.ts';
import { measurePaint, measureView } from './view.ts';

/**
 * `npm run bench [-- --lighthouse] [--peer name=url,home,listing,product[,pid]]`: what a first view costs
 * and how soon it is painted, pages per second of the storefront's CPU (kept and rendered apart), how
 * long it takes from a list to a product and from a press to the cart, what a cart write and a purchase
 * take with sixteen shoppers, memory. Lighthouse is fetched from the registry when it is asked for.
 * Ratios of one run count; times of two do not (performance.md).
 */

const { values } = parseArgs({
  options: {
    peer: { type: 'string', multiple: true, default: [] },
    lighthouse: { type: 'boolean', default: false },
  },
});
const peers = readPeers(values.peer);
const SHOP: Site = {
  name: 'vitrine',
  url: STOREFRONT_URL,
  paths: { home: '/fr-fr', listing: '/fr-fr/robes--plf1200', product: '/fr-fr/robe-midi--p400101' },
};
const CONNECTIONS = [1, 16];
/** Addresses that differ: each is rendered, none is found kept. */
const MEMORY_PAGES = 5_000;

const pagesOf = ({ name, url, paths }: Site) =>
  Object.entries(paths).map(([page, path]) => ({ label: `${name} ${page}`, url: `${url}${path}` }));

async function firstViews(browser: Browser): Promise<void> {
  const heading = ['page', 'html gz kB', 'script gz kB', 'files', 'css gz kB', 'requests'];
  const rows = [[...heading, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS']];
  for (const page of [SHOP, ...peers].flatMap(pagesOf)) {
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
  const hovered = await measureNavigation(browser, url, true);
  const straight = await measureNavigation(browser, url, false);
  printTable('Listing to product at 100 ms RTT, p50 / p90 ms', [
    ['', 'there', 'back'],
    ['after intent', hovered.there, hovered.back],
    ['straight', straight.there, straight.back],
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

/** What a shop has spent: ours tells it itself. */
const cpuOf = ({ pid }: Site) => (pid === undefined ? () => cpuSeconds() : () => cpuSecondsOf(pid));

async function speeds(title: string, sites: readonly Site[]): Promise<void> {
  const rows = [['page', 'connections', 'pages', 'p99 ms', 'X-Cache']];
  for (const site of sites) {
    for (const { label, url } of pagesOf(site)) {
      for (const connections of CONNECTIONS) {
        if (site !== SHOP && site.pid === undefined) {
          const { perSecond, p99 } = await measurePeer(url, connections);
          rows.push([label, String(connections), `${perSecond} a s`, p99, '-']);
        } else {
          const { perCpuSecond, p99, cached } = await measureSpeed(url, connections, cpuOf(site));
          rows.push([label, String(connections), `${perCpuSecond} a CPU s`, p99, cached]);
        }
      }
    }
  }
  printTable(title, rows);
}

async function inBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(executablePath && { executablePath }),
  });
  await work(browser).finally(() => browser.close());
}

const floor = await measureFloor();
process.stdout.write(
  `Hello world of this stack: ${floor.toFixed(1)} kB of script; 1.3 x is ${(floor * 1.3).toFixed(1)}.\n`,
);
const stopKeeping = await startBoth({ isInspected: false });
try {
  await inBrowser(async (browser) => {
    await firstViews(browser);
    await navigations(browser);
    await purchases(browser);
  });
  if (values.lighthouse) {
    await lighthouse('a slow phone reckoned', 'simulate');
    await lighthouse('a browser slowed down', 'devtools');
  }
  await speeds('Kept pages', [SHOP, ...peers]);
} finally {
  await stopKeeping();
}
const stopRendering = await startBoth({ isInspected: true });
try {
  await speeds('Rendered pages', [SHOP, ...peers]);
  const { before, after } = await measureMemory(`${SHOP.url}${SHOP.paths.listing}`, MEMORY_PAGES);
  printTable('Memory of the storefront, MB', [
    ['before', `after ${MEMORY_PAGES} rendered pages`],
    [before, after],
  ]);
} finally {
  await stopRendering();
}
