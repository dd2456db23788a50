import { expect, test } from './shop-test.ts';
import { DRESS, shopperOn } from './shopper.ts';

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

test('a layer that is closed fades with what it shows, and gives the focus back immediately', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'fr-fr');
  await shopper.open(DRESS.path);
  const guide = shopper.button('Size guide');
  await guide.click();
  await expect(page.locator(LAYER)).toHaveCSS('opacity', '1');
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

test.describe('who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('sees a layer whole or not at all', async ({ page }) => {
    const shopper = shopperOn(page, 'fr-fr');
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
