import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  productMatchSchema,
  relatedProductsSchema,
  searchPageSchema,
  stocksSchema,
  suggestionsSchema,
  tilesSchema,
} from '#src/domain/catalogue/catalogue.schema.ts';
import { getStaffProduct } from '#src/domain/catalogue/staff-product.calls.ts';
import { pageNamesSchema } from '#src/domain/content/page-names.schema.ts';
import { productReviewsSchema } from '#src/domain/review/review.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { reservationsSchema } from '#src/domain/store/reservation.schema.ts';
import { storeSchema } from '#src/domain/store/store.schema.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import { stockAlertsSchema, wishlistSchema } from '#src/domain/wishlist/wishlist.schema.ts';
import { importProducts } from '#src/platform/imports/import-products.ts';
import { signPreview } from '#src/platform/kernel/http/preview-tokens.ts';
import type { Caller } from '../support/platform-client.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import {
  cartOf,
  cartWith,
  codeOf,
  createCart,
  orderOf,
  pay,
  readyCart,
  startPayment,
  validate,
} from '../support/shopping.ts';
import { openStaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

const HEADING =
  'Handle,Title,Vendor,Type,Published,Status,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Barcode';
const BARCODE = '4006381333931';
const row = (handle: string, sku: string, barcode: string, state: string) =>
  `${handle},Quagga ${handle},Acme,Coats,${state},Title,Default Title,${sku},9,80.00,${barcode}`;
const CATALOGUE = '/ecommerce/v3/catalog';
const NO_PROGRAMME = { loyaltyCardId: null, loyaltySeniority: null, loyaltyType: null, email: '' };
/** A store of Paris. */
const STORE = '1001';

let platform: TestPlatform;
const importRows = (...rows: string[]) =>
  importProducts(platform.inside.database, Readable.from([[HEADING, ...rows].join('\n')]), {
    language: 'fr',
    currency: 'EUR',
    now: platform.inside.clock.now(),
  });

async function read(caller: Caller, query: Record<string, string>) {
  return productMatchSchema.parse(
    (await caller.call('GET', `${CATALOGUE}/products`, { query })).body,
  ).product;
}

/** A coat that was sold and is hidden now, and what shoppers held of it before. */
type Hidden = { productId: string; optionId: string };
let coat: Hidden;
let guest: Caller;

beforeAll(async () => {
  if (isRemote) return;
  platform = await startTestPlatform(SEEDED_SHOP);
  guest = platform.guest();
  await importRows(row('coat', 'QG-1', BARCODE, 'TRUE,active'));
  const { productId, options } = await read(guest, { sku: 'QG-1' });
  coat = { productId, optionId: options[0]?.optionId ?? '' };
  await platform.inside.database.execute(
    sql`insert into store_stocks (store_id, sku, quantity) values (${STORE}, 'QG-1', 5)`,
  );
}, 60_000);
afterAll(() => platform?.stop());

const hide = (state = 'TRUE,draft') => importRows(row('coat', 'QG-1', BARCODE, state));
const show = () => importRows(row('coat', 'QG-1', BARCODE, 'TRUE,active'));

describe.skipIf(isRemote)('a product that is hidden', () => {
  test.each([['TRUE,draft'], ['TRUE,archived'], ['FALSE,active'], ['false,']])(
    'by an export that says %s is found by no key',
    { tags: ['RTE-22'] },
    async (state) => {
      await show();
      expect((await guest.call('GET', `${CATALOGUE}/products/${coat.productId}`)).status).toBe(200);
      await hide(state);
      const asked = await Promise.all([
        guest.call('GET', `${CATALOGUE}/products/${coat.productId}`),
        guest.call('GET', `${CATALOGUE}/products`, { query: { optionId: coat.optionId } }),
        guest.call('GET', `${CATALOGUE}/products`, { query: { gtin: BARCODE } }),
        guest.call('GET', `${CATALOGUE}/products`, { query: { sku: 'QG-1' } }),
      ]);
      expect(asked.map((answer) => [answer.status, codeOf(answer)])).toEqual(
        asked.map(() => [404, 'PRODUCT_NOT_FOUND']),
      );
    },
  );

  test('is in no list, search, suggestion, feed, sitemap, stock, store or review', async () => {
    await hide();
    const get = async (path: string, query: Record<string, string> = {}) =>
      (await guest.call('GET', path, { query })).body;
    for (const q of ['quagga', BARCODE, coat.productId, coat.optionId]) {
      const page = searchPageSchema.parse(await get(`${CATALOGUE}/search`, { q }));
      expect([q, page.direct, page.values]).toEqual([q, null, []]);
    }
    const suggested = suggestionsSchema.parse(await get(`${CATALOGUE}/suggestions`, { q: 'quag' }));
    expect(suggested).toMatchObject({ products: [], terms: [] });
    const tiles = await get(`${CATALOGUE}/tiles`, { productIds: coat.productId });
    expect(tilesSchema.parse(tiles).values).toEqual([]);
    const names = await get(`${CATALOGUE}/page-names`, { kind: 'product', id: coat.productId });
    expect(pageNamesSchema.parse(names).values).toEqual([]);
    expect(JSON.stringify(await get(`${CATALOGUE}/feed`, { after: '599999' }))).not.toContain(
      'Quagga',
    );
    const stocks = await get('/ecommerce/v3/stocks', { skus: 'QG-1,S1' });
    expect(stocksSchema.parse(stocks).values.map(({ sku }) => sku)).toEqual(['S1']);
    const store = await get(`/ecommerce/v2/storelocator/stores/${STORE}`, {
      productId: coat.productId,
    });
    expect(storeSchema.parse(store).stock).toEqual([]);
    const { database } = platform.inside;
    await database.execute(sql`insert into product_relations values
      (${coat.productId}, 'look', 0, '400101'), ('400101', 'look', 99, ${coat.productId})`);
    for (const id of [coat.productId, '400101']) {
      const { look } = relatedProductsSchema.parse(
        await get(`${CATALOGUE}/products/${id}/related`),
      );
      expect(look.map(({ productId }) => productId)).not.toContain(
        id === coat.productId ? '400101' : coat.productId,
      );
    }
    await database.execute(sql`insert into reviews
      (customer_id, product_id, lang, rating, fit, text, size, author, state, written_at)
      values ('U4', ${coat.productId}, 'fr', 5, 'true', 'Superbe', null, 'A B.', 'shown', now())`);
    const reviews = await get(`${CATALOGUE}/products/${coat.productId}/reviews`);
    expect(productReviewsSchema.parse(reviews).total).toBe(0);
  });

  test('is refused by cart, lists of skus, wishlist, alerts and reservations as one that does not exist', async () => {
    await hide();
    const cart = await createCart(guest);
    const query = { version: cart.version };
    const added = await guest.call('POST', `/carts/${cart.id}/products/QG-1`, { query });
    expect([added.status, codeOf(added)]).toEqual([404, 'PRODUCT_NOT_FOUND']);
    const some = await guest.call('POST', `/carts/${cart.id}/products-list/`, {
      query,
      body: ['QG-1', 'S1'],
    });
    expect(cartOf(some, 206)).toMatchObject({
      productsNotAdded: ['QG-1'],
      lineItems: [{ sku: 'S1' }],
    });

    const customer = await platform.customer('U2');
    const wish = await customer.call('POST', '/customers-self/knowledges/wishlist', { body: coat });
    expect([wish.status, codeOf(wish)]).toEqual([404, 'PRODUCT_NOT_FOUND']);
    const wishedAt = platform.inside.clock.now().toISOString();
    const merged = await customer.call('POST', '/customers-self/knowledges/wishlist/merge', {
      body: [{ ...coat, wishedAt }],
    });
    expect(wishlistSchema.parse(merged.body).values).toEqual([]);
    const alert = await customer.call('POST', '/customers-self/knowledges/product-stock-alert', {
      body: { ...coat, sku: 'QG-1', store: STORE },
    });
    expect([alert.status, codeOf(alert)]).toEqual([404, 'PRODUCT_NOT_FOUND']);
    const reserved = await customer.call('POST', '/customers-self/reservations', {
      body: { storeId: STORE, sku: 'QG-1' },
    });
    expect([reserved.status, codeOf(reserved)]).toEqual([422, 'SIZE_NOT_IN_STORE']);
  });

  test('stays in the cart as sold out, cannot be ordered, and is refused when it is put back', async () => {
    await show();
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer, 'QG-1', 'S1');
    const line = cart.lineItems.find(({ sku }) => sku === 'QG-1');
    await pay(platform, customer, cart);
    await hide();
    const seen = cartOf(await customer.call('GET', `/carts/${cart.id}`));
    expect(
      seen.lineItems.map(({ sku, availableQuantity }) => [sku, availableQuantity > 0]),
    ).toEqual([
      ['QG-1', false],
      ['S1', true],
    ]);
    expect(seen.totalPrice).toEqual(cart.totalPrice);
    const ordered = await validate(customer, cart);
    expect([ordered.status, codeOf(ordered)]).toEqual([412, 'CART_CHANGED']);
    const refreshed = cartOf(
      await customer.call('PUT', `/carts/${cart.id}/refresh`, { query: { version: cart.version } }),
    );
    expect(codeOf(await startPayment(customer, refreshed))).toBe('CART_CHANGED');
    const query = { version: refreshed.version };
    const path = `/carts/${cart.id}/products/${line?.lineId}`;
    const more = await customer.call('PUT', `${path}/quantity/2`, { query });
    expect(codeOf(more)).toBe('PRODUCT_OUT_OF_STOCK');
    const without = cartOf(await customer.call('DELETE', path, { query }));
    expect(without.lineItems.map(({ sku }) => sku)).toEqual(['S1']);
    const again = await customer.call('POST', `/carts/${cart.id}/products/QG-1`, {
      query: { version: without.version },
    });
    expect(codeOf(again)).toBe('PRODUCT_NOT_FOUND');
  });

  test('is not merged from the cart of a guest who signs in', async () => {
    await show();
    const visitor = platform.guest();
    const cart = await cartWith(visitor, 'QG-1', 'S1');
    const customer = await platform.customer('U5', { sessionId: visitor.sessionId });
    await cartWith(customer, 'S2');
    await hide();
    const merged = await customer.call('POST', '/carts/merge', {
      body: { cartId: cart.id, customer: { customerId: 'U5', ...NO_PROGRAMME } },
    });
    expect(cartOf(merged, 226).lineItems.map(({ sku }) => sku)).toEqual(['S2', 'S1']);
  });

  test('stays in the orders, reservations, wishlist and alerts that were made before', async () => {
    await show();
    const customer = await platform.customer('U4');
    await customer.call('POST', '/customers-self/knowledges/wishlist', { body: coat });
    const alert = { ...coat, sku: 'QG-1', store: STORE };
    await customer.call('POST', '/customers-self/knowledges/product-stock-alert', { body: alert });
    await customer.call('POST', '/customers-self/reservations', {
      body: { storeId: STORE, sku: 'QG-1' },
    });
    const cart = await readyCart(customer, 'QG-1');
    await pay(platform, customer, cart);
    const { orderNumber } = orderOf(await validate(customer, cart));
    await hide();
    // Nobody is written to about a size that nobody can buy.
    await platform.inside.runJobs();
    const order = orderOf(await customer.call('GET', `/customers-self/orders/${orderNumber}`));
    expect(order.lineItems).toMatchObject([{ sku: 'QG-1', product: { name: 'Quagga coat' } }]);
    const get = async (path: string, query = {}) =>
      (await customer.call('GET', `/customers-self/${path}`, { query })).body;
    expect(reservationsSchema.parse(await get('reservations')).values).toMatchObject([
      { sku: 'QG-1', state: 'OPEN' },
    ]);
    expect(wishlistSchema.parse(await get('knowledges/wishlist/')).values).toMatchObject([
      { ...coat, product: null },
    ]);
    const alerts = await get('knowledges/product-stock-alert', { id: STORE });
    expect(stockAlertsSchema.parse(alerts).values).toMatchObject([{ sku: 'QG-1', product: null }]);
  });
});

