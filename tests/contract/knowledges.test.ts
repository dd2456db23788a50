import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { familyPageSchema } from '#src/domain/catalogue/catalogue.schema.ts';
import { stockAlertsSchema, wishlistSchema } from '#src/domain/wishlist/wishlist.schema.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
}, 60_000);
afterAll(() => platform.stop());

const WISHLIST = '/customers-self/knowledges/wishlist';
const ALERTS = '/customers-self/knowledges/product-stock-alert';
const P1 = { productId: '400101', optionId: '500201' };
const S0 = { sku: 'S0', ...P1, store: '1001' };

const WISH = { ...P1, wishedAt: '2026-06-01T10:00:00.000Z' };

const wishes = (body: unknown) =>
  wishlistSchema.parse(body).values.map(({ productId }) => productId);
const alerts = (body: unknown) => stockAlertsSchema.parse(body).values.map(({ sku }) => sku);

describe('the wishlist', () => {
  test('takes a product once, answers all under values, and gives it back', {
    tags: ['WSH-01', 'WSH-02', 'API-71', 'API-72', 'API-73', 'ENT-38'],
  }, async () => {
    const shopper = await platform.customer('U2');
    const first = await shopper.call('POST', WISHLIST, { body: P1 });
    expect([first.status, wishes(first.body)]).toEqual([200, ['400101']]);
    expect(wishes((await shopper.call('POST', WISHLIST, { body: P1 })).body)).toEqual(['400101']);
    const { body } = await shopper.call('GET', `${WISHLIST}/`);
    expect(wishlistSchema.parse(body).values[0]).toMatchObject({
      ...P1,
      product: { name: 'Robe midi' },
    });
    const dropped = await shopper.call('DELETE', `${WISHLIST}/400101`);
    expect([dropped.status, wishes(dropped.body)]).toEqual([200, []]);
    expect((await shopper.call('DELETE', `${WISHLIST}/400101`)).status).toBe(200);
  });

  test('takes in what a guest wished for, without doubles and with what is still there', async () => {
    const shopper = await platform.customer('U5');
    await shopper.call('POST', WISHLIST, { body: P1 });
    const others = await platform
      .guest()
      .call('GET', '/ecommerce/v3/catalog/families/f1200/products');
    const [other] = familyPageSchema
      .parse(others.body)
      .values.filter(({ productId }) => productId !== P1.productId);
    if (other === undefined) throw new Error('the family has one product');
    const wish = { productId: other.productId, optionId: other.optionId };
    const wishedAt = new Date().toISOString();
    const body = [wish, { ...P1, optionId: '500202' }, wish, { ...P1, productId: '999999' }].map(
      (product) => ({ ...product, wishedAt }),
    );
    const merge = () => shopper.call('POST', `${WISHLIST}/merge`, { body });
    const merged = await merge();
    expect(merged.status).toBe(200);
    expect(wishes(merged.body).sort()).toEqual([P1.productId, wish.productId].sort());
    // The colour that the customer chose stands.
    expect(wishlistSchema.parse(merged.body).values).toContainEqual(expect.objectContaining(P1));
    expect((await merge()).body).toEqual(merged.body);
  });

  test.each([
    ['nothing', [], 400],
    ['more than are kept', Array.from({ length: 51 }, () => WISH), 400],
    ['a note', [{ ...WISH, note: 'x' }], 400],
    ['a day that is none', [{ ...P1, wishedAt: 'yesterday' }], 400],
  ])('a merge of %s is %s', async (_, body, status) => {
    const shopper = await platform.customer('U2');
    expect((await shopper.call('POST', `${WISHLIST}/merge`, { body })).status).toBe(status);
    expect((await platform.guest().call('POST', `${WISHLIST}/merge`, { body })).status).toBe(401);
  });

  test('belongs to its customer alone', { tags: ['T06'] }, async () => {
    const one = await platform.customer('U1');
    await one.call('POST', WISHLIST, { body: P1 });
    const other = await platform.customer('U4');
    expect(wishes((await other.call('GET', `${WISHLIST}/`)).body)).toEqual([]);
  });

  test.each([
    [{ productId: '400101', optionId: '500206' }, 404],
    [{ productId: '999999', optionId: '500201' }, 404],
    [{ productId: '400101' }, 400],
    [{ ...P1, note: 'x' }, 400],
  ])('%j is %i', async (body, status) => {
    const shopper = await platform.customer('U2');
    expect((await shopper.call('POST', WISHLIST, { body })).status).toBe(status);
  });

  test('is nothing for guests', { tags: ['T05'] }, async () => {
    const guest = platform.guest();
    expect((await guest.call('GET', `${WISHLIST}/`)).status).toBe(401);
    expect((await guest.call('POST', WISHLIST, { body: P1 })).status).toBe(401);
  });
});

describe('stock alerts', () => {
  test('are set once on a sku, listed by shop and taken back', {
    tags: ['ALR-01', 'ALR-02', 'ALR-03', 'API-74', 'API-75', 'API-76', 'ENT-39'],
  }, async () => {
    const shopper = await platform.customer('U2');
    const set = await shopper.call('POST', ALERTS, { body: S0 });
    expect([set.status, alerts(set.body)]).toEqual([200, ['S0']]);
    expect(alerts((await shopper.call('POST', ALERTS, { body: S0 })).body)).toEqual(['S0']);
    const { body } = await shopper.call('GET', ALERTS, { query: { id: '1001' } });
    expect(stockAlertsSchema.parse(body).values[0]).toMatchObject({
      ...S0,
      name: 'Robe midi',
      size: '44',
    });
    expect(alerts((await shopper.call('GET', ALERTS, { query: { id: '1005' } })).body)).toEqual([]);
    const query = { knowledgeTypeId: '1001' };
    expect(alerts((await shopper.call('DELETE', `${ALERTS}/S0`, { query })).body)).toEqual([]);
  });

  test.each([
    [{ ...S0, sku: 'NOPE' }, 404],
    [{ ...S0, optionId: '500206' }, 404],
    [{ ...S0, store: 'x' }, 400],
  ])('%j is %i', async (body, status) => {
    const shopper = await platform.customer('U2');
    expect((await shopper.call('POST', ALERTS, { body })).status).toBe(status);
  });

  test('are nothing for guests, and a shop must be named', { tags: ['T05'] }, async () => {
    const query = { id: '1001' };
    expect((await platform.guest().call('GET', ALERTS, { query })).status).toBe(401);
    const shopper = await platform.customer('U2');
    expect((await shopper.call('GET', ALERTS)).status).toBe(400);
  });
});
