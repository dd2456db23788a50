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
/** So long nobody asks the page anything: whoever looks takes one of two processors from what is looked at. */
const UNWATCHED_MS = 300;
const DRAWING_MS = 120_000;
const DESK = { width: 1280, height: 900 };

/** A page on a desktop, and a way to set its network apart by a round trip of 100 ms. */
async function openStaffCalls(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: DESK });
  const page = await context.newPage();
  await page.addInitScript(notePresses);
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

/** Done once each picture of the page is there; one that is still being drawn breaks, and is asked for again. */
async function awaitPictures(page: Page, isInView: boolean) {
  await page.waitForFunction(
    (inView) =>
      [...document.images]
        .filter((picture) => !inView || picture.getBoundingClientRect().top < innerHeight)
        .filter((picture) => picture.checkVisibility())
        .every((picture) => {
          picture.loading = 'eager';
          return picture.complete && picture.naturalWidth > 0;
        }),
    isInView,
    { timeout: DRAWING_MS },
  );
}

/** Has drawn what the turns show. In a shop that is open somebody has seen it before. */
export async function drawPictures(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: DESK });
  const page = await context.newPage();
  await page.goto(url);
  await awaitPictures(page, false);
  const links = page.locator('main article h2 a');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const address of addresses.slice(0, TURNS)) {
    await page.goto(new URL(address ?? '', url).href);
    await awaitPictures(page, true);
  }
  await context.close();
}

/** The one in the middle, and the one that nine of ten do not exceed. */
const middleAndHigh = (numbers: readonly number[]) =>
  `${percentile(numbers, 50).toFixed(0)} / ${percentile(numbers, 90).toFixed(0)}`;

/** Run in the page: notes when the frame is out that shows the heading of a pressed tile's product. */
function notePresses() {
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const name = target instanceof Element && target.closest('main article h2')?.textContent;
      if (!name) return;
      const { dataset } = document.documentElement;
      dataset.shownAfter = '';
      const note = () => {
        dataset.shownAfter = String(performance.now() - timeStamp);
      };
      let frames = 0;
      // The first task after the frame: what the page makes behind it waits for that as well.
      const look = () => {
        frames += 1;
        dataset.shownInFrame = String(frames);
        if (document.querySelector('h1')?.textContent !== name) requestAnimationFrame(look);
        else void scheduler.postTask(note, { priority: 'user-blocking' });
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}

/**
 * Milliseconds from the press of what the mouse is on to the frame that shows its product, and which
 * frame that is of those made since, the first one being 1.
 */
async function pressAndWait(page: Page): Promise<{ ms: number; frame: number }> {
  await page.mouse.down();
  await page.mouse.up();
  await pause(UNWATCHED_MS);
  const shown = page.locator('html[data-shown-after]:not([data-shown-after=""])');
  await shown.waitFor();
  return {
    ms: Number(await shown.getAttribute('data-shown-after')),
    frame: Number(await shown.getAttribute('data-shown-in-frame')),
  };
}

/**
 * From a listing to its products over a network of 100 ms, in turns: after resting on the tile, and
 * pressed at once. Back is measured too.
 */
export async function measureNavigation(browser: Browser, url: string, isHovered: boolean) {
  const page = await openStaffCalls(browser, url);
  const there: number[] = [];
  const frames: number[] = [];
  const back: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const tile = page.locator('main article').nth(turn);
    await tile.scrollIntoViewIfNeeded();
    await tile.locator('h2 a').hover();
    if (isHovered) await pause(INTENT_MS);
    const { ms, frame } = await pressAndWait(page);
    there.push(ms);
    frames.push(frame);
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
  return { there: middleAndHigh(there), frames: middleAndHigh(frames), back: middleAndHigh(back) };
}

/** From the press of "Add to cart" on a product page to the new count in the header. */
export async function measureFeedback(browser: Browser, url: string): Promise<string> {
  const page = await openStaffCalls(browser, url);
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
  return middleAndHigh(times);
}
