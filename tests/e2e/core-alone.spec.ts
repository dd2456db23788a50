import type { APIRequestContext, Page } from '@playwright/test';
import { CARD_TEXTS } from '#src/demo/card-sandbox/texts.ts';
import { isPageServed, PAGES_BEYOND_CORE } from '#src/domain/shop/page-capabilities.ts';
import { ALL_CALLS } from '#src/domain/wire/all-calls.ts';
import { capabilityOf } from '#src/domain/wire/call.ts';
import { CAPABILITY_NAMES } from '#src/domain/wire/capabilities.ts';
import { textsFor } from '#src/platform/kernel/texts/platform-texts.ts';
import { allCalls } from '../support/inspection.ts';
import { startBoth } from '../support/start-programs.ts';
import { CORE_ALONE } from '../support/test-ports.ts';
import { barriers } from './barriers.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { test as base, expect } from './shop-test.ts';
import { DRESS, DRESSES, shopperOn } from './shopper.ts';

/** A platform that serves the core alone: what it does not serve is nowhere shown, linked or asked for. */

const START_BUDGET_MS = 240_000;

const test = base.extend<object, { programs: undefined }>({
  programs: [
    async ({ browserName: _ }, use) => {
      const settings = { PLATFORM_CAPABILITIES: 'core' };
      const stop = await startBoth({ hasDiagnostics: true, place: CORE_ALONE, settings });
      await use(undefined);
      await stop();
    },
    { scope: 'worker', auto: true, timeout: START_BUDGET_MS },
  ],
  baseURL: CORE_ALONE.storefrontUrl,
});

