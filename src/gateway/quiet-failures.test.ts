import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readLastPurchase } from '#src/domain/account/last-purchase.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { getLastPurchaseDate } from './accounts.server.ts';
import { getAssetTitles, getCspRules, getLegalNotices, getStoryTiles } from './content.server.ts';
import {
  addStockAlert,
  addWishlistProduct,
  dropStockAlert,
  dropWishlistProduct,
  getStockAlerts,
  getWishlist,
} from './knowledges.server.ts';
import { confirmNewsletter, subscribeToNewsletter, unsubscribe } from './newsletters.server.ts';
import type { CallContext } from './platform-call.server.ts';
import { findPoints, findStores } from './stores.server.ts';

/** Which failures of the platform are an empty answer, and which are passed on (specification §8). */

const PLATFORM = 'http://platform.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const call: CallContext = {
  platformUrl: PLATFORM,
  subscriptionKey: 'key-of-the-shop',
  locale: 'fr-fr',
  storeId: '1001',
  sessionId: 'session-1',
  channel: 'SD',
  correlationId: 'correlation-1',
  accessToken: 'token-a',
};

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
    ['the wishlist (API-73, ERR-26)', () => getWishlist(call)],
    ['stock alerts (API-74, ERR-26)', () => getStockAlerts(call)],
    ['legal notices (API-45, ERR-29)', () => getLegalNotices(call)],
  ])('%s', async (_, read) => {
    fail(500, 'INTERNAL');
    expect(await read()).toEqual([]);
  });

  test('the day of the last purchase is read; one that cannot be is the empty text of a new customer (ACC-20, ERR-07)', async () => {
    fail(500, 'INTERNAL_SERVER_ERROR');
    const failed = await getLastPurchaseDate(call);
    expect([failed, readLastPurchase(failed)]).toEqual(['', { isNewCustomer: true, day: null }]);
    server.use(http.get(`${PLATFORM}/*`, () => HttpResponse.json('')));
    expect(readLastPurchase(await getLastPurchaseDate(call)).isNewCustomer).toBe(true);
    server.use(http.get(`${PLATFORM}/*`, () => HttpResponse.json('20240131')));
    const { isNewCustomer, day } = readLastPurchase(await getLastPurchaseDate(call));
    expect([isNewCustomer, formatDate(day ?? '', 'fr-fr')]).toEqual([false, '31/01/2024']);
  });

  test('a search that finds no store is 404, and an empty list; another failure stays one (STO-05, ERR-05, API-49, API-50)', async () => {
    fail(404, 'STORE_NOT_FOUND');
    expect(await findStores(call, { search: 'Atlantis' })).toEqual([]);
    expect(await findPoints(call, 'pickup', { search: 'Atlantis' })).toEqual([]);
    expect(await findPoints(call, 'locker', { search: 'Atlantis' })).toEqual([]);
    fail(400, 'BAD_REQUEST');
    await expect(findStores(call, { search: 'Paris' })).rejects.toMatchObject({ status: 400 });
  });
});

test('stories between products that cannot be read are null, and so is one of another shape (CMS-03, ERR-28)', async () => {
  fail(500, 'INTERNAL');
  expect(await getStoryTiles(call)).toBeNull();
  answer(200, { entries: [{ uid: 'a', locale: 'fr-fr', fields: { title: 'No picture' } }] });
  expect(await getStoryTiles(call)).toBeNull();
});

test('assets are asked for by their folder; a failure is null (API-43, CMS-02)', async () => {
  const asset = {
    uid: 'a',
    folder: 'heroes',
    title: 'denim',
    url: '/a',
    contentMediaType: 'image/webp',
  };
  const sent = answer(200, { assets: [asset] });
  expect(await getAssetTitles(call, 'heroes')).toEqual(['denim']);
  expect(sent.map(({ url }) => url)).toEqual([`${PLATFORM}/cms/v3/assets?folder=heroes`]);
  fail(500, 'INTERNAL');
  expect(await getAssetTitles(call, 'heroes')).toBeNull();
});

test('a search for stores asks for what is given, and for nothing that is empty (ENT-15)', async () => {
  const requests = answer(200, { stores: [] });
  const params = {
    search: 'Paris',
    countryCode: 'FR',
    deliveryCountries: 'FR,BE',
    productId: '400101',
    size: '38',
    context: 'eresa',
  } as const;
  await findStores(call, params);
  await findStores(call, { search: '', size: undefined, countryCode: 'FR' });
  const asked = requests.map(({ url }) => Object.fromEntries(new URL(url).searchParams));
  expect(asked).toEqual([params, { countryCode: 'FR' }]);
});

describe('a change that fails is told', () => {
  const product = { productId: '400101', optionId: '500201' };

  test.each([
    ['adding a wish', () => addWishlistProduct(call, product)],
    ['dropping a wish', () => dropWishlistProduct(call, '400101')],
    ['setting an alert', () => addStockAlert(call, { ...product, sku: 'S0' })],
    ['dropping an alert', () => dropStockAlert(call, 'S0')],
  ])('%s (WSH-04, ALR-06, ERR-27)', async (_, change) => {
    fail(422, 'ADDRESS_INVALID');
    await expect(change()).rejects.toMatchObject({ status: 422, code: 'ADDRESS_INVALID' });
  });
});

test('legal notices are asked for by country and three-letter language (CMS-07)', async () => {
  const sent = answer(200, { values: [{ title: 'Soldes', text: 'Du 1 au 31.' }] });
  expect(await getLegalNotices(call)).toEqual([{ title: 'Soldes', text: 'Du 1 au 31.' }]);
  expect(sent.map(({ url }) => url)).toEqual([
    `${PLATFORM}/commercial-animations/offers/legal-notices?country=FR&language=FRA`,
  ]);
});

test('rules of the page policy are asked for by their type (CSP-02)', async () => {
  const sent = answer(200, { 'img-src': ['pictures.partner.example'] });
  expect(await getCspRules(call)).toEqual({ 'img-src': ['pictures.partner.example'] });
  expect(sent.map(({ method }) => method)).toEqual(['POST']);
  expect(await sent[0]?.json()).toEqual({ rulesType: 'csp' });
});

describe('the newsletter', () => {
  const token = 't'.repeat(43);
  const from = '/fr-fr/newsletter/subscription';

  test('is asked for with three keys; a failure is a false, no error (API-77, NWS-10, A-124)', async () => {
    const sent = answer(200, { accepted: true });
    expect(await subscribeToNewsletter(call, { email: 'a@b.fr', from })).toBe(true);
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `PUT ${PLATFORM}/newsletters`,
    ]);
    expect(await sent[0]?.json()).toEqual({
      email: 'a@b.fr',
      additionalInformation: from,
      store: '1001',
    });
    fail(500, 'INTERNAL_SERVER_ERROR');
    expect(await subscribeToNewsletter(call, { email: 'a@b.fr', from })).toBe(false);
    expect(await confirmNewsletter(call, { token, source: from })).toBe(false);
  });

  test('is ended with four keys, and an unknown token is told', async () => {
    const sent = answer(200, { accepted: true });
    await unsubscribe(call, { token, type: 'NEWS', from });
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
    await expect(unsubscribe(call, { token, type: 'NEWS', from })).rejects.toMatchObject({
      code: 'UNSUBSCRIBE_TOKEN_UNKNOWN',
    });
  });
});
