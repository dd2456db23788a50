import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readLastPurchase } from '#src/domain/account/client.ts';
import { servedOf } from '#src/domain/wire/capabilities.ts';
import * as alertCalls from '#src/domain/wishlist/stock-alert.calls.ts';
import * as wishlistCalls from '#src/domain/wishlist/wishlist.calls.ts';
import { readLastPurchaseDate } from '#src/features/account/dashboard.server.ts';
import { askAssetTitles, lettersOn } from '#src/features/blocks/blocks.server.ts';
import { readLegalNotices } from '#src/features/content/content.server.ts';
import { confirm, leave, subscribe } from '#src/features/newsletter/newsletter.server.ts';
import { readAlerts } from '#src/features/stock-alerts/stock-alerts.server.ts';
import { searchPlacesQuietly, searchQuietly } from '#src/features/stores/stores.server.ts';
import { readWishlist } from '#src/features/wishlist/wishlist.server.ts';
import { commerceFor } from '#src/gateway/commerce.server.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { entriesOf } from '#src/session/content-entries.server.ts';
import { readCspRules } from '#src/session/csp-rules.server.ts';

/** Which failures of the platform are an empty answer, and which are passed on (specification §8). */

const PLATFORM = 'http://platform.test';
const server = setupServer();
vi.mock('#src/session/config.server.ts', () => ({ config: () => ({ isCacheOff: true }) }));
vi.mock('#src/session/log.server.ts', () => ({ log: { warn: () => undefined } }));
vi.mock('#src/session/attempt-limits.server.ts', () => ({ countAttempt: async () => undefined }));
vi.mock('#src/session/shop-parameters.server.ts', () => ({
  commerceOfNoShop: async () => commerce,
}));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const commerce = commerceFor({
  platformUrl: PLATFORM,
  subscriptionKey: 'key-of-the-shop',
  locale: 'fr-fr',
  storeId: '1001',
  sessionId: 'session-1',
  channel: 'SD',
  correlationId: 'correlation-1',
  accessToken: 'token-a',
  served: servedOf(undefined),
});

/** Answers every call alike; what was asked comes back. */
function answer(status: number, body: Record<string, unknown>): Request[] {
  const requests: Request[] = [];
  server.use(
    http.all(`${PLATFORM}/*`, ({ request }) => {
      requests.push(request.clone());
      return HttpResponse.json(body, { status });
    }),
  );
  return requests;
}
const fail = (status: number, code: string) => answer(status, { status, code, message: code });

describe('a read that fails is empty', () => {
  test.each([
    ['the wishlist', () => readWishlist(commerce)],
    ['stock alerts', () => readAlerts(commerce)],
    ['legal notices', () => readLegalNotices(commerce)],
  ])('%s', { tags: ['API-45', 'API-73', 'API-74', 'ERR-26', 'ERR-29'] }, async (_, read) => {
    fail(500, 'INTERNAL');
    expect(await read()).toEqual([]);
  });

  test('the day of the last purchase is read; one that cannot be is the empty text of a new customer', {
    tags: ['ACC-20', 'ERR-07'],
  }, async () => {
    fail(500, 'INTERNAL_SERVER_ERROR');
    const failed = await readLastPurchaseDate(commerce);
    expect([failed, readLastPurchase(failed)]).toEqual(['', { isNewCustomer: true, day: null }]);
    server.use(http.get(`${PLATFORM}/*`, () => HttpResponse.json('')));
    expect(readLastPurchase(await readLastPurchaseDate(commerce)).isNewCustomer).toBe(true);
    server.use(http.get(`${PLATFORM}/*`, () => HttpResponse.json('20240131')));
    const { isNewCustomer, day } = readLastPurchase(await readLastPurchaseDate(commerce));
    expect([isNewCustomer, formatDate(day ?? '', 'fr-fr')]).toEqual([false, '31/01/2024']);
  });

  test('a search that finds no store is 404, and an empty list; another failure is null', {
    tags: ['STO-05', 'ERR-05', 'API-49', 'API-50'],
  }, async () => {
    fail(404, 'STORE_NOT_FOUND');
    expect(await searchQuietly(commerce, { search: 'Atlantis' })).toEqual([]);
    expect(await searchPlacesQuietly(commerce, 'pickup', { search: 'Atlantis' })).toEqual([]);
    expect(await searchPlacesQuietly(commerce, 'locker', { search: 'Atlantis' })).toEqual([]);
    fail(400, 'BAD_REQUEST');
    expect(await searchQuietly(commerce, { search: 'Paris' })).toBeNull();
  });
});

test('stories between products that cannot be read are null, and so is one of another shape', {
  tags: ['CMS-03', 'ERR-28'],
}, async () => {
  fail(500, 'INTERNAL');
  expect(await entriesOf('story_tile')(commerce)).toBeNull();
  answer(200, { entries: [{ uid: 'a', locale: 'fr-fr', fields: { title: 'No picture' } }] });
  expect(await entriesOf('story_tile')(commerce)).toBeNull();
});

