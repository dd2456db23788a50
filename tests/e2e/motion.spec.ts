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

/** Writes down what is drawn of each move between pages, and how many pictures faded in. */
async function watchMoves(page: Page): Promise<void> {
  await page.evaluate(() => {
    const drawn = document.documentElement.dataset;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (commit) => {
      const move = start(commit);
      const note = () => {
        const parts = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
        const isShared = parts.includes('::view-transition-group(product)');
        drawn.moves = `${drawn.moves ?? ''}${isShared ? 'picture ' : 'page '}`;
      };
      move.ready.then(note, () => undefined);
      return move;
    };
    const animate = HTMLImageElement.prototype.animate;
    HTMLImageElement.prototype.animate = function (...how) {
      drawn.faded = String(Number(drawn.faded ?? 0) + 1);
      return animate.apply(this, how);
    };
  });
}

test('the picture that is pressed becomes that of its product and goes back; who goes on before it has come gets there, too', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'fr-fr');
  const html = page.locator('html');
  const heading = page.getByRole('heading', { level: 1 });
  await shopper.open(DRESSES);
  await untilHydrated(page);
  await watchMoves(page);
  const link = page.getByRole('article').nth(1).getByRole('link');
  const name = await link.textContent();
  await link.click();
  await expect(html).toHaveAttribute('data-moves', 'picture ');
  await page.goBack();
  await expect(html).toHaveAttribute('data-moves', 'picture picture ');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(html).toHaveAttribute('data-faded');
  // Nobody waits for a move: the page that is asked for last is shown, and nothing is an error.
  await link.evaluate((first: HTMLElement) => {
    first.click();
    requestAnimationFrame(() => history.back());
  });
  await expect(heading).toHaveText('Robes');
  await link.click();
  await expect(heading).toHaveText(name ?? '');
});

test.describe('who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('sees a page, a picture and a layer whole or not at all', async ({ page }) => {
    const shopper = shopperOn(page, 'fr-fr');
    await shopper.open(DRESSES);
    await untilHydrated(page);
    await watchMoves(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('radiogroup')).not.toHaveCount(0);
    await expect(page.locator('html[data-moves], html[data-faded]')).toHaveCount(0);
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
