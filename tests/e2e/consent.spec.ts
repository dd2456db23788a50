import type { Page } from '@playwright/test';
import { createCustomer } from '../support/customers.ts';
import { breakCalls } from '../support/inspection.ts';
import { privacyChosen } from '../support/known-browser.ts';
import { PARTNER_SCRIPTS, PORTS, TAG_ID } from '../support/test-ports.ts';
import { imperfections } from './barriers.ts';
import { expect, test } from './shop-test.ts';
import { DRESS, shopperOn } from './shopper.ts';
import { openPayment, PARIS, putIntoCart, shopperAtCart } from './shopper-at.ts';

/** Nobody has been asked yet. */
const UNASKED = { cookies: [], origins: [] };
const TAG = 'https://www.googletagmanager.com/';
const AB_TEST = `http://localhost:${PORTS.card}/ab-test.js`;

/** Stands in for the tag's host, and notes what is asked of it and of the script of tests. */
async function partnersOf(page: Page): Promise<string[]> {
  await page.route('https://partners.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith(TAG) || url === AB_TEST) asked.push(url);
  });
  await page.route(`${TAG}**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.tagRan = true;' }),
  );
  return asked;
}

type Entry = Record<string, unknown>;

/** What a partner's script does with the places that it is told of; two of them say the same. */
const FILLS_PLACES = `addEventListener('vitrine:slot', ({ target, detail: { name, productId } }) => {
  target.textContent = [name, productId].filter(Boolean).join(' ');
});`;

/** The data layer, Google's own commands aside. */
const dataLayer = (page: Page): Promise<Entry[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => Object(entry))
      .filter((entry) => entry.length === undefined),
  );

test.describe('asked for the first time', () => {
  test.use({ storageState: UNASKED });

  test('by keyboard, the banner is refused, and later allowed from the foot of the page', {
    tag: ['@A-142', '@ABT-02', '@ANA-16', '@CST-24', '@API-79'],
  }, async ({ page }) => {
    const asked = await partnersOf(page);
    const shopper = shopperOn(page, 'fr-fr');
    await shopper.open('');
    const banner = page.getByRole('dialog', { name: shopper.say('Your privacy') });
    const button = (name: string) => banner.getByRole('button', { name: shopper.say(name) });
    await expect(banner).toBeVisible();
    const sizes = await Promise.all(
      ['Accept all', 'Reject all', 'Choose'].map((name) => button(name).boundingBox()),
    );
    expect(new Set(sizes.map((box) => box?.height)).size).toBe(1);
    expect(await imperfections(page, { inside: 'dialog[open]' })).toEqual([]);

    await page.keyboard.press('Tab');
    await expect(button('Accept all')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button('Reject all')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(banner).toBeHidden();
    await shopper.open(DRESS.path);
    await expect(banner).toBeHidden();
    expect(asked).toEqual([]);
    expect(await dataLayer(page)).toEqual([]);

    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: shopper.say('Your privacy') })
      .press('Enter');
    const layer = page.getByRole('dialog', { name: shopper.say('Your privacy') });
    await expect(layer.getByRole('radio').first()).toBeChecked();
    expect(await imperfections(page, { inside: 'dialog[open]' })).toEqual([]);
    await layer.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(layer.getByRole('radio').nth(1)).toBeChecked();
    const loaded = page.waitForRequest(AB_TEST);
    await layer.getByRole('button', { name: shopper.say('Save my choice') }).press('Enter');
    await loaded;
    await expect(page.locator(`script[src="${TAG}gtm.js?id=${TAG_ID}"]`)).toHaveCount(1);
    await page.reload();
    await expect(page.locator(`script[src="${AB_TEST}"]`)).toHaveCount(1);
    await expect(banner).toBeHidden();
  });

  test('what happens before the choice is told after it, and the page does not move', {
    tag: ['@ANA-01', '@ANA-12', '@CST-29'],
  }, async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const moved = Number(Object(entry.toJSON()).value);
          const { shift = '0' } = document.documentElement.dataset;
          document.documentElement.dataset.shift = String(Number(shift) + moved);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const asked = await partnersOf(page);
    const shopper = shopperOn(page, 'fr-fr');
    await shopper.open('');
    const banner = page.getByRole('dialog', { name: shopper.say('Your privacy') });
    await expect(banner).toBeVisible();
    expect(asked).toEqual([]);
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.01);
    await banner.getByRole('button', { name: shopper.say('Accept all') }).click();
    await expect(banner).toBeHidden();
    await expect.poll(() => page.evaluate(() => Object(window).tagRan)).toBe(true);
    const [first, ...rest] = await dataLayer(page);
    expect(first).toEqual({
      environment: { version: 'EcomV4', country: 'FR', language: 'fr' },
    });
    expect(rest).toContainEqual({ event: 'page_view', pageKind: 'homepage' });
  });
});

test.describe('allowed', () => {
  test.use({ storageState: privacyChosen(2) });

  test('a shop without tests of variants loads none', { tag: ['@DOM-33', '@ABT-01'] }, async ({
    page,
  }) => {
    const asked = await partnersOf(page);
    const french = page.waitForRequest(AB_TEST);
    await shopperOn(page, 'fr-fr').open('/cart');
    await french;
    asked.length = 0;
    await shopperOn(page, 'de-de').open('/cart');
    await expect.poll(() => asked).toEqual([`${TAG}gtm.js?id=${TAG_ID}`]);
    // Ten looks, half a second each: by then it would have been asked for.
    const since = Date.now();
    await expect.poll(() => Date.now() - since, { intervals: [500] }).toBeGreaterThan(1_000);
    expect(asked).toHaveLength(1);
  });

  test('the script of a partner is loaded once and told of its place on each page, where the shop works with it', {
    tag: ['@DOM-34', '@DOM-36', '@A-127'],
  }, async ({ page }) => {
    await partnersOf(page);
    const asked: string[] = [];
    await page.route('https://partners.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: FILLS_PLACES });
    });
    const shopper = shopperOn(page, 'en');
    await shopper.open(DRESS.path);
    const filled = page.locator('[data-slot]');
    await expect(filled).toHaveText(['olapic 400101', 'rich-relevance 400101']);
    await shopper.cartEntry.click();
    await expect(filled).toHaveText(['rich-relevance']);
    expect(asked.toSorted()).toEqual([PARTNER_SCRIPTS.olapic, PARTNER_SCRIPTS.richRelevance]);
    await shopperOn(page, 'de-de').open(DRESS.path);
    await expect(filled).toHaveCount(0);
    expect(asked).toHaveLength(2);
  });

  test('the confirmation of a newsletter is headed, and told by its kind', {
    tag: ['@NWS-14'],
  }, async ({ page }) => {
    await partnersOf(page);
    const shopper = shopperOn(page, 'fr-fr');
    await shopper.open('/newsletter/confirmation?token=t&source=s');
    await expect(shopper.heading('Confirm your subscription')).toBeVisible();
    await expect
      .poll(() => dataLayer(page))
      .toContainEqual({ event: 'page_view', pageKind: 'newsletter confirmation' });
    await shopper.button('Confirm').click();
    await expect(shopper.heading('Thank you')).toBeVisible();
  });

  test('each page is told once, also where the next one has its own layout', {
    tag: ['@ANA-01', '@ANA-06'],
  }, async ({ page }) => {
    await partnersOf(page);
    const shopper = shopperOn(page, 'fr-fr');
    await shopper.open('');
    const kinds = async () =>
      (await dataLayer(page))
        .filter(({ event }) => event === 'page_view')
        .map(({ pageKind }) => pageKind);
    await expect.poll(kinds).toEqual(['homepage']);
    await page.locator('header a[href$="/cart"]').click();
    await expect.poll(kinds).toEqual(['homepage', 'funnel basket']);
    await page.goBack();
    await expect.poll(kinds).toEqual(['homepage', 'funnel basket', 'homepage']);
  });

  test('an order is told once, and a refused payment as an error', {
    tag: ['@ANA-15', '@ANA-11'],
  }, async ({ page, context }) => {
    await partnersOf(page);
    const shopper = shopperOn(page, 'fr-fr');
    await createCustomer(context.request, 'fr-fr');
    await putIntoCart(context.request, 'fr-fr', DRESS.sku);
    await page.goto(shopper.at('/checkout/billing'));
    await shopper.goToPayment(PARIS);
    const steps = (await dataLayer(page)).flatMap(({ orderStep }) => orderStep ?? []);
    expect(steps).toEqual([3, 4, 5]);
    await shopper.payButton.click();
    await shopper.payByCard('4242 4242 4242 4242');
    await expect(shopper.heading('Thank you')).toBeVisible();
    const orders = async () =>
      (await dataLayer(page)).filter(({ event }) => event === 'order').map(({ order }) => order);
    await expect.poll(orders).toHaveLength(1);
    expect(await orders()).toEqual([
      expect.objectContaining({
        currency: 'EUR',
        lineItems: [expect.objectContaining({ sku: DRESS.sku, quantity: 1 })],
      }),
    ]);
    await page.reload();
    await expect.poll(async () => (await dataLayer(page)).length).toBeGreaterThan(1);
    expect((await dataLayer(page)).at(-1)).toMatchObject({
      ...{ event: 'page_view', pageKind: 'funnel confirmation', orderStep: 6 },
    });
    expect(await orders()).toEqual([]);
  });

  test('a validation that answers 412 is told as an error with its status', {
    tag: ['@ANA-14', '@ERR-23'],
  }, async ({ page, context }) => {
    await partnersOf(page);
    await createCustomer(context.request, 'fr-fr');
    // A cart that costs nothing is validated with one press, without a card page between.
    const shopper = await shopperAtCart(page, 'fr-fr');
    await shopper.main
      .getByRole('textbox', { name: shopper.say('Promo code'), exact: true })
      .fill('FREE100');
    await shopper.button('Apply').click();
    await expect(shopper.main.getByText('FREE100', { exact: true })).toBeVisible();
    await openPayment(page, 'fr-fr', PARIS);
    await breakCalls({
      path: `/carts-self/${await shopper.cartId()}/validate`,
      status: 412,
      body: { status: 412, code: 'CART_CHANGED', message: 'changed' },
    });
    const errors = async () =>
      (await dataLayer(page)).filter(({ event }) => event === 'checkout_error');
    expect(await errors()).toEqual([]);
    await shopper.button('Place the order').click();
    await expect(page).toHaveURL(/\/fr-fr\/cart\?notice=changed$/);
    await expect.poll(errors).toEqual([{ event: 'checkout_error', chapters: 'error', code: 412 }]);
  });
});