test('assets are asked for by their folder; without them letters are light', {
  tags: ['API-43', 'CMS-02'],
}, async () => {
  const asset = {
    uid: 'a',
    folder: 'heroes',
    title: 'denim',
    url: '/a',
    contentMediaType: 'image/webp',
  };
  const sent = answer(200, { assets: [asset] });
  expect(await askAssetTitles(commerce, 'heroes')).toEqual(['denim']);
  expect(sent.map(({ url }) => url)).toEqual([`${PLATFORM}/cms/v3/assets?folder=heroes`]);
  fail(500, 'INTERNAL');
  expect(await lettersOn(commerce, 'denim')).toBe('light');
});

test('a search for stores asks for what is given, and for nothing that is empty', {
  tags: ['ENT-15'],
}, async () => {
  const requests = answer(200, { stores: [] });
  const params = {
    search: 'Paris',
    countryCode: 'FR',
    deliveryCountries: 'FR,BE',
    productId: '400101',
    size: '38',
    context: 'eresa',
  } as const;
  await searchQuietly(commerce, params);
  await searchQuietly(commerce, { search: '', size: undefined, countryCode: 'FR' });
  const asked = requests.map(({ url }) => Object.fromEntries(new URL(url).searchParams));
  expect(asked).toEqual([params, { countryCode: 'FR' }]);
});

describe('a change that fails is told', () => {
  const product = { productId: '400101', optionId: '500201' };

  test.each([
    ['adding a wish', () => commerce.ask(wishlistCalls.addToWishlist, { body: product })],
    [
      'dropping a wish',
      () => commerce.ask(wishlistCalls.dropFromWishlist, { params: { productId: '400101' } }),
    ],
    [
      'setting an alert',
      () =>
        commerce.ask(alertCalls.addStockAlert, { body: { ...product, sku: 'S0', store: '1001' } }),
    ],
    [
      'dropping an alert',
      () =>
        commerce.ask(alertCalls.dropStockAlert, {
          params: { sku: 'S0' },
          query: { knowledgeTypeId: '1001' },
        }),
    ],
  ])('%s', { tags: ['WSH-04', 'ALR-06', 'ERR-27'] }, async (_, change) => {
    fail(422, 'ADDRESS_INVALID');
    await expect(change()).rejects.toMatchObject({ status: 422, code: 'ADDRESS_INVALID' });
  });
});

test('legal notices are asked for by country and three-letter language', {
  tags: ['CMS-07'],
}, async () => {
  const sent = answer(200, { values: [{ title: 'Soldes', text: 'Du 1 au 31.' }] });
  expect(await readLegalNotices(commerce)).toEqual([{ title: 'Soldes', text: 'Du 1 au 31.' }]);
  expect(sent.map(({ url }) => url)).toEqual([
    `${PLATFORM}/commercial-animations/offers/legal-notices?country=FR&language=FRA`,
  ]);
});

test('rules of the page policy are asked for by their type', { tags: ['CSP-02'] }, async () => {
  const sent = answer(200, { 'img-src': ['pictures.partner.example'] });
  expect(await readCspRules()).toEqual({ 'img-src': ['pictures.partner.example'] });
  expect(sent.map(({ method }) => method)).toEqual(['POST']);
  expect(await sent[0]?.json()).toEqual({ rulesType: 'csp' });
});

describe('the newsletter', () => {
  const token = 't'.repeat(43);
  const from = '/fr-fr/newsletter/subscription';

  test('is asked for with three keys; a failure is a false, no error', {
    tags: ['API-77', 'NWS-10', 'A-124'],
  }, async () => {
    const sent = answer(200, { accepted: true });
    expect(await subscribe(commerce, { email: 'a@b.example', from })).toBe(true);
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `PUT ${PLATFORM}/newsletters`,
    ]);
    expect(await sent[0]?.json()).toEqual({
      email: 'a@b.example',
      additionalInformation: from,
      store: '1001',
    });
    fail(500, 'INTERNAL_SERVER_ERROR');
    expect(await subscribe(commerce, { email: 'a@b.example', from })).toBe(false);
    await expect(confirm(commerce, { token, source: from })).resolves.toBeUndefined();
  });

  test('is ended with four keys, and an unknown token is told', async () => {
    const sent = answer(200, { accepted: true });
    await leave(commerce, { token, type: 'NEWS', from });
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST ${PLATFORM}/newsletters/unsubscribe`,
    ]);
    expect(await sent[0]?.json()).toEqual({
      token,
      store: '1001',
      additionalInformation: from,
      type: 'NEWS',
    });
    fail(404, 'UNSUBSCRIBE_TOKEN_UNKNOWN');
    await expect(leave(commerce, { token, type: 'NEWS', from })).rejects.toMatchObject({
      code: 'UNSUBSCRIBE_TOKEN_UNKNOWN',
    });
  });
});
