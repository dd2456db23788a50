import { expect, test } from './shop-test.ts';
import { shopperOn } from './shopper.ts';

/** From a tile to its product: what is seen at once, and what follows (decisions 076 and 080). */

test('a pressed tile whose page is known shows name, price and picture before it makes the rest (performance.md)', async ({
  page,
}) => {
  await shopperOn(page, 'en').open('/dresses--plf1200');
  const link = page.getByRole('article').nth(1).getByRole('heading').getByRole('link');
  const fetched = page.waitForResponse(/_serverFn\/fetchProduct/);
  await link.hover();
  await (await fetched).finished();
  const first = page.evaluate(
    (name) =>
      new Promise((resolve) => {
        const main = () => document.querySelector('main');
        const observer = new MutationObserver(() => {
          if (main()?.querySelector('h1')?.textContent !== name) return;
          observer.disconnect();
          resolve({
            price: /€\d|\d €/.test(main()?.textContent ?? ''),
            pictures: main()?.querySelectorAll('ul img').length,
            sizes: main()?.querySelectorAll('[name=size]').length,
          });
        });
        observer.observe(document.body, { subtree: true, childList: true });
      }),
    await link.textContent(),
  );
  await link.click();
  expect(await first).toEqual({ price: true, pictures: 1, sizes: 0 });
  await expect(page.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
  await expect(page.getByRole('main').locator('ul img').nth(1)).toBeVisible();
});

test('the page of a pressed tile begins with what the tile knows (performance.md)', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'en');
  await shopper.open('/dresses--plf1200');
  const answered = Promise.withResolvers<void>();
  await page.route('**/_serverFn/fetchProduct*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  const tile = page.getByRole('article').nth(1);
  const name = await tile.getByRole('heading').textContent();
  await tile.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect(page).toHaveTitle(new RegExp(`^${name} · `));
  await expect(page.getByRole('radiogroup', { name: 'Size' })).toHaveCount(0);
  answered.resolve();
  await expect(page.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
});

for (const [motion, moves] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const) {
  test(`the picture of a pressed tile moves on the page that is there, with ${motion} of motion: ${moves} (look.md)`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await shopperOn(page, 'en').open('/dresses--plf1200');
    const link = page.getByRole('article').nth(1).getByRole('link');
    const moving = page.evaluate(
      (name) =>
        new Promise<number>((resolve) => {
          const animations = () => document.querySelector('main ul img')?.getAnimations().length;
          const look = () => {
            if (document.querySelector('h1')?.textContent !== name) requestAnimationFrame(look);
            // The move begins in the frame that shows the page, after this look at it or before.
            else requestAnimationFrame(() => resolve(animations() ?? -1));
          };
          look();
        }),
      await link.textContent(),
    );
    await link.click();
    expect(await moving).toBe(moves);
  });
}

test('a tile held down with the mouse takes no focus, which would have its page laid out twice; one reached by keyboard keeps it (performance.md)', async ({
  page,
}) => {
  await shopperOn(page, 'en').open('/dresses--plf1200');
  const link = page.getByRole('article').nth(1).getByRole('heading').getByRole('link');
  await link.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await link.hover();
  await page.mouse.down();
  await expect(link).not.toBeFocused();
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
});
