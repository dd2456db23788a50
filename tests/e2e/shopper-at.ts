import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type * as client from 'openid-client';
import { emptyAddress, toWireAddress } from '#src/domain/address/address.ts';
import { type Cart, cartSchema } from '#src/domain/cart/cart.schema.ts';
import { paymentResultSchema } from '#src/domain/payment/payment.schema.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { webDomainSchema } from '#src/domain/shop/web-domain.schema.ts';
import type { CookieBrowser } from '../support/cookie-browser.ts';
import { createCustomer } from '../support/customers.ts';
import { type Caller, createCaller } from '../support/platform-client.ts';
import { discoverProvider, openSignIn } from '../support/sign-in.ts';
import { DATA_FOLDER, PLATFORM_URL, STOREFRONT_URL } from '../support/test-ports.ts';
import { DRESS, type Shopper, shopperOn, untilHydrated } from './shopper.ts';

/** Puts a shopper where a test begins: by calls, since the way there is tested elsewhere. */

type Place = { zipCode: string; city: string };

export const PARIS: Place = { zipCode: '75002', city: 'Paris' };

/** Puts one of each sku into the cart of a browser, as the form of a product without script does. */
export async function putIntoCart(
  request: APIRequestContext,
  locale: OnlineLocale,
  ...skus: readonly string[]
): Promise<void> {
  for (const size of skus) {
    const answer = await request.post('/api/cart', {
      form: { locale, size },
      headers: { 'sec-fetch-site': 'same-origin' },
      maxRedirects: 0,
    });
    expect([size, answer.headers().location]).toEqual([size, `/${locale}/cart?notice=added`]);
  }
}

async function cookieOf(
  request: APIRequestContext,
  name: 'anonymous-id' | 'cart-id',
  locale: OnlineLocale,
): Promise<string> {
  const full = `${name}-test-${getDomain(locale).iso2.toLowerCase()}`;
  const { cookies } = await request.storageState();
  return cookies.find((cookie) => cookie.name === full)?.value ?? '';
}

/** Follows redirects of the provider with the cookies of a browser, up to the one that leaves it. */
const followedBy = (request: APIRequestContext): CookieBrowser['follow'] =>
  async function follow(start) {
    const answer = await request.get(String(start), { maxRedirects: 0 });
    const { location } = answer.headers();
    if (location === undefined) throw new Error(`the provider answered ${answer.status()}`);
    const next = new URL(location, start);
    if (next.origin === new URL(start).origin) return follow(next);
    return { response: new Response(), url: next };
  };

let provider: Promise<client.Configuration> | undefined;

/** The platform as the storefront calls it for the customer who is signed in in a browser. */
async function callerOf(request: APIRequestContext, locale: OnlineLocale): Promise<Caller> {
  const { subscriptionKey, identityClientSecret } = JSON.parse(
    readFileSync(`${DATA_FOLDER}/secrets.json`, 'utf8'),
  );
  provider ??= discoverProvider(`${PLATFORM_URL}/identity`, identityClientSecret);
  // The provider knows the browser, and asks nothing.
  const { url, exchange } = await openSignIn(await provider, {
    redirectUri: `${STOREFRONT_URL}/${locale}/auth/callback`,
    browser: { follow: followedBy(request), request: fetch, cookieNames: () => [] },
  });
  const { access_token: bearer } = await exchange(url);
  const options = {
    send: (path: string, init: RequestInit) => fetch(`${PLATFORM_URL}${path}`, init),
    sessionId: await cookieOf(request, 'anonymous-id', locale),
    ...{ subscriptionKey, locale, bearer },
  };
  const { body } = await createCaller({ ...options, storeId: '' }).call('GET', '/web-domains/');
  const shop = webDomainSchema
    .array()
    .parse(body)
    .find(({ domain }) => domain === locale);
  return createCaller({ ...options, storeId: shop?.storeId ?? '' });
}

