import type { Page } from '@playwright/test';
import { createCustomer } from '../support/customers.ts';
import { callsOf, linesOf } from '../support/inspection.ts';
import { STOREFRONT_URL } from '../support/test-ports.ts';
import { ACCESS, CART } from './session-traces.ts';
import { expect, test } from './shop-test.ts';
import { cookieValue, DRESS, shopperOn } from './shopper.ts';
import { putIntoCart, shopperAtCart } from './shopper-at.ts';

/** The same programs under a name that is another site to a browser. */
const ELSEWHERE = STOREFRONT_URL.replace('localhost', '127.0.0.1');

/** A page of another site sends the browser to one of ours. */
async function followFromElsewhere(page: Page, path: string) {
  await page.goto(`${ELSEWHERE}/favicon.svg`);
  const arrived = page.waitForURL((url) => url.origin === STOREFRONT_URL);
  await page.evaluate((href) => window.location.assign(href), STOREFRONT_URL + path);
  await arrived;
}

test.describe('a sign-out that another site asks for', () => {
  test('is asked of the shopper, who stays signed in, or signs out', {
    tag: ['@any-platform', '@T02', '@T18'],
  }, async ({ page, context }) => {
    const shopper = shopperOn(page, 'fr-fr');
    await createCustomer(context.request, 'fr-fr');
    await followFromElsewhere(page, '/fr-fr/auth/logout');
    await expect(shopper.heading('Would you like to sign out?')).toBeVisible();
    expect(await cookieValue(context, ACCESS)).not.toBe('');
    await page.getByRole('button', { name: shopper.say('Sign out'), exact: true }).click();
    await expect(page).toHaveURL(`${STOREFRONT_URL}/fr-fr`);
    await expect(page.locator('[data-connected=false]').first()).toBeVisible();
    expect(await cookieValue(context, ACCESS)).toBe('');
  });

  test('leaves the cart of a guest alone', { tag: ['@any-platform', '@T02'] }, async ({
    page,
    context,
  }) => {
    const shopper = shopperOn(page, 'fr-fr');
    await putIntoCart(context.request, 'fr-fr', DRESS.sku);
    const cart = await shopper.cartId();
    await followFromElsewhere(page, '/fr-fr/auth/logout');
    await expect(shopper.heading('Would you like to sign out?')).toBeVisible();
    expect(await cookieValue(context, CART)).toBe(cart);
    await shopper.link('Back to home').click();
    await shopper.seeCount(1);
  });
});

test('pointing at the way out and at a cart to share asks for nothing and changes nothing', {
  tag: ['@UIX-01'],
}, async ({ page, context }) => {
  await page.clock.install();
  await createCustomer(context.request, 'fr-fr');
  const shopper = await shopperAtCart(page, 'fr-fr');
  const changes = async () =>
    linesOf(await callsOf(await shopper.sessionId())).filter((line) => !line.startsWith('GET '));
  const [before, cart] = [await changes(), await shopper.cartId()];
  const access = await cookieValue(context, ACCESS);
  const header = page.getByRole('banner');
  const inHeader = (name: string) =>
    header.getByRole('link', { name: shopper.say(name), exact: true });
  await inHeader('Account').click();
  await expect(inHeader('Sign out')).toBeVisible();
  // Pages and functions of the shop; code may still be on its way.
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(fr-fr|api|_serverFn)\//.test(pathname)) asked.push(pathname);
  });
  await inHeader('Sign out').hover();
  await page.clock.runFor(1_000);
  await page.keyboard.press('Escape');
  await shopper.button('Share cart').hover();
  await page.clock.runFor(1_000);
  expect(asked).toEqual([]);
  expect(await changes()).toEqual(before);
  expect(await shopper.cartId()).toBe(cart);
  expect(await cookieValue(context, ACCESS)).toBe(access);
});

test('a shared cart is copied for the shopper who opens its link, from anywhere, and by nothing else', {
  tag: ['@T02', '@A-036'],
}, async ({ page, otherContext }) => {
  const sender = shopperOn(page, 'fr-fr');
  await putIntoCart(page.request, 'fr-fr', DRESS.sku);
  const path = `/fr-fr/cart?share=${await sender.cartId()}`;

  const other = await otherContext.newPage();
  const reader = shopperOn(other, 'fr-fr');
  await reader.open('');
  const image = { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
  await otherContext.request.get(path, { headers: { ...image, 'sec-fetch-site': 'cross-site' } });
  await otherContext.request.head(path);
  expect(await cookieValue(otherContext, CART)).toBe('');
  expect(linesOf(await callsOf(await reader.sessionId()))).toEqual([]);

  await followFromElsewhere(other, path);
  await expect(other).toHaveURL(/\/fr-fr\/cart\?notice=copied$/);
  await reader.seeCount(1);
});
