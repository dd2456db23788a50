import { ALL_SCRIPTS, hold } from './held-files.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, shopperOn, untilHydrated } from './shopper.ts';

/** What is clicked, chosen or typed before a page is hydrated. */

test('what is clicked before the page is hydrated counts, once (performance.md)', async ({
  page,
}) => {
  const release = await hold(page, ALL_SCRIPTS);
  await page.goto(`/en${DRESS.path}`, { waitUntil: 'commit' });
  const sizes = page.getByRole('radiogroup', { name: 'Size' });
  await sizes.getByRole('radio', { name: '10' }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  release();
  await expect(page.getByRole('link', { name: /^Cart, 1 item,/ })).toBeVisible();
  await expect(sizes.getByRole('radio', { name: '10' })).toBeChecked();
  await expect(page).toHaveURL(new RegExp(`/en${DRESS.path}$`));
  // Answered once: the next click is the second one.
  const add = page.getByRole('button', { name: 'Add to cart' });
  await expect(add).not.toHaveAttribute('aria-busy', 'true');
  await add.click();
  await expect(page.getByRole('link', { name: /^Cart, 2 items,/ })).toBeVisible();
});

test('a double click before the page is hydrated counts once', { tag: ['@F06'] }, async ({
  page,
}) => {
  const shopper = shopperOn(page, 'en');
  const release = await hold(page, ALL_SCRIPTS);
  await page.goto(shopper.at(DRESS.path), { waitUntil: 'commit' });
  await shopper.main.getByRole('radio', { name: shopper.chip(DRESS.size) }).click();
  await shopper.button('Add to cart').first().dblclick();
  release();
  await shopper.seeCount(1);
  await expect(shopper.button('Add to cart')).not.toHaveAttribute('aria-busy', 'true');
  await shopper.seeCount(1);
});

test('of two sizes clicked before the page is hydrated the later one stands (performance.md)', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'en');
  const release = await hold(page, ALL_SCRIPTS);
  await page.goto(shopper.at(DRESS.path), { waitUntil: 'commit' });
  await shopper.main.getByRole('radio', { name: '12' }).click();
  await shopper.main.getByRole('radio', { name: '8' }).click();
  release();
  await untilHydrated(page);
  // The later of two changes is what is seen in the end.
  await expect(shopper.main.getByRole('radiogroup', { name: 'Size' })).toContainText(/Size\s*UK 8/);
  await expect(shopper.main.getByRole('radio', { name: '8' })).toBeChecked();
});

test('a size clicked before the page is hydrated is in the cart by a click on “Add” right after (performance.md)', async ({
  page,
}) => {
  // Timers replay early clicks, and a busy page takes new clicks before those.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (todo: () => void, wait = 0, ...rest: unknown[]) =>
        setTimeout(todo, wait || 1000, ...rest),
    });
  });
  const shopper = shopperOn(page, 'en');
  const release = await hold(page, ALL_SCRIPTS);
  // Sent once React has the page.
  const isThere = page.waitForRequest(/_serverFn\/fetchStartUp/);
  await page.goto(shopper.at(DRESS.path), { waitUntil: 'commit' });
  await shopper.main.getByRole('radio', { name: shopper.chip(DRESS.size) }).click();
  release();
  await isThere;
  await shopper.button('Add to cart').first().click();
  await shopper.seeCount(1);
});

test('a button of a page with a file of its own counts, too (performance.md)', async ({ page }) => {
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

test('an order chosen before the page is hydrated is the order of the list (performance.md)', async ({
  page,
}) => {
  const release = await hold(page, ALL_SCRIPTS);
  await page.goto('/en/dresses--plf1200', { waitUntil: 'commit' });
  await page.getByLabel('Sort by').selectOption('Price, low to high');
  release();
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect(page.getByLabel('Sort by')).toHaveValue('price-asc');
});

test('a text typed before the page is hydrated is sent with its form (performance.md)', async ({
  page,
}) => {
  const shopper = shopperOn(page, 'en');
  const release = await hold(page, ALL_SCRIPTS);
  await page.goto(shopper.at('/newsletter/subscription'), { waitUntil: 'commit' });
  const email = shopper.main.getByRole('textbox', { name: 'Email' });
  await email.fill('early@example.com');
  release();
  await untilHydrated(page);
  await expect(email).toHaveValue('early@example.com');
  const isAsked = page.waitForRequest(/_serverFn\/\w*subscribe/i);
  await email.press('Enter');
  expect((await isAsked).postData()).toContain('early@example.com');
});

test('links and forms that only read work before the page is hydrated (performance.md)', async ({
  page,
}) => {
  await hold(page, ALL_SCRIPTS);
  await page.goto('/en/dresses--plf1200', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page).toHaveURL(/filters=open/);
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await page.goto('/en/dresses--plf1200', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Stores' }).first().click();
  await expect(page).toHaveURL(/\/en\/stores$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our stores');
});

test('what is typed into the search right after its layer was asked for stands in the field (performance.md)', async ({
  page,
  devtools,
}) => {
  const shopper = shopperOn(page, 'en');
  await shopper.open('');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.keyboard.type('tee');
  await page.keyboard.type(' shirt in white', { delay: 20 });
  await expect(page.getByRole('searchbox')).toHaveValue('tee shirt in white');
});