/** Saves billing address and delivery to the door, as the steps of the checkout do. */
async function readyToPay(
  request: APIRequestContext,
  locale: OnlineLocale,
  place: Place,
): Promise<{ caller: Caller; cart: Cart }> {
  const caller = await callerOf(request, locale);
  const id = await cookieOf(request, 'cart-id', locale);
  const body = toWireAddress({
    ...emptyAddress(getDomain(locale).iso2),
    ...{ firstName: 'Camille', lastName: 'Durand', line1: '12 rue des Lilas' },
    ...place,
  });
  let cart = cartSchema.parse((await caller.call('GET', `/carts/${id}`)).body);
  for (const step of ['billing-address', 'shipping-method/NO']) {
    const query = { version: cart.version };
    const saved = await caller.call('POST', `/carts-self/${id}/${step}`, { query, body });
    expect([step, saved.status]).toEqual([step, 200]);
    cart = cartSchema.parse(saved.body);
  }
  return { caller, cart };
}

/** Opens the payment for the customer who is signed in, whose cart has something. */
export async function openPayment(page: Page, locale: OnlineLocale, place: Place): Promise<void> {
  await readyToPay(page.request, locale, place);
  await openStep(shopperOn(page, locale), 'payment');
}

async function openStep({ page, at, heading }: Shopper, step: 'billing' | 'payment') {
  await page.goto(at(`/checkout/${step}`));
  await expect(heading(step === 'payment' ? 'Payment' : 'Billing')).toBeVisible();
  await untilHydrated(page);
}

/** A guest, or the customer who is signed in, on the cart page with one of each sku. */
export async function shopperAtCart(
  page: Page,
  locale: OnlineLocale,
  ...skus: readonly string[]
): Promise<Shopper> {
  const shopper = shopperOn(page, locale);
  await putIntoCart(page.request, locale, ...(skus.length === 0 ? [DRESS.sku] : skus));
  await shopper.open('/cart');
  return shopper;
}

/** A new customer with one of each sku, who has come to the billing or as far as the payment. */
export async function shopperAt(
  step: 'billing' | 'payment',
  page: Page,
  locale: OnlineLocale,
  { place = PARIS, skus = [DRESS.sku] }: { place?: Place; skus?: readonly string[] } = {},
): Promise<{ shopper: Shopper; email: string }> {
  const shopper = shopperOn(page, locale);
  const { email } = await createCustomer(page.request, locale);
  await putIntoCart(page.request, locale, ...skus);
  if (step === 'payment') await readyToPay(page.request, locale, place);
  await openStep(shopper, step);
  return { shopper, email };
}

/** Orders one of each sku by card for the customer who is signed in; answers the number. */
export async function placeOrder(
  page: Page,
  locale: OnlineLocale,
  place: Place,
  skus: readonly string[],
): Promise<string> {
  const { request } = page;
  await putIntoCart(request, locale, ...skus);
  const { caller, cart } = await readyToPay(request, locale, place);
  const started = await caller.call('POST', `/carts-self/${cart.id}/payments/cardone`, {
    query: { version: cart.version },
    body: {
      paymentProduct: 'visa',
      amountPlanned: cart.totalPrice.centAmount,
      returnUrl: `${STOREFRONT_URL}/${locale}/order-cardone-check`,
    },
  });
  const { redirectUrl } = paymentResultSchema.parse(started.body);
  const card = { number: '4242 4242 4242 4242', expiry: '12/39', securityCode: '123' };
  const paid = await request.post(redirectUrl ?? '', {
    form: { action: 'pay', name: 'Camille Durand', ...card },
  });
  const [orderNumber] = /V\d{10}/.exec(await paid.text()) ?? [];
  if (orderNumber === undefined) throw new Error(`a purchase ended at ${paid.url()}`);
  // Its cookie goes with the script of the confirmation.
  await page.context().clearCookies({ name: /^cart-id/ });
  return orderNumber;
}

/** A new customer with an order; no page has been opened. */
export async function customerWithOrder(
  page: Page,
  locale: OnlineLocale,
  place: Place,
  skus: readonly string[] = [DRESS.sku],
): Promise<{ shopper: Shopper; email: string; orderNumber: string }> {
  const { email } = await createCustomer(page.request, locale);
  const orderNumber = await placeOrder(page, locale, place, skus);
  return { shopper: shopperOn(page, locale), email, orderNumber };
}
