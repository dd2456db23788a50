import type { Page } from '@playwright/test';
import { hold } from './held-files.ts';
import { expect, test } from './shop-test.ts';
import { DRESSES, shopperOn } from './shopper.ts';

/** Pages fetched ahead: after 100 ms of intent, once, and never for who saves data. */

/** Addresses of products that were read, in order. */
function productReads(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/fetchProduct')) reads.push(request.url());
  });
  return reads;
}

const away = (page: Page) => page.mouse.move(1, 1);

/** A list whose clock stands still, the hand beside the link of one of its tiles. */
async function besideTile(page: Page) {
  await page.clock.install();
  await shopperOn(page, 'en').open(DRESSES);
  const reads = productReads(page);
  const tile = page.getByRole('article').nth(1).getByRole('heading').getByRole('link');
  await tile.scrollIntoViewIfNeeded();
  await away(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  return { reads, tile };
}

test('a page is fetched ahead after 100 ms on its link, not before, and once', {
  tag: ['@CST-23', '@A-028'],
}, async ({ page }) => {
  const { reads, tile } = await besideTile(page);

  await tile.hover();
  await page.clock.runFor(99);
  await away(page);
  await page.clock.runFor(1_000);
  expect(reads).toEqual([]);

  await tile.hover();
  await page.clock.runFor(101);
  await expect.poll(() => reads.length).toBe(1);
  await away(page);
  await tile.hover();
  await page.clock.runFor(500);
  await page.clock.resume();
  await tile.click();
  await expect(page.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
  expect(reads).toHaveLength(1);
});

test('a page is fetched ahead 100 ms after the hand came, also when it holds its link down by then', {
  tag: ['@A-028'],
}, async ({ page }) => {
  const { reads, tile } = await besideTile(page);

  await tile.hover();
  await page.clock.runFor(60);
  await page.mouse.down();
  await page.clock.runFor(41);
  await expect.poll(() => reads.length).toBe(1);
});

test('nothing is fetched ahead for who saves data', { tag: ['@A-028'] }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.clock.install();
  const shopper = shopperOn(page, 'en');
  await shopper.open(DRESSES);
  const reads = productReads(page);
  const tile = page.getByRole('article').nth(1).getByRole('heading').getByRole('link');
  await tile.hover();
  await page.clock.runFor(1_000);
  expect(reads).toEqual([]);
  await tile.click();
  await expect(page.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
  expect(reads).toHaveLength(1);
});

test('a page that comes at once is not said to be on its way, one that takes longer is', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'en');
  await shopper.open(DRESSES);
  await page.evaluate(() => {
    const note = () => {
      if (document.querySelector('[aria-busy="true"]'))
        document.documentElement.dataset.saidBusy = '';
    };
    const watched = { subtree: true, attributeFilter: ['aria-busy'] };
    new MutationObserver(note).observe(document.body, watched);
  });
  const list = page.locator('[aria-busy]:has(article)');
  const tile = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const isThere = page.waitForResponse('**/_serverFn/fetchProduct**');
  await tile.hover();
  await isThere;
  await tile.click();
  await expect(page.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
  await page.goBack();
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('html[data-said-busy]')).toHaveCount(0);

  const letGo = await hold(page, /_serverFn/);
  await shopper.link('Load more').click();
  await expect(list).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('article').nth(24)).toBeVisible();
});
