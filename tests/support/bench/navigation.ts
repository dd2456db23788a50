import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { percentile } from './site.ts';

const TURNS = 20;
const RTT_MS = 100;
/** The shop prefetches after 100 ms of intent; a hand rests a little longer. */
const INTENT_MS = 400;

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
  await context.close();
  const ms = (numbers: readonly number[]) =>
    `${percentile(numbers, 50).toFixed(0)} / ${percentile(numbers, 90).toFixed(0)}`;
  return { there: ms(there), back: ms(back) };
}