describe.skipIf(isRemote)('a product that only a link leads to', () => {
  test('is answered and sold by its keys, says so, and is in no list', async () => {
    await importRows(row('parka', 'QG-2', '', 'TRUE,unlisted'));
    const found = await read(guest, { sku: 'QG-2' });
    expect(found).toMatchObject({ name: 'Quagga parka', isListed: false });
    expect((await read(guest, { sku: 'S1' })).isListed).toBe(true);
    const { body } = await guest.call('GET', `${CATALOGUE}/search`, { query: { q: 'quagga' } });
    expect(searchPageSchema.parse(body).values.map(({ name }) => name)).not.toContain(
      'Quagga parka',
    );
    expect((await cartWith(guest, 'QG-2')).lineItems).toHaveLength(1);
  });
});

describe.skipIf(isRemote)('the preview of a product that is hidden', () => {
  const PATH = () => `${CATALOGUE}/products/${coat.productId}`;
  const sign = (uid: string, locale: OnlineLocale = 'fr-fr') => {
    const { config, clock } = platform.inside;
    return signPreview(
      { contentType: 'product', uid, locale },
      config.identityClientSecret,
      clock.now(),
    );
  };
  const ask = async (token: string, path = PATH(), query = {}) =>
    (await guest.call('GET', path, { query, headers: { [HEADER.preview]: token } })).status;

  test('shows it by each of its keys in the shop of the link, and nothing else that is hidden', async () => {
    await hide();
    await importRows(row('cape', 'QG-3', '', 'FALSE,active'));
    const token = await sign(coat.productId);
    expect(await ask(token)).toBe(200);
    const products = `${CATALOGUE}/products`;
    expect(await ask(token, products, { gtin: BARCODE })).toBe(200);
    expect(await ask(token, products, { optionId: coat.optionId })).toBe(200);
    expect(await ask(token, products, { sku: 'QG-3' })).toBe(404);
    expect(await ask(await sign(coat.productId, 'de-de'))).toBe(404);
    expect(await ask(`${token}x`)).toBe(404);
    const headers = { [HEADER.preview]: token };
    const shown = await guest.call('GET', '/cms/v3/preview', { headers });
    expect(shown.body).toMatchObject({ locale: 'fr-fr', path: `/preview--p${coat.productId}` });
    // It can be looked at, not bought.
    const cart = await createCart(guest);
    const query = { version: cart.version };
    expect(codeOf(await guest.call('POST', `/carts/${cart.id}/products/QG-1`, { query }))).toBe(
      'PRODUCT_NOT_FOUND',
    );
  });

  test('ends after four hours', async () => {
    await hide();
    const token = await sign(coat.productId);
    platform.inside.clock.advance(4 * 3_600_000 - 60_000);
    expect(await ask(token)).toBe(200);
    platform.inside.clock.advance(61_000);
    expect(await ask(token)).toBe(404);
  });

  test('is linked in the back office for each shop of who looks', async () => {
    const { config } = platform.inside;
    await hide();
    const path = `/staff/products/${coat.productId}`;
    const read = async (shops?: readonly OnlineLocale[]) => {
      const buyer = openStaffCalls(platform, { role: 'buyer', ...(shops && { shops }) });
      return getStaffProduct.answer.parse((await buyer.call('GET', path)).body);
    };
    const found = await read();
    expect(found.brand).toBe('Acme');
    expect(found.publications.find(({ shop }) => shop === 'fr-fr')?.state).toBe('withdrawn');
    expect(found.previews).toHaveLength(7);
    const [preview] = found.previews.filter(({ shop }) => shop === 'fr-fr');
    const { origin, pathname, searchParams } = new URL(preview?.url ?? '');
    expect([origin, pathname]).toEqual([config.storefrontOrigins[0], '/api/preview']);
    expect(await ask(searchParams.get('token') ?? '')).toBe(200);
    expect((await read(['de-de'])).previews.map(({ shop }) => shop)).toEqual(['de-de']);
    const staff = openStaffCalls(platform, { role: 'desk' });
    expect((await staff.call('GET', path)).status).toBe(403);
  });
});
