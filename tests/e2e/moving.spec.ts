import type { Page } from '@playwright/test';
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

test('a page is fetched ahead after 100 ms on its link, not before, and once (CST-23, A-028)', async ({
  page,
}) => {
  await page.clock.install();
  const shopper = shopperOn(page, 'en');
  await shopper.open(DRESSES);
  const reads = productReads(page);
  const tile = page.getByRole('article').nth(1).getByRole('heading').getByRole('link');
  await tile.scrollIntoViewIfNeeded();
  await away(page);
  await page.clock.pauseAt(Date.now() + 60_000);

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

test('nothing is fetched ahead for who saves data (A-028)', async ({ page }) => {
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