/** Calls that the platform did not declare, as they look on the wire. */
const UNDECLARED = ALL_CALLS.filter((call) => {
  const capability = capabilityOf(call);
  return capability !== 'core' && capability !== 'checkout' && capability !== null;
}).map(({ method, path }) => new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`));

async function undeclaredCalls(): Promise<string[]> {
  const seen = await allCalls(CORE_ALONE.platformUrl);
  expect(seen.length).toBeGreaterThan(0);
  return seen
    .filter(({ status }) => status === 404)
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => UNDECLARED.some((undeclared) => undeclared.test(call)));
}

/** Links of a page that lead into the shop, without their search params. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a[^>]*?\shref="(\/en(?:[/?#][^"]*)?)"/g)].map(
    ([, href = '']) => href.split(/[?#]/)[0] ?? '',
  );

/** More products look like the first ones. */
const MOST_PRODUCTS = 3;
const PRODUCT = /--p\d+$/;

/** Follows links as they are found; answers those that lead to nothing, by status. */
async function brokenFrom(request: APIRequestContext, starts: readonly string[]) {
  const known = new Set<string>(starts);
  const waiting = [...starts];
  const broken: string[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await request.get(path);
    if (answer.status() >= 400) broken.push(`${answer.status()} ${path}`);
    for (const link of linksIn(await answer.text())) {
      const products = [...known].filter((one) => PRODUCT.test(one)).length;
      if (known.has(link) || (PRODUCT.test(link) && products >= MOST_PRODUCTS)) continue;
      known.add(link);
      waiting.push(link);
    }
  }
  return { broken, seen: known };
}

/** Pages beyond the core whose URL is one; who asks for those of the account signs in first. */
const NOT_SERVED = [...PAGES_BEYOND_CORE.keys()].filter(
  (page) => !page.includes('$') && !isPageServed(page, CAPABILITY_NAMES),
);
const isOfAccount = (page: string) => page.startsWith('/account/');

async function expectMissing(request: APIRequestContext, pages: readonly string[]) {
  for (const page of pages) {
    const answer = await request.get(`/en${page.replace(/\/$/, '')}`, { maxRedirects: 0 });
    expect([page, answer.status()]).toEqual([page, 404]);
  }
}

test('no link leads to a page that does not exist, and pages of what is not served are none', async ({
  request,
}) => {
  test.slow();
  const starts = ['/en', `/en${DRESSES}`, `/en${DRESS.path}`, '/en/search?q=dress', '/en/cart'];
  const { broken, seen } = await brokenFrom(request, starts);
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(30);
  const others = ['/help', '/stores', '/legal/terms', '/wishlist/abc'];
  await expectMissing(request, [...NOT_SERVED.filter((page) => !isOfAccount(page)), ...others]);
  const sitemap = await (await request.get('/sitemaps/en-families.xml')).text();
  expect(sitemap).toContain(DRESSES.replace('robes', 'dresses'));
  expect(sitemap).not.toMatch(/\/(help|stores|legal|withdrawal|gift-card)\b/);
  expect((await request.get('/feeds/en.xml')).status()).toBe(404);
  expect(await undeclaredCalls()).toEqual([]);
});

const expectNoBarriers = async (page: Page) => expect(await barriers(page)).toEqual([]);

test('a customer buys a dress by keyboard and finds the order; every page on the way is without barriers', {
  tag: ['@PRD-02', '@CHK-01'],
}, async ({ page, missing }) => {
  test.slow();
  missing.push(/^401 \/favicon\.ico$/);
  const shopper = shopperOn(page, 'en');
  const { main, say, heading, button, link } = shopper;
  const text = (english: string) => main.getByRole('textbox', { name: say(english), exact: true });
  await shopper.open('');
  await expectNoBarriers(page);
  await pressOn(main.getByRole('link', { name: 'Women', exact: true }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Women', exact: true })).toBeVisible();
  await expectNoBarriers(page);

  await shopper.open(DRESS.path);
  await expectNoBarriers(page);
  await tabTo(page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio').first());
  await page.keyboard.press('ArrowRight');
  await pressOn(button('Add to cart'));
  await shopper.seeCount(1);
  await shopper.open('/cart');
  await expect(heading('Cart')).toBeVisible();
  await expect(text('Promo code')).toHaveCount(0);
  await expectNoBarriers(page);

  await pressOn(link('Checkout'));
  await page.waitForURL(/\/identity\//);
  const provider = textsFor('en');
  await typeInto(page.getByLabel(provider.fields.email, { exact: true }), 'u5@vitrine.example');
  await typeInto(page.getByLabel(provider.fields.password, { exact: true }), 'Vitrine2026!');
  await page.keyboard.press('Enter');

  await expect(heading('Billing')).toBeVisible();
  await expectNoBarriers(page);
  await typeInto(text('First name'), 'Camille');
  await typeInto(text('Last name'), 'Durand');
  await typeInto(text('Address'), '12 Lilac Road');
  await typeInto(text('Postcode'), 'SW1A 1AA');
  await typeInto(text('Town or city'), 'London');
  await pressOn(button('Continue to delivery'));
  await expect(heading('Delivery')).toBeVisible();
  await expectNoBarriers(page);
  await pressOn(button('Continue to payment'));
  await expect(heading('Payment')).toBeVisible();
  await expectNoBarriers(page);
  await pressOn(shopper.payButton);
  const card = CARD_TEXTS.en;
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await typeInto(field(card.number), '4242 4242 4242 4242');
  await typeInto(field(card.expiry), '12/39');
  await typeInto(field(card.securityCode), '123');
  await typeInto(field(card.name), 'Camille Durand');
  await page.keyboard.press('Enter');

  await expect(heading('Thank you')).toBeVisible();
  await expectNoBarriers(page);
  // Once it knows the number it leads to the order, which is open there.
  const orders = main.getByRole('link', { name: say('Orders'), exact: true });
  await expect(orders).toHaveAttribute('href', /order=V/);
  await pressOn(orders);
  await expect(heading('Orders')).toBeVisible();
  const order = main.getByRole('article').first();
  await expect(order.getByRole('heading', { name: say('Amount') })).toBeVisible();
  await expectNoBarriers(page);

  await shopper.open('/account/settings');
  await expectNoBarriers(page);
  const hrefs = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((one) => one.getAttribute('href') ?? ''));
  const { broken } = await brokenFrom(page.request, [
    ...new Set(hrefs.filter((href) => href.startsWith('/en/account'))),
  ]);
  expect(broken).toEqual([]);
  await expectMissing(page.request, NOT_SERVED.filter(isOfAccount));
  expect(await undeclaredCalls()).toEqual([]);
});
