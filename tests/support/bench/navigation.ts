import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { percentile } from './site.ts';

const TURNS = 20;
/** The shop sells ten of a size at most to one cart. */
const PRESSES = 8;
const SETTLE_MS = 1_500;
const RTT_MS = 100;
/** The shop prefetches after 100 ms of intent; a hand rests a little longer. */
const INTENT_MS = 400;

/** A page on a desk, and a way to set its network apart by a round trip of 100 ms. */
async function openDesk(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: RTT_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  return page;
}

const inMs = (numbers: readonly number[]) =>
  `${percentile(numbers, 50).toFixed(0)} / ${percentile(numbers, 90).toFixed(0)}`;

/** Milliseconds from the press of a tile to the heading of its product, in the page's own time. */
function clickAndWait(page: Page, index: number): Promise<number> {
  return page.evaluate(async (at) => {
    const link = document.querySelectorAll<HTMLAnchorElement>('main article h2 a')[at];
    const name = link?.textContent ?? '';
    const shown = () => document.querySelector('h1')?.textContent === name;
    const since = performance.now();
    link?.click();
    while (!shown()) await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - since;
  }, index);
}

/**
 * From a listing to its products over a network of 100 ms, in turns: after resting on the tile, and
 * pressed at once. Back is measured too.
 */
export async function measureNavigation(browser: Browser, url: string, isHovered: boolean) {
  const page = await openDesk(browser, url);
  const there: number[] = [];
  const back: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const tile = page.locator('main article').nth(turn);
    await tile.scrollIntoViewIfNeeded();
    if (isHovered) {
      await tile.locator('h2 a').hover();
      await pause(INTENT_MS);
    }
    there.push(await clickAndWait(page, turn));
    back.push(
      await page.evaluate(async () => {
        const since = performance.now();
        history.back();
        while (document.querySelectorAll('main article h2').length < 12) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        return performance.now() - since;
      }),
    );
    await pause(100);
  }
  await page.context().close();
  return { there: inMs(there), back: inMs(back) };
}

/** From the press of "Add to cart" on a product page to the new count in the header. */
export async function measureFeedback(browser: Browser, url: string): Promise<string> {
  const page = await openDesk(browser, url);
  await page.locator('input[name="size"]').first().check();
  const add = page.getByRole('button', { name: 'Ajouter au panier' });
  const times: number[] = [];
  for (let turn = 0; turn < PRESSES; turn += 1) {
    times.push(
      await add.evaluate(async (button: HTMLButtonElement) => {
        const entry = () => document.querySelector('header a[href$="/cart"]')?.ariaLabel;
        const before = entry();
        const since = performance.now();
        button.click();
        while (entry() === before) await new Promise((resolve) => requestAnimationFrame(resolve));
        return performance.now() - since;
      }),
    );
    await pause(SETTLE_MS);
  }
  await page.context().close();
  return inMs(times);
}
