import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '#src/launch/chromium.ts';
import { startBoth } from './start-programs.ts';
import { PORTS, STOREFRONT_URL } from './test-ports.ts';

/**
 * `npm run bench`: bytes, files and requests of a first view, and pages per second of the
 * storefront's CPU, for home, listing and product. Ratios of one run count; times of two do not.
 */

const PAGES = {
  home: '/fr-fr',
  listing: '/fr-fr/robes--plf1200',
  product: '/fr-fr/robe-midi--p400101',
};
const CONNECTIONS = [1, 16];
const WARM_UP = 100;
const COUNTED = 400;
const QUIET_MS = 3_000;

type Loaded = { type: string; bytes: number; isBeforeLoad: boolean; isPicture: boolean };

/** What a phone loads of a page until three seconds after load; bytes as gzip would send them. */
async function measureView(browser: Browser, path: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
  });
  const page = await context.newPage();
  const loaded: Promise<Loaded>[] = [];
  let isLoaded = false;
  page.on('load', () => {
    isLoaded = true;
  });
  page.on('response', (response) => {
    const isBeforeLoad = !isLoaded;
    const type = response.request().resourceType();
    const isPicture = response.url().includes('/media/');
    const read = async () => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      return { type, bytes: gzipSync(body).byteLength, isBeforeLoad, isPicture };
    };
    loaded.push(read());
  });
  await page.goto(`${STOREFRONT_URL}${path}`, { waitUntil: 'load' });
  // Prefetches and the start-up call belong to the view; a fixed quiet time is the definition.
  await pause(QUIET_MS);
  const all = await Promise.all(loaded);
  await context.close();
  const kilobytes = (type: string) =>
    all
      .filter((item) => item.type === type && item.isBeforeLoad)
      .reduce((sum, { bytes }) => sum + bytes / 1_000, 0)
      .toFixed(1);
  return {
    html: kilobytes('document'),
    script: kilobytes('script'),
    files: all.filter(({ type, isBeforeLoad }) => type === 'script' && isBeforeLoad).length,
    css: kilobytes('stylesheet'),
    requests: all.filter(({ isPicture }) => !isPicture).length,
  };
}

/** CPU seconds that the storefront has used so far, by its own account. */
async function cpuSeconds(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${PORTS.metrics}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

async function fetchPages(path: string, count: number, connections: number): Promise<number[]> {
  const times: number[] = [];
  let left = count;
  const worker = async () => {
    while (left-- > 0) {
      const since = performance.now();
      const response = await fetch(`${STOREFRONT_URL}${path}`);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      times.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return times;
}

async function measureSpeed(path: string, connections: number) {
  await fetchPages(path, WARM_UP, connections);
  const before = await cpuSeconds();
  const times = (await fetchPages(path, COUNTED, connections)).sort((one, other) => one - other);
  const perCpuSecond = COUNTED / ((await cpuSeconds()) - before);
  return `${perCpuSecond.toFixed(0)} (p99 ${times[Math.floor(COUNTED * 0.99)]?.toFixed(0)} ms)`;
}

const stop = await startBoth({ isInspected: false });
const executablePath = findChromium();
const browser = await chromium.launch({
  args: CHROMIUM_FLAGS,
  ...(executablePath && { executablePath }),
});
try {
  const rows: string[][] = [
    [
      'page',
      'html gz kB',
      'script gz kB',
      'files',
      'css gz kB',
      'requests',
      ...CONNECTIONS.map((count) => `pages/CPU s, ${count} conn.`),
    ],
  ];
  for (const [name, path] of Object.entries(PAGES)) {
    const view = await measureView(browser, path);
    const speeds: string[] = [];
    for (const connections of CONNECTIONS) speeds.push(await measureSpeed(path, connections));
    rows.push([
      name,
      view.html,
      view.script,
      String(view.files),
      view.css,
      String(view.requests),
      ...speeds,
    ]);
  }
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  );
  process.stdout.write(`\n${lines.join('\n')}\n`);
} finally {
  await browser.close();
  await stop();
}
