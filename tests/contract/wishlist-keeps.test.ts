import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  sharedWishlistSchema,
  wishlistSchema,
  wishlistShareSchema,
} from '#src/domain/wishlist/wishlist.schema.ts';
import { prices } from '#src/platform/catalogue/prices/tables.ts';
import { customers } from '#src/platform/customers/tables.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
}, 60_000);
afterEach(() => platform.stop());

const WISHLIST = '/customers-self/knowledges/wishlist';
const SHARE = '/customers-self/knowledges/wishlist-share';
const P1 = { productId: '400101', optionId: '500201' };
const DAY_MS = 86_400_000;

const firstWish = (body: unknown) => wishlistSchema.parse(body).values[0];
const shareIdOf = (body: unknown) => wishlistShareSchema.parse(body).shareId;
const shared = (shareId: string | null, shop = {}) =>
  platform.guest(shop).call('GET', `/wishlists/${shareId}`);

test('a wishlist is shown to whoever has its link, until a new one is made or sharing ends', async () => {
  const owner = await platform.customer('U2');
  await owner.call('POST', WISHLIST, { body: P1 });
  expect(shareIdOf((await owner.call('GET', SHARE)).body)).toBeNull();
  const first = shareIdOf((await owner.call('POST', SHARE)).body);
  expect(shareIdOf((await owner.call('GET', SHARE)).body)).toBe(first);
  const seen = await shared(first);
  expect(seen.status).toBe(200);
  expect(sharedWishlistSchema.parse(seen.body).values).toMatchObject([
    { ...P1, name: 'Robe midi' },
  ]);
  // Nothing of the owner: neither a name nor an id, not even what the pieces cost when wished for.
  expect(Object.keys(Object(seen.body))).toEqual(['values']);
  expect(JSON.stringify(seen.body)).not.toMatch(/U2|wished/);

  const second = shareIdOf((await owner.call('POST', SHARE)).body);
  expect([(await shared(first)).status, (await shared(second)).status]).toEqual([404, 200]);
  expect(shareIdOf((await owner.call('DELETE', SHARE)).body)).toBeNull();
  expect((await shared(second)).status).toBe(404);
  expect((await platform.guest().call('POST', SHARE)).status).toBe(401);
});

test('the visitor sees it in the words and prices of the own shop', async () => {
  const owner = await platform.customer('U2');
  await owner.call('POST', WISHLIST, { body: P1 });
  const shareId = shareIdOf((await owner.call('POST', SHARE)).body);
  const { body } = await shared(shareId, { storeId: '1007', locale: 'pl-pl' });
  const [piece] = sharedWishlistSchema.parse(body).values;
  expect(piece?.price.currency).toBe('PLN');
});

test.skipIf(isRemote)('a link ends with the account of its owner', async () => {
  const { database } = platform.inside;
  const owner = await platform.customer('U2');
  const shareId = shareIdOf((await owner.call('POST', SHARE)).body);
  expect((await shared(shareId)).status).toBe(200);
  await database.update(customers).set({ isDeleted: true }).where(eq(customers.customerId, 'U2'));
  expect((await shared(shareId)).status).toBe(404);
});

test.skipIf(isRemote)(
  'a wish keeps the price of its heart, a guest’s the one of its day',
  async () => {
    const { database } = platform.inside;
    const isP1 = and(eq(prices.optionId, P1.optionId), eq(prices.domain, 'fr-fr'));
    const changedAt = new Date(Date.now() - 2 * DAY_MS);
    const before = { ...P1, wishedAt: new Date(Date.now() - 4 * DAY_MS).toISOString() };
    await database.delete(prices).where(isP1);
    const row = { optionId: P1.optionId, domain: 'fr-fr', type: 'I' } as const;
    await database.insert(prices).values([
      { ...row, validFrom: new Date(0), validUntil: changedAt, centAmount: 3_999 },
      { ...row, validFrom: changedAt, centAmount: 2_999 },
    ]);
    const guest = await platform.customer('U2');
    const merged = await guest.call('POST', `${WISHLIST}/merge`, { body: [before] });
    expect(firstWish(merged.body)?.wishedPrice).toBe(3_999);
    // Merged again, it stays; another country's shop has other prices, and compares nothing.
    const late = { ...P1, wishedAt: new Date().toISOString() };
    const again = await guest.call('POST', `${WISHLIST}/merge`, { body: [late] });
    expect(firstWish(again.body)?.wishedPrice).toBe(3_999);
    const polish = await platform.customer('U2', { storeId: '1007', locale: 'pl-pl' });
    expect(firstWish((await polish.call('GET', `${WISHLIST}/`)).body)?.wishedPrice).toBeNull();
    const customer = await platform.customer('U4');
    const pressed = await customer.call('POST', WISHLIST, { body: P1 });
    expect(firstWish(pressed.body)?.wishedPrice).toBe(2_999);
  },
);
