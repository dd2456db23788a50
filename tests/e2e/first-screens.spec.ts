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
];
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

for (const viewport of SCREENS) {
  const name = `${viewport.width} x ${viewport.height}`;

  test(`at ${name} the first screen of a product shows its name, its price and how to buy it`, {
    tag: ['@UIX-04'],
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    const shopper = shopperOn(page, 'fr-fr');
    await page.goto(shopper.at(DRESS.path));
    await untilHydrated(page);
    const end = await endOfScreen(page, shopper.say('Your privacy'));
    const price = shopper.main.getByText(/^29,99\s€$/).first();
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      price,
      shopper.button('Add to cart'),
    ]) {
      expect((await boxOf(part)).bottom).toBeLessThanOrEqual(end);
    }
    const picture = await boxOf(shopper.main.getByRole('img').first());
    if (viewport.width < 420) {
      expect(picture.bottom - picture.top).toBeLessThanOrEqual(viewport.height * MAX_PICTURE);
    }
  });

  test(`at ${name} the first screen of a list shows the names and prices of a whole row`, {
    tag: ['@UIX-04'],
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    const shopper = shopperOn(page, 'fr-fr');
    await page.goto(shopper.at(DRESSES));
    await untilHydrated(page);
    const end = await endOfScreen(page, shopper.say('Your privacy'));
    const tiles = shopper.main.getByRole('article');
    const { top } = await boxOf(tiles.first());
    for (const tile of await tiles.all()) {
      if ((await boxOf(tile)).top > top + 1) break;
      expect((await boxOf(tile.getByRole('heading'))).bottom).toBeLessThanOrEqual(end);
      expect((await boxOf(tile.getByText(/\d\s€$/).first())).bottom).toBeLessThanOrEqual(end);
    }
  });
}

test('on a laptop the header is at most 96 px high', { tag: ['@UIX-04'] }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const shopper = shopperOn(page, 'fr-fr');
  await page.goto(shopper.at(DRESSES));
  const menu = page.getByRole('navigation', { name: shopper.say('Main menu') });
  const name = page.getByRole('banner').getByRole('link', { name: /Vitrine/ });
  const [bar, row] = [await boxOf(name), await boxOf(menu)];
  expect(row.bottom - bar.top).toBeLessThanOrEqual(96);
});
