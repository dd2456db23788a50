import { callsOf } from '../support/inspection.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, type Shopper, shopperOn } from './shopper.ts';
import { putIntoCart } from './shopper-at.ts';

/** What becomes of a press on "Add", whatever happens around it. */

const addCalls = async (shopper: Shopper) =>
  (await callsOf(await shopper.sessionId())).filter(({ path }) => /\/products\/S\w+$/.test(path));

const FUNCTIONS = '**/_serverFn/';

test('a press right before leaving the page is in the cart of the next one', {
  tag: ['@any-platform', '@F06', '@A-041'],
}, async ({ page }) => {
  // The start-up call of the first page never answers.
  await page.route(`${FUNCTIONS}fetchStartUp*`, () => undefined, { times: 1 });
  const shopper = shopperOn(page, 'fr-fr');
  await page.goto(shopper.at(DRESS.path));
  await shopper.chooseSize(DRESS.size);
  await shopper.button('Add to cart').click();
  await shopper.seeCount(1);
  await page.goto(shopper.at(''));
  await shopper.seeCount(1);
  await page.goto(shopper.at('/cart'));
  await expect(shopper.quantity).toHaveValue('1');
});

test('a press is kept through a reload at once, and counts once', {
  tag: ['@any-platform', '@F06', '@F11'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  await shopper.open(DRESS.path);
  await shopper.chooseSize(DRESS.size);
  await shopper.button('Add to cart').click();
  await page.reload();
  await shopper.seeCount(1);
  await shopper.open('/cart');
  await expect(shopper.quantity).toHaveValue('1');
});

test('a press that never arrived is sent by the next page, until it arrives, once', {
  tag: ['@any-platform', '@F06', '@F11'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  await shopper.open(DRESS.path);
  await shopper.chooseSize(DRESS.size);
  const isHeld = page.waitForRequest(/addToCart/);
  // The first never leaves, the second, of the next page, finds the line down.
  let sent = 0;
  await page.route(`${FUNCTIONS}addToCart*`, (route) => {
    sent += 1;
    if (sent === 1) return undefined;
    return sent === 2 ? route.abort('connectionreset') : route.continue();
  });
  await shopper.button('Add to cart').click();
  await isHeld;
  await page.goto(shopper.at(''));
  await shopper.seeCount(1);
  await shopper.open('/cart');
  await expect(shopper.quantity).toHaveValue('1');
  expect(await addCalls(shopper)).toHaveLength(1);
});

test('an add whose answer was lost is tried again and counts once', {
  tag: ['@any-platform', '@F11'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  await shopper.open(DRESS.path);
  await shopper.chooseSize(DRESS.size);
  await page.route(
    `${FUNCTIONS}addToCart*`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await shopper.button('Add to cart').click();
  await expect(shopper.toasts).toHaveText(
    shopper.say('The connection was lost. Please check it and try again.'),
  );
  await shopper.button('Add to cart').click();
  const panel = page.getByRole('region', { name: shopper.say('Added to your cart') });
  await expect(panel).toContainText('Robe midi');
  await shopper.seeCount(1);
  const keys = (await addCalls(shopper)).map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  // The next press is another one.
  await shopper.button('Add to cart').click();
  await shopper.seeCount(2);
});

test('a double click is one press, two presses are two', {
  tag: ['@any-platform', '@A-057'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  await shopper.open(DRESS.path);
  await shopper.chooseSize(DRESS.size);
  const add = shopper.button('Add to cart');
  await add.dblclick();
  await shopper.seeCount(1);
  for (const count of [2, 3]) {
    await expect(add).not.toHaveAttribute('aria-busy', 'true');
    await add.click();
    await shopper.seeCount(count);
  }
  await expect.poll(() => addCalls(shopper)).toHaveLength(3);
});

test('the first cart of a visit says how much is missing for free delivery', {
  tag: ['@any-platform', '@CHK-10'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  await shopper.open(DRESS.path);
  await shopper.addToCart(DRESS.size);
  await shopper.cartEntry.click();
  await expect(shopper.heading('Cart')).toBeVisible();
  await expect(
    shopper.main.getByRole('progressbar', { name: shopper.say('Free delivery') }),
  ).toBeVisible();
});

test('a cart that changed in another tab is right when its tab comes back', {
  tag: ['@any-platform', '@F10'],
}, async ({ page, context }) => {
  const shopper = shopperOn(page, 'fr-fr');
  await putIntoCart(page.request, 'fr-fr', DRESS.sku);
  await shopper.open(DRESS.path);
  const other = shopperOn(await context.newPage(), 'fr-fr');
  await other.open('/cart');
  await other.quantity.selectOption('3');
  await other.seeCount(3);
  await expect
    .poll(async () =>
      (await callsOf(await other.sessionId())).some(({ path }) => /\/3$/.test(path)),
    )
    .toBe(true);
  await shopper.seeCount(1);
  // Tabs of a headless browser are all in front: the page is told what a browser would tell it.
  await page.clock.setFixedTime(Date.now() + 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await shopper.seeCount(3);
});

test('without a connection, a sentence says so, and a press fails in words', {
  tag: ['@F06'],
}, async ({ page, context }) => {
  const shopper = shopperOn(page, 'fr-fr');
  await shopper.open(DRESS.path);
  await shopper.chooseSize(DRESS.size);
  await context.setOffline(true);
  const offline = shopper.say('You are offline. To go on, please check your connection.');
  await expect(shopper.toasts.getByText(offline)).toBeVisible();
  await shopper.button('Add to cart').click();
  await expect(
    shopper.toasts.getByText(
      shopper.say('The connection was lost. Please check it and try again.'),
    ),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(shopper.toasts.getByText(offline)).toBeHidden();
  await shopper.button('Add to cart').click();
  await shopper.seeCount(1);
});
