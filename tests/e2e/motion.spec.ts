import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import { DRESS, DRESSES, shopperOn, untilHydrated } from './shopper.ts';

/** The dialog that is open, and how it is drawn. */
const LAYER = 'dialog.layer__root';

/** Writes down how the first layer looks in each frame, until it is gone. */
const watchLayer = (selector: string) =>
  new Promise<string[]>((resolve) => {
    const looks: string[] = [];
    const look = () => {
      const layer = document.querySelector(selector);
      if (layer === null) return resolve(looks);
      const { display, opacity } = getComputedStyle(layer);
      looks.push(
        `${display} ${Number(opacity) < 1 ? 'fading' : 'whole'} ${layer.childElementCount}`,
      );
      requestAnimationFrame(look);
    };
    look();
  });

/** A machine that draws few frames still draws several of a fade that takes five times as long. */
async function slowMotion(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.2 });
}

test('a layer that is closed fades with what it shows, and gives the focus back immediately', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'fr-fr');
  await shopper.open(DRESS.path);
  const guide = shopper.button('Size guide');
  await guide.click();
  await expect(page.locator(LAYER)).toHaveCSS('opacity', '1');
  await slowMotion(page);
  const watched = page.evaluate(watchLayer, LAYER);
  await page.keyboard.press('Escape');
  await expect(guide).toBeFocused();
  const looks = await watched;
  expect(looks).toContain('flex fading 2');
  expect(looks.every((look) => look.endsWith(' 2'))).toBe(true);
  // It opens again.
  await guide.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

/** Counts the pictures that fade in. */
async function countFading(page: Page): Promise<void> {
  await page.evaluate(() => {
    const animate = HTMLImageElement.prototype.animate;
    HTMLImageElement.prototype.animate = function (...how) {
      const { dataset } = document.documentElement;
      dataset.faded = String(Number(dataset.faded ?? 0) + 1);
      return animate.apply(this, how);
    };
  });
}

test('pictures that come while somebody scrolls fade in', async ({ page }) => {
  await shopperOn(page, 'fr-fr').open(DRESSES);
  await untilHydrated(page);
  await countFading(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.locator('html')).toHaveAttribute('data-faded');
});

test.describe('who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('sees a page, a picture and a layer whole or not at all', async ({ page }) => {
    const shopper = shopperOn(page, 'fr-fr');
    await shopper.open(DRESSES);
    await untilHydrated(page);
    await countFading(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await shopper.open(DRESS.path);
    await shopper.button('Size guide').click();
    await expect(page.locator(LAYER)).toHaveCSS('opacity', '1');
    expect(
      await page
        .locator(LAYER)
        .evaluate((layer) => parseFloat(getComputedStyle(layer).transitionDuration)),
    ).toBeLessThan(0.001);
    await page.keyboard.press('Escape');
    await expect(page.locator(LAYER)).toHaveCount(0);
  });
});
