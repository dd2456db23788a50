import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAYMENT_METHODS } from '#src/domain/payment/methods.ts';
import { getDomain, ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { type WebDomain, webDomainSchema } from '#src/domain/shop/web-domain.schema.ts';
import { onLoad } from '#src/domain/shop/web-domain.ts';
import { CAPABILITY_NAMES, declarationOf } from '#src/domain/wire/capabilities.ts';
import { stores } from '#src/platform/stores/tables.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let shops: WebDomain[];
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
  const { status, body } = await platform
    .guest()
    .call('GET', '/web-domains/', { headers: { 'x-store-id': '' } });
  expect(status).toBe(200);
  shops = webDomainSchema.strict().array().parse(body);
}, 60_000);
afterAll(() => platform.stop());

/** Where a shop sells in another currency than the euro. */
const CURRENCIES = new Map([
  ['CH', 'CHF'],
  ['PL', 'PLN'],
]);

test('GET /web-domains/ gives one parameter set per country, without a store id', {
  tags: ['API-10', 'DOM-11', 'DOM-13', 'PRD-18'],
}, () => {
  expect(shops.map(({ domain }) => domain).sort()).toEqual([...ONLINE_LOCALES].sort());
  expect(new Set(shops.map(({ countryCodeISO2 }) => countryCodeISO2)).size).toBe(7);
  for (const { domain, countryCodeISO2, devise } of shops) {
    expect(countryCodeISO2).toBe(getDomain(domain).iso2);
    expect(devise).toBe(CURRENCIES.get(countryCodeISO2) ?? 'EUR');
  }
});

test('each switch but one is on in at least one shop and off in another', {
  tags: ['DOM-15'],
}, () => {
  const [first] = shops;
  const switches = Object.entries(first?.params ?? {}).filter(
    ([, value]) => typeof value === 'boolean',
  );
  expect(switches).toHaveLength(18);
  for (const [name] of switches) {
    const values = shops.map(({ params }) =>
      new Map<string, unknown>(Object.entries(params)).get(name),
    );
    // Counsel turns it on.
    const seen = name === 'strikesInitialPrice' ? [false] : [true, false];
    expect(new Set(values), name).toEqual(new Set(seen));
  }
});

test('what may be absent is there in some shops and absent in others', {
  tags: ['DOM-41', 'CST-35'],
}, () => {
  const varies = (given: (shop: WebDomain) => boolean) => new Set(shops.map(given)).size === 2;
  expect(varies(({ params }) => params.giftCard !== null)).toBe(true);
  expect(varies(({ params }) => params.privateSales !== null)).toBe(true);
  expect(varies(({ params }) => params.donations.some(({ isActive }) => isActive))).toBe(true);
  expect(varies(({ params }) => params.funnel.overview)).toBe(true);
  expect(varies(({ params }) => params.freeCartCriteria !== null)).toBe(true);
});

test('payment products come unsorted and are sorted on load; every method but two is offered somewhere', {
  tags: ['API-10', 'DOM-44', 'ENU-19'],
}, () => {
  const offered = shops.flatMap(({ params }) => params.paymentProducts.map(({ name }) => name));
  // Nothing to pay is no method to choose.
  // Shops may add these two, which their providers have.
  const others = PAYMENT_METHODS.filter((name) => name !== 'ideal' && name !== 'wero');
  expect(new Set([...offered, 'free'])).toEqual(new Set(others));
  for (const shop of shops) {
    const ranks = onLoad(shop).params.paymentProducts.map(({ rank }) => rank);
    expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
  }
  expect(shops.some((shop) => shop.params.paymentProducts[0]?.rank !== 1)).toBe(true);
});

test('every shop delivers to and bills in its own country, and knows its phone prefix', {
  tags: ['DOM-14'],
}, () => {
  for (const { countryCodeISO2, params } of shops) {
    expect(params.deliveryCountries).toContain(countryCodeISO2);
    expect(params.billingCountries).toContain(countryCodeISO2);
    expect(params.phoneNumberCountries).toContain(countryCodeISO2);
    for (const country of params.deliveryCountries) {
      expect(params.billingCountries).toContain(country);
    }
  }
});

test('confirmations are asked for five to eight times, a second apart', {
  tags: ['DOM-21'],
}, () => {
  for (const { params } of shops) {
    expect(params.orderConfirmation.attemptDelay).toBe(1000);
    expect(params.orderConfirmation.maxAttempts).toBeGreaterThanOrEqual(5);
    expect(params.orderConfirmation.maxAttempts).toBeLessThanOrEqual(8);
  }
});

test('each shop says which checkout it sells in, or leaves it to the installation', {
  tags: ['A-079'],
}, () => {
  for (const { params } of shops) expect(params).toHaveProperty('checkoutVersion', null);
});

test('our platform declares every capability in each shop; a storefront keeps its switches as they are', () => {
  for (const shop of shops) {
    expect(shop.params.capabilities).toEqual(declarationOf(CAPABILITY_NAMES));
    const { paymentProducts: _, ...loaded } = onLoad(shop).params;
    expect(shop.params).toMatchObject(loaded);
  }
});

test('a shop whose country has no store that is open does not say that it serves stores', async () => {
  const { database } = platform.inside;
  const ofFrance = eq(stores.country, 'FR');
  const open = and(ofFrance, eq(stores.isClosed, false));
  const before = await database.update(stores).set({ isClosed: true }).where(open).returning();
  const { body } = await platform.guest().call('GET', '/web-domains/');
  const told = webDomainSchema.array().parse(body);
  const has = (locale: OnlineLocale) =>
    told.find(({ domain }) => domain === locale)?.params.capabilities?.stores;
  expect([before.length > 0, has('fr-fr'), has('en')]).toEqual([true, undefined, true]);
  const ids = before.map(({ storeId }) => storeId);
  await database.update(stores).set({ isClosed: false }).where(inArray(stores.storeId, ids));
});
