import type { Locator, Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import { DRESS, DRESSES, shopperOn, untilHydrated } from './shopper.ts';

/** A browser that has never been here: it is asked about privacy. */
test.use({ storageState: { cookies: [], origins: [] } });

const SCREENS = [
  { width: 390, height: 664 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
] as const;
/** Of a phone's screen, what a picture may take. */
const MAX_PICTURE = 0.6;

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('nothing is drawn');
  return { top: box.y, bottom: box.y + box.height };
}

/** Where the first screen ends: at its foot, or at what lies over it. */
async function endOfScreen(page: Page, privacy: string) {
  const banner = page.getByRole('dialog', { name: privacy });
  await expect(banner).toBeVisible();
  return (await boxOf(banner)).top;
}

test('on phone, tablet and laptops the first screen of a product shows its name, its price and how to buy it', {
  tag: ['@UIX-04'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  await page.setViewportSize(SCREENS[0]);
  await page.goto(shopper.at(DRESS.path));
  await untilHydrated(page);
  const price = shopper.main.getByText(/^29,99\s€$/).first();
  for (const viewport of SCREENS) {
    const name = `${viewport.width} x ${viewport.height}`;
    await page.setViewportSize(viewport);
    const end = await endOfScreen(page, shopper.say('Your privacy'));
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      price,
      shopper.button('Add to cart'),
    ]) {
      expect.soft((await boxOf(part)).bottom, name).toBeLessThanOrEqual(end);
    }
    const picture = await boxOf(shopper.main.getByRole('img').first());
    if (viewport.width < 420) {
      const max = viewport.height * MAX_PICTURE;
      expect.soft(picture.bottom - picture.top, name).toBeLessThanOrEqual(max);
    }
  }
});

test('on phone, tablet and laptops the first screen of a list shows the names and prices of a whole row', {
  tag: ['@UIX-04'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  await page.setViewportSize(SCREENS[0]);
  await page.goto(shopper.at(DRESSES));
  await untilHydrated(page);
  const tiles = shopper.main.getByRole('article');
  for (const viewport of SCREENS) {
    const name = `${viewport.width} x ${viewport.height}`;
    await page.setViewportSize(viewport);
    const end = await endOfScreen(page, shopper.say('Your privacy'));
    const { top } = await boxOf(tiles.first());
    for (const tile of await tiles.all()) {
      if ((await boxOf(tile)).top > top + 1) break;
      const parts = [tile.getByRole('heading'), tile.getByText(/\d\s€$/).first()];
      for (const part of parts) {
        expect.soft((await boxOf(part)).bottom, name).toBeLessThanOrEqual(end);
      }
    }
  }
});

test('on a laptop the header is at most 96 px high', { tag: ['@UIX-04'] }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const shopper = shopperOn(page, 'fr-fr');
  await page.goto(shopper.at(DRESSES));
  const menu = page.getByRole('navigation', { name: shopper.say('Main menu') });
  const name = page.getByRole('banner').getByRole('link', { name: /Vitrine/ });
  const [bar, row] = [await boxOf(name), await boxOf(menu)];
  expect(row.bottom - bar.top).toBeLessThanOrEqual(96);
});
