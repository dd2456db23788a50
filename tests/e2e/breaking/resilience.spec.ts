import { readFileSync } from 'node:fs';
import { waitFor } from '#src/launch/wait-for.ts';
import { textsFor } from '#src/platform/kernel/texts/platform-texts.ts';
import { CUSTOMER_PASSWORD, createCustomer } from '../../support/customers.ts';
import { breakCalls, mendCalls } from '../../support/inspection.ts';
import { DATA_FOLDER, PLATFORM_URL } from '../../support/test-ports.ts';
import { wordsOf } from '../../support/words.ts';
import { OPENED } from '../function-calls.ts';
import { DRESS, shopperOn, untilHydrated } from '../shopper.ts';
import { shopperAt, shopperAtCart } from '../shopper-at.ts';
import { expect, test } from './breaking-test.ts';

/** A part that fails takes no other part with it (safety.md). These tests break the platform for all. */

test.afterEach(() => mendCalls());

// Beside other tests a program takes three times as long to start.
const BACK_AGAIN_MS = 90_000;

/** The platform notes its process id in the lock of its data folder. */
function killPlatform() {
  const [pid] = readFileSync(`${DATA_FOLDER}/platform.lock`, 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

const platformIsBack = () => waitFor(`${PLATFORM_URL}/_health`, BACK_AGAIN_MS);

/** Lines of the storefront's log, as it wrote them. */
function logLines(): string {
  return readFileSync(`${DATA_FOLDER}/logs/storefront.log`, 'utf8');
}

test('the platform is killed while somebody shops: pages say so, and everything goes on when it is back', {
  tag: ['@F07', '@F09', '@F25'],
}, async ({ page }) => {
  await createCustomer(page.request, 'fr-fr');
  const shopper = await shopperAtCart(page, 'fr-fr');
  await expect(shopper.quantity).toHaveValue('1');

  killPlatform();
  await shopper.quantity.selectOption('2');
  await expect(shopper.toasts).toHaveText(/./);
  const failing = await page.request.get(shopper.at('/robes--plf1200'));
  expect(failing.status()).toBeGreaterThanOrEqual(500);
  const html = await failing.text();
  expect(html).toContain('href="/fr-fr"');
  expect(html).not.toMatch(/ECONNREFUSED|at .*\.js:\d+/);

  expect(await platformIsBack()).toBe(true);
  // The circuit of a route lets a call through again after five seconds.
  await expect
    .poll(async () => (await page.request.get(shopper.at('/robes--plf1200'))).status(), {
      timeout: 15_000,
    })
    .toBe(200);
  await shopper.open('/cart');
  await expect(shopper.quantity).toHaveValue('1');
  await shopper.quantity.selectOption('2');
  await shopper.seeCount(2);
});

test('the platform is killed between payment and order: the order is there once it is back', {
  tag: ['@F23', '@F24'],
}, async ({ page }) => {
  test.slow();
  const { shopper } = await shopperAt('payment', page, 'fr-fr');
  const cartId = await shopper.cartId();

  // The answer of the validation is lost although it took effect, as in a crash after the commit.
  await breakCalls({
    method: 'POST',
    path: `/carts-self/${cartId}/validate`,
    when: 'after',
    drop: true,
  });
  await shopper.payButton.click();
  await shopper.payByCard('4242 4242 4242 4242');
  await page.waitForURL(/\/checkout\/confirmation/);
  killPlatform();
  expect(await platformIsBack()).toBe(true);

  await expect
    .poll(
      async () => {
        await page.goto(shopper.at('/account/orders'));
        return page.getByRole('main').getByRole('article').count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
});

test('without the parameters of the shops every page is a 500 that the log explains', {
  tag: ['@ERR-01', '@F02'],
}, async ({ page, missing }) => {
  missing.push(/^500 \/de-de\/cart$/);
  await breakCalls({ method: 'GET', path: '/web-domains/', times: 0, status: 500 });
  const answer = await page.goto('/de-de/cart');
  expect(answer?.status()).toBe(500);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link').last()).toHaveAttribute('href', '/de-de');
  expect(logLines()).toContain('web-domains parameters call failed');
  await mendCalls();
  expect((await page.goto('/de-de/cart'))?.status()).toBe(200);
});

test('without content the shop still sells: 200, logo, account and cart, no menu', {
  tag: ['@CMS-03', '@ERR-28', '@F03'],
}, async ({ page }) => {
  await breakCalls({
    method: 'GET',
    path: '/cms/v3/content_types/*/entries',
    times: 0,
    malformed: 'html',
  });
  const answer = await page.goto(`/en${DRESS.path}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('link', { name: 'Vitrine, home' }).first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
  expect((await page.goto('/en'))?.status()).toBe(200);
});

test('with content, reviews and security rules hanging, pages come without them, also those that nobody has cached', {
  tag: ['@F03', '@F06'],
}, async ({ page }) => {
  for (const [method, path] of [
    ['GET', '/cms/v3/content_types/*/entries'],
    ['GET', '/ecommerce/v3/catalog/segmentations'],
    ['GET', '/ecommerce/v3/catalog/products/*/reviews'],
    ['POST', '/applications/front-ecommerce/rules/merge-csp'],
  ] as const) {
    await breakCalls({ method, path, times: 0, delayMs: 60_000 });
  }
  const paths = ['/en', `/en${DRESS.path}`, '/fr-fr/robes--plf1200', '/fr-fr/cart', '/de-de/hilfe'];
  for (const path of paths) {
    const answer = await page.request.get(path);
    expect.soft([path, answer.status()]).toEqual([path, 200]);
    expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
  }
  await page.goto(`/en${DRESS.path}`);
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
});

test('a list that answers HTML, half of itself, nothing or far too much is a kind page, never half of one', {
  tag: ['@API-80', '@LAY-11', '@F08'],
}, async ({ page, missing }) => {
  missing.push(/^50\d \/fr-fr\/robes--plf1200$/);
  for (const malformed of ['html', 'truncated', 'empty', 'huge'] as const) {
    await breakCalls({
      method: 'GET',
      path: '/ecommerce/v3/catalog/families/*/products',
      malformed,
    });
    const answer = await page.goto('/fr-fr/robes--plf1200');
    expect(answer?.status(), malformed).toBeGreaterThanOrEqual(500);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Vitrine' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: wordsOf('fr-fr')('Back to home') })).toBeVisible();
    await mendCalls();
  }
});

test('while the provider is gone a sign-out ends the session here, and a sign-in says so and works once it is back', {
  tag: ['@F22', '@SES-03'],
}, async ({ page, missing }) => {
  missing.push(/^503 \/fr-fr\/auth\/callback$/);
  const say = wordsOf('fr-fr');
  await createCustomer(page.request, 'fr-fr');
  killPlatform();
  const signedOut = await page.request.get('/fr-fr/auth/logout', {
    maxRedirects: 0,
    headers: OPENED,
  });
  expect(signedOut.status()).toBe(302);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => name.includes('token'))).toEqual([]);
  // The provider, which nobody told, would know the customer again.
  await page.context().clearCookies();
  const answer = await page.request.get('/api/auth/login?locale=fr-fr&returnTo=%2Ffr-fr%2Fcart', {
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  const { location = '' } = answer.headers();
  expect(location).toMatch(/^\/fr-fr\/auth\/callback\?/);
  expect(await platformIsBack()).toBe(true);
  const shown = await page.goto(location);
  expect(shown?.status()).toBe(503);
  await expect(page.getByRole('heading', { name: say('We could not sign you in') })).toBeVisible();
  await page.getByRole('link', { name: say('Try again'), exact: true }).click();
  await expect(page.getByLabel(textsFor('fr').fields.email, { exact: true })).toBeVisible();
});

test('a store search that fails keeps the list that is there, without a word of it', {
  tag: ['@STO-06', '@ERR-06'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  await shopper.open(DRESS.path);
  await shopper.button('Check in-store availability').click();
  const layer = page.getByRole('dialog', { name: shopper.say('Availability in store') });
  const first = layer.getByRole('heading', { level: 3 }).first();
  await expect(first).toHaveText(/Paris/);
  await breakCalls({
    method: 'GET',
    path: '/ecommerce/v2/storelocator/stores',
    times: 0,
    status: 500,
  });
  await layer.getByLabel(shopper.say('Town or postcode')).fill('Lyon');
  const search = layer.getByRole('button', { name: shopper.say('Search'), exact: true });
  await search.click();
  await expect(search).not.toHaveAttribute('aria-busy', 'true');
  await expect(first).toHaveText(/Paris/);
  await expect(shopper.toasts).toHaveText('');
});

test('wishes and alerts that cannot be read are none, without a word of it', {
  tag: ['@WSH-03', '@ALR-05', '@ERR-26'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  await createCustomer(page.request, 'fr-fr');
  await shopper.open(DRESS.path);
  const heart = shopper.button('Add to wishlist');
  await heart.click();
  await expect(shopper.button('Remove from wishlist')).toBeVisible();
  for (const [path, title] of [
    ['wishlist', 'Wishlist'],
    ['alerts', 'Stock alerts'],
  ] as const) {
    await breakCalls({
      method: 'GET',
      path: '/customers-self/knowledges/wishlist/',
      times: 0,
      status: 500,
    });
    await breakCalls({
      method: 'GET',
      path: '/customers-self/knowledges/product-stock-alert',
      times: 0,
      status: 500,
    });
    await shopper.open(`/account/${path}`);
    await expect(shopper.heading(title)).toBeVisible();
    await expect(shopper.link('Discover the collection')).toBeVisible();
    await expect(shopper.toasts).toHaveText('');
    await mendCalls();
  }
  await shopper.open('/account/wishlist');
  await expect(shopper.main.getByRole('article')).toHaveCount(1);
});

test('a wish or an alert that cannot be kept is told, and stands as it was', {
  tag: ['@WSH-04', '@ALR-06', '@ERR-27'],
}, async ({ page }) => {
  const shopper = shopperOn(page, 'fr-fr');
  await createCustomer(page.request, 'fr-fr');
  await shopper.open(DRESS.path);
  const told = /./;
  await breakCalls({
    method: 'POST',
    path: '/customers-self/knowledges/wishlist',
    times: 0,
    status: 500,
  });
  await shopper.button('Add to wishlist').click();
  await expect(shopper.toasts).toHaveText(told);
  await expect(shopper.button('Add to wishlist')).toBeVisible();
  await shopper.toasts.getByRole('button').click();
  await expect(shopper.toasts).toHaveText('');

  await mendCalls();
  await shopper.button('Add to wishlist').click();
  await expect(shopper.button('Remove from wishlist')).toBeVisible();
  await breakCalls({
    method: 'DELETE',
    path: '/customers-self/knowledges/wishlist/*',
    times: 0,
    status: 500,
  });
  await shopper.button('Remove from wishlist').click();
  await expect(shopper.toasts).toHaveText(told);
  await expect(shopper.button('Remove from wishlist')).toBeVisible();
  await shopper.toasts.getByRole('button').click();
  await expect(shopper.toasts).toHaveText('');

  await breakCalls({
    method: 'POST',
    path: '/customers-self/knowledges/product-stock-alert',
    times: 0,
    status: 500,
  });
  await shopper.chooseSize('44');
  await shopper.button('Notify me').click();
  await expect(shopper.toasts).toHaveText(told);
  await expect(shopper.button('Notify me')).toBeVisible();
});

test('a sign-in that the platform no longer takes is told as such, and can be made again', {
  tag: ['@F18', '@F19'],
}, async ({ page, missing }) => {
  missing.push(/^401 \/fr-fr\/account\/orders/);
  const shopper = shopperOn(page, 'fr-fr');
  const { email } = await createCustomer(page.request, 'fr-fr');
  const body = { status: 401, code: 'UNAUTHORIZED', message: 'No.' };
  await breakCalls({ method: 'GET', path: '/customers-self/orders', status: 401, body, times: 0 });
  const answer = await page.goto(shopper.at('/account/orders'));
  expect(answer?.status()).toBe(401);
  await expect(shopper.heading('Please sign in again')).toBeVisible();
  await mendCalls();
  // Hydration replaces a failed page: a click between its mousedown and its mouseup counts for neither.
  await untilHydrated(page);
  await page.getByRole('link', { name: shopper.say('Sign in'), exact: true }).click();
  await shopper.signIn(email, CUSTOMER_PASSWORD);
  await expect(page).toHaveURL(/\/account\/orders$/);
  await expect(shopper.heading('Orders')).toBeVisible();
});
