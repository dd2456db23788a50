import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { measureBlocking } from './blocking.ts';

const QUIET_MS = 3_000;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true };
const REPEATS = 3;

type Loaded = { type: string; bytes: number; isPicture: boolean };

/**
 * What a phone loads of a page until three seconds after load; kilobytes as gzip sends them. Script
 * is all of it, since some pages begin theirs before load and some after the first paint.
 */
export async function measureView(browser: Browser, url: string) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const loaded: Promise<Loaded>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    const read = async () => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      return { type, bytes: gzipSync(body).byteLength, isPicture: type === 'image' };
    };
    loaded.push(read());
  });
  await page.goto(url, { waitUntil: 'load' });
  // Prefetches and the start-up call belong to the view; a fixed quiet time is the definition.
  await pause(QUIET_MS);
  const all = await Promise.all(loaded);
  await context.close();
  const of = (type: string) => all.filter((item) => item.type === type);
  const kilobytes = (type: string) =>
    (of(type).reduce((sum, { bytes }) => sum + bytes, 0) / 1_000).toFixed(1);
  return {
    html: kilobytes('document'),
    script: kilobytes('script'),
    files: String(of('script').length),
    css: kilobytes('stylesheet'),
    requests: String(all.filter(({ isPicture }) => !isPicture).length),
  };
}

/** The network and processor of a simple phone, as Lighthouse throttles them. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Collected in the page from its start: paints and shifts. */
function collect() {
  const seen = { fcp: 0, lcp: 0, cls: 0 };
  Object.assign(window, { benchSeen: seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    seen.cls += Number(Object(entry.toJSON()).value);
  });
}

async function paintOnce(browser: Browser, url: string) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(collect);
  await page.goto(url, { waitUntil: 'load' });
  await pause(QUIET_MS);
  const seen: unknown = await page.evaluate(
    () => Object.getOwnPropertyDescriptor(window, 'benchSeen')?.value,
  );
  await context.close();
  return Object.assign({ fcp: 0, lcp: 0, cls: 0 }, seen);
}

type Run = Awaited<ReturnType<typeof paintOnce>> & { tbt: number };

/** First and largest paint (ms), blocked time (ms) and shift on a slow phone; the median of three. */
export async function measurePaint(browser: Browser, url: string) {
  const runs: Run[] = [];
  for (let run = 0; run < REPEATS; run += 1) {
    const paint = await paintOnce(browser, url);
    runs.push({ ...paint, tbt: await measureBlocking(url) });
  }
  const middle = (pick: (run: Run) => number) =>
    runs.map(pick).toSorted((one, other) => one - other)[Math.floor(REPEATS / 2)] ?? 0;
  return {
    fcp: middle(({ fcp }) => fcp).toFixed(0),
    lcp: middle(({ lcp }) => lcp).toFixed(0),
    tbt: middle(({ tbt }) => tbt).toFixed(0),
    cls: middle(({ cls }) => cls).toFixed(4),
  };
}
