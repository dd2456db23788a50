import { ALL_SCRIPTS, hold } from './held-files.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, shopperOn, untilAwake } from './shopper.ts';

/** What is pressed, chosen or typed before the code of a page is there (decision 015). */

test('what is pressed before its code is there counts, once (performance.md)', async ({ page }) => {
  const release = await hold(page, /\/assets\/product-/);
  await page.goto(`/en${DRESS.path}`);
  const sizes = page.getByRole('radiogroup', { name: 'Size' });
  await sizes.getByRole('radio', { name: '38' }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  release();
  await expect(page.getByRole('link', { name: /^Cart, 1 item,/ })).toBeVisible();
  await expect(sizes.getByRole('radio', { name: '38' })).toBeChecked();
  // Answered once: the next press is the second one.
  const add = page.getByRole('button', { name: 'Add to cart' });
  await expect(add).not.toHaveAttribute('aria-busy', 'true');
  await add.click();
  await expect(page.getByRole('link', { name: /^Cart, 2 items,/ })).toBeVisible();
});

test('what is pressed before any script runs counts, once (performance.md)', async ({ page }) => {
  const shopper = shopperOn(page, 'en');
  const release = await hold(page, ALL_SCRIPTS);
  await page.goto(shopper.at(DRESS.path), { waitUntil: 'commit' });
  await shopper.main.getByRole('radio', { name: DRESS.size }).click();
  await shopper.button('Add to cart').first().click();
  release();
  await shopper.seeCount(1);
  await expect(page).toHaveURL(shopper.at(DRESS.path));
});

test('of two sizes pressed before any script runs the later one stands (performance.md)', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'en');
  const release = await hold(page, ALL_SCRIPTS);
  await page.goto(shopper.at(DRESS.path), { waitUntil: 'commit' });
  await shopper.main.getByRole('radio', { name: '40' }).click();
  await shopper.main.getByRole('radio', { name: '36' }).click();
  release();
  await untilAwake(page);
  // The later of two changes is what is seen in the end.
  await expect(shopper.main.getByRole('radiogroup', { name: 'Size' })).toContainText(/Size\s*36/);
  await expect(shopper.main.getByRole('radio', { name: '36' })).toBeChecked();
});

test('a size pressed before its code is there is in the cart by a press on “Add” right after (performance.md)', async ({
  page,
}) => {
  // Timers answer early presses, and a busy page takes new presses before those.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (todo: () => void, wait = 0, ...rest: unknown[]) =>
        setTimeout(todo, wait || 1000, ...rest),
    });
  });
  const shopper = shopperOn(page, 'en');
  const release = await hold(page, /\/assets\/product-/);
  await page.goto(shopper.at(DRESS.path));
  await shopper.main.getByRole('radio', { name: DRESS.size }).click();
  release();
  const add = shopper.button('Add to cart').first();
  await expect.poll(() => add.evaluate((button) => Object.keys(button).length)).toBeGreaterThan(0);
  await add.click();
  await shopper.seeCount(1);
});

test('what is pressed before any script runs counts where the code of the page comes late (performance.md)', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'en');
  const release = await hold(page, ALL_SCRIPTS);
  await page.goto(shopper.at('/unsubscribe?token=unknown&type=NEWSLETTER'), {
    waitUntil: 'commit',
  });
  const isAsked = page.waitForRequest(/_serverFn\/unsubscribe/);
  await shopper.button('Unsubscribe').click();
  release();
  expect((await isAsked).method()).toBe('POST');
});

test('an order chosen before its code is there is the order of the list (performance.md)', async ({
  page,
}) => {
  const release = await hold(page, /\/assets\/listing-/);
  await page.goto('/en/dresses--plf1200');
  await page.getByLabel('Sort by').selectOption('Price, low to high');
  release();
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect(page.getByLabel('Sort by')).toHaveValue('price-asc');
});

test('what is typed into the search while its layer comes, and right after, stands in the field (performance.md)', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'en');
  await shopper.open('');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const release = await hold(page, /\/assets\/search-layer/);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.keyboard.type('tee');
  release();
  await page.keyboard.type(' shirt in white', { delay: 20 });
  await expect(page.getByRole('searchbox')).toHaveValue('tee shirt in white');
});
