import type { Response } from '@playwright/test';
import { createCustomer } from '../support/customers.ts';
import { breakCalls, callsOf, linesOf } from '../support/inspection.ts';
import { ACCESS, ANONYMOUS, CART, REFRESH, WISHES } from './session-traces.ts';
import { expect, test } from './shop-test.ts';
import { cookieValue, DRESS, DRESSES, shopperOn } from './shopper.ts';
import { putIntoCart } from './shopper-at.ts';

const DAY_SECONDS = 86_400;

async function setCookies(response: Response): Promise<string[]> {
  const headers = await response.headersArray();
  return headers
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .map(({ value }) => value);
}

/** A browser that says what it is, and the channel that each of its calls is recorded with. */
const CHANNELS = [
  ['SD', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'],
  ['SM', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1'],
  ['AM', 'ShopApp/4.2 (iPhone)'],
] as const;

for (const [channel, userAgent] of CHANNELS) {
  test.describe(userAgent, () => {
    test.use({ userAgent });
    test(`every call of such a browser has the channel ${channel}`, { tag: ['@API-05'] }, async ({
      page,
    }) => {
      const shopper = shopperOn(page, 'fr-fr');
      await shopper.open(DRESS.path);
      await shopper.addToCart(DRESS.size);
      const calls = await callsOf(await shopper.sessionId());
      expect(linesOf(calls)).toContain(`POST /carts/${await shopper.cartId()}/products/S1 200`);
      expect(new Set(calls.map(({ headers }) => headers['x-device-channel']))).toEqual(
        new Set([channel]),
      );
    });
  });
}

test.describe('cookies', () => {
  test('public documents set none; the start-up call makes the anonymous id, once', {
    tag: ['@SES-05', '@SES-12', '@STA-06', '@STA-07', '@CST-16', '@T25'],
  }, async ({ page, context }) => {
    const shopper = shopperOn(page, 'fr-fr');
    for (const path of ['', DRESSES, DRESS.path, '/search?q=robe', '/cart']) {
      const document = await context.request.get(shopper.at(path));
      expect.soft(document.headers()['set-cookie'], path).toBeUndefined();
    }
    const starting = page.waitForResponse((one) => one.request().method() === 'POST');
    await page.goto(shopper.at(''));
    const [made = '', ...others] = await setCookies(await starting);
    expect(others).toEqual([]);
    expect(made).toMatch(
      new RegExp(
        `^${ANONYMOUS}=[0-9a-f-]{36}; Max-Age=${365 * DAY_SECONDS}; Path=/; HttpOnly; SameSite=Lax$`,
      ),
    );
    const first = await shopper.sessionId();
    await shopper.open(DRESS.path);
    await shopper.addToCart(DRESS.size);
    const again = page.waitForResponse((one) => one.request().method() === 'POST');
    await page.goto(shopper.at(''));
    expect((await setCookies(await again)).filter((one) => one.startsWith('anonymous'))).toEqual(
      [],
    );
    expect(await shopper.sessionId()).toBe(first);
    expect((await callsOf(first)).length).toBeGreaterThan(0);
  });

  test('the cart cookie lasts 30 days from the last change, the locale cookie a year', {
    tag: ['@any-platform', '@SES-10', '@SES-13', '@SES-14', '@CST-17', '@CST-18', '@I18-03'],
  }, async ({ page, context }) => {
    const shopper = shopperOn(page, 'fr-fr');
    await shopper.open(DRESS.path);
    const adding = page.waitForResponse(
      (one) => one.request().postData()?.includes('"sku"') === true,
    );
    await shopper.addToCart(DRESS.size);
    const [cart = ''] = await setCookies(await adding);
    expect(cart).toMatch(
      new RegExp(`^${CART}=[\\w-]+; Max-Age=${30 * DAY_SECONDS}; Path=/; HttpOnly; SameSite=Lax$`),
    );
    const locale = (await context.cookies()).find(({ name }) => name === 'locale');
    expect(locale).toMatchObject({ value: 'fr-fr', sameSite: 'Lax', path: '/' });
    const days = ((locale?.expires ?? 0) - Date.now() / 1000) / DAY_SECONDS;
    expect(Math.round(days)).toBe(365);
    expect(await page.evaluate(() => document.cookie)).toBe('locale=fr-fr');
  });

  test('a sign-in sets both tokens, bound to this host and out of reach of scripts', {
    tag: ['@any-platform', '@SES-06', '@SES-07', '@SES-10', '@HDR-09', '@T16'],
  }, async ({ page, context }) => {
    await createCustomer(context.request, 'fr-fr');
    const cookies = await context.cookies();
    for (const name of [ACCESS, REFRESH]) {
      const cookie = cookies.find((one) => one.name === name);
      const flags = {
        httpOnly: true,
        secure: false,
        sameSite: 'Lax',
        path: '/',
        domain: 'localhost',
      };
      expect(cookie).toMatchObject(flags);
    }
    expect(cookies.some(({ name }) => name.includes('sign-in'))).toBe(false);
    await shopperOn(page, 'fr-fr').open('');
    await expect(page.locator('[data-connected=true]').first()).toBeVisible();
    // Another shop of the same host does not know the customer.
    await shopperOn(page, 'en').open('');
    await expect(page.locator('[data-connected=false]').first()).toBeVisible();
  });
});

test.describe('start-up', () => {
  test('a stranger without a cart costs no call; a guest with one reads it and the deliveries', {
    tag: ['@any-platform', '@STA-05', '@STA-10', '@STA-12', '@CRT-09'],
  }, async ({ page }) => {
    const shopper = shopperOn(page, 'fr-fr');
    await shopper.open('');
    await shopper.open(DRESS.path);
    expect(linesOf(await callsOf(await shopper.sessionId()))).toEqual([]);
    await shopper.addToCart(DRESS.size);
    // The panel of what was added says when it would come.
    const lastCall = async () => linesOf(await callsOf(await shopper.sessionId())).at(-1);
    await expect.poll(lastCall).toBe('GET /deliveries/shipping-methods 200');
    const before = (await callsOf(await shopper.sessionId())).length;
    await shopper.open('');
    await shopper.seeCount(1);
    const id = await shopper.cartId();
    const calls = await callsOf(await shopper.sessionId());
    expect(linesOf(calls.slice(before))).toEqual([
      `GET /carts/${id} 200`,
      'GET /deliveries/shipping-methods 200',
    ]);
    expect(calls.at(-1)?.query).toMatchObject({ country: 'FR', cartId: id });
    expect(linesOf(calls).filter((line) => line.startsWith('POST /carts '))).toHaveLength(1);
  });

  test('a customer’s data, then the cart, then the deliveries, all with one session id; a cart of both is merged once', {
    tag: ['@STA-01', '@STA-02', '@STA-03', '@STA-04', '@STA-08', '@STA-12', '@CRT-10', '@CRT-26'],
  }, async ({ page, context }) => {
    const shopper = shopperOn(page, 'fr-fr');
    await putIntoCart(context.request, 'fr-fr', DRESS.sku);
    const session = await shopper.sessionId();
    await createCustomer(context.request, 'fr-fr');
    const merges = async () =>
      linesOf(await callsOf(session)).filter((line) => line.startsWith('POST /carts/merge'));
    expect(await merges()).toHaveLength(1);
    const before = (await callsOf(session)).length;
    await shopper.open('');
    await shopper.seeCount(1);
    expect(await shopper.sessionId()).toBe(session);
    expect(linesOf((await callsOf(session)).slice(before))).toEqual([
      'GET /accounts-self/ 200',
      ...WISHES,
      `GET /carts/${await shopper.cartId()} 200`,
      'GET /deliveries/shipping-methods 200',
    ]);
    expect(await merges()).toHaveLength(1);
  });

  test('one token cookie without the other is no session, and goes', {
    tag: ['@any-platform', '@STA-05', '@SES-01'],
  }, async ({ page, context }) => {
    const shopper = shopperOn(page, 'fr-fr');
    await createCustomer(context.request, 'fr-fr');
    await context.clearCookies({ name: ACCESS });
    const before = (await callsOf(await shopper.sessionId())).length;
    await shopper.open('');
    await expect(page.locator('[data-connected=false]').first()).toBeVisible();
    expect(await cookieValue(context, REFRESH)).toBe('');
    expect(linesOf((await callsOf(await shopper.sessionId())).slice(before))).toEqual([]);
  });

  test('its failures stay silent: the page stands, and the cart is back the next time', {
    tag: ['@any-platform', '@STA-11'],
  }, async ({ page }) => {
    const shopper = shopperOn(page, 'fr-fr');
    await putIntoCart(page.request, 'fr-fr', DRESS.sku);
    await breakCalls({ method: 'GET', path: `/carts/${await shopper.cartId()}`, status: 500 });
    await shopper.open(DRESSES);
    await expect(shopper.main.getByRole('article').first()).toBeVisible();
    await expect(shopper.toasts).toBeEmpty();
    await shopper.seeCount(0);
    await shopper.open('');
    await shopper.seeCount(1);
  });
});
