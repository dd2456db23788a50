import { createCustomer } from '../support/customers.ts';
import { breakCalls, callsOf, INVALID_JWT, linesOf } from '../support/inspection.ts';
import { PLATFORM_URL, STOREFRONT_URL } from '../support/test-ports.ts';
import { OPENED, recordCall } from './function-calls.ts';
import { ACCESS, CART, REFRESH, WISHES } from './session-traces.ts';
import { expect, test } from './shop-test.ts';
import { cookieValue, DRESS, shopperOn } from './shopper.ts';
import { putIntoCart } from './shopper-at.ts';

test.describe('tokens', () => {
  test.beforeEach(async ({ context }) => {
    await putIntoCart(context.request, 'fr-fr', DRESS.sku);
    await createCustomer(context.request, 'fr-fr');
  });

  test('a token that is said to be invalid is renewed and the call tried again, unseen', {
    tag: ['@API-08', '@ERR-03', '@F17'],
  }, async ({ page, context }) => {
    const shopper = shopperOn(page, 'fr-fr');
    const session = await shopper.sessionId();
    const path = `/carts/${await shopper.cartId()}`;
    const tokens = await cookieValue(context, ACCESS);
    const before = (await callsOf(session)).length;
    await breakCalls({ method: 'GET', path, ...INVALID_JWT });
    await shopper.open('');
    await shopper.seeCount(1);
    await expect(shopper.toasts).toBeEmpty();
    expect(linesOf((await callsOf(session)).slice(before))).toEqual([
      'GET /accounts-self/ 200',
      ...WISHES,
      `GET ${path} 401`,
      'POST /api/cookie-refresh-tokens 200',
      `GET ${path} 200`,
      'GET /deliveries/shipping-methods 200',
    ]);
    expect(await cookieValue(context, ACCESS)).not.toBe(tokens);
  });

  test('fifty calls with an expired token renew it once, and all succeed', {
    tag: ['@T21', '@A-045'],
  }, async ({ page, context }) => {
    const shopper = shopperOn(page, 'fr-fr');
    const session = await shopper.sessionId();
    const path = `/carts/${await shopper.cartId()}`;
    const startUp = await recordCall(page, () => page.goto(shopper.at('')));
    await shopper.seeCount(1);
    // Many are refused before any of them hears of it; a late one may find the new token already.
    const expired = { times: 0, sameToken: true, ...INVALID_JWT };
    await breakCalls({ method: 'GET', path, delayMs: 1_000, ...expired });
    const replay = { headers: startUp.headers, data: startUp.body };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => context.request.post(startUp.url, replay)),
    );
    for (const answer of answers) {
      expect.soft(answer.status()).toBe(200);
      expect.soft(await answer.text()).toContain('"S1"');
    }
    const lines = linesOf(await callsOf(session));
    expect(lines.filter((line) => line === `GET ${path} 401`).length).toBeGreaterThan(20);
    expect(lines.filter((line) => line.startsWith('POST /api/cookie-refresh'))).toHaveLength(1);
    // Whichever cookies came last, they open the account.
    await page.goto(shopper.at('/account/dashboard'));
    expect(new URL(page.url()).pathname).toBe('/fr-fr/account/dashboard');
  });

  test('a refresh that fails logs out; signing in again brings the cart back', {
    tag: ['@SES-04', '@ERR-04', '@F19'],
  }, async ({ page, context }) => {
    const shopper = shopperOn(page, 'fr-fr');
    const path = `/carts/${await shopper.cartId()}`;
    await breakCalls({ method: 'GET', path, ...INVALID_JWT });
    await breakCalls({ method: 'POST', path: '/api/cookie-refresh-tokens', ...INVALID_JWT });
    await shopper.open('');
    await expect(page.locator('[data-connected=false]').first()).toBeVisible();
    expect(await cookieValue(context, ACCESS)).toBe('');
    expect(await cookieValue(context, REFRESH)).toBe('');
    await putIntoCart(context.request, 'fr-fr', '500201-36');
    await page.goto(shopper.at('/account/orders'));
    expect(new URL(page.url()).pathname).toBe('/fr-fr/account/orders');
    await shopper.open('/cart');
    await shopper.seeCount(2);
  });
});

test.describe('signing out', () => {
  test('ends the session here and at the provider, and old cookies open nothing', {
    tag: ['@SES-03', '@RTE-34', '@T18'],
  }, async ({ page, context }) => {
    const shopper = shopperOn(page, 'fr-fr');
    await createCustomer(context.request, 'fr-fr');
    await putIntoCart(context.request, 'fr-fr', DRESS.sku);
    const old = await context.cookies();
    const left = page.waitForResponse((one) => one.url().includes('/auth/logout'));
    await page.goto(shopper.at('/auth/logout'));
    const logout = await left;
    expect(logout.status()).toBe(302);
    expect(logout.headers().location).toMatch(`${PLATFORM_URL}/identity/`);
    expect(await logout.headerValue('clear-site-data')).toBe('"cache"');
    await expect(page).toHaveURL(`${STOREFRONT_URL}/fr-fr`);
    await expect(page.locator('[data-connected=false]').first()).toBeVisible();
    for (const name of [ACCESS, REFRESH, CART]) expect(await cookieValue(context, name)).toBe('');
    // The provider asks again.
    await page.goto(shopper.at('/account/dashboard'));
    await expect(page.getByRole('textbox').first()).toBeVisible();
    expect(page.url()).toContain('/identity/');
    // What was copied before opens nothing.
    await context.addCookies(old.filter(({ name }) => name === ACCESS || name === REFRESH));
    const replayed = await context.request.get(shopper.at('/account/dashboard'), {
      maxRedirects: 0,
    });
    expect(replayed.status()).toBe(302);
    expect(replayed.headers().location).toContain('/api/auth/login');
  });
});

test('whatever asks to be returned to, only a page of this shop is', {
  tag: ['@T14', '@A-026'],
}, async ({ request }) => {
  await createCustomer(request, 'fr-fr');
  // Whoever is new is welcomed first, once.
  await request.get('/api/auth/login?locale=fr-fr');
  const attempts = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/evil',
    'javascript:alert(1)',
    '/fr-fr/\r\nlocation: https://evil.example',
    'fr-fr/cart',
    '',
  ];
  for (const returnTo of attempts) {
    const query = new URLSearchParams({ locale: 'fr-fr', returnTo });
    const answer = await request.get(`/api/auth/login?${query}`);
    expect.soft(answer.url(), returnTo).toBe(`${STOREFRONT_URL}/fr-fr`);
    const logout = await request.get(`/fr-fr/auth/logout?${query}`, {
      maxRedirects: 0,
      headers: OPENED,
    });
    expect.soft(logout.status(), returnTo).toBe(302);
    const location = new URL(logout.headers().location ?? '', STOREFRONT_URL);
    expect.soft([STOREFRONT_URL, PLATFORM_URL], returnTo).toContain(location.origin);
  }
  const good = await request.get('/api/auth/login?locale=fr-fr&returnTo=%2Ffr-fr%2Fcart');
  expect(good.url()).toBe(`${STOREFRONT_URL}/fr-fr/cart`);
});
