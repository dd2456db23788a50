import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartWith } from '../support/shopping.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

/** Holds a cart's row as a hung call would; answers what lets go of it. */
async function holdCart(cartId: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = platform.inside.database.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1 FROM carts WHERE cart_id = ${cartId} FOR UPDATE`);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  return async () => {
    released.resolve();
    await holding;
  };
}

test.skipIf(isRemote)(
  'thirty writes to a cart that is locked wait two seconds, and a stranger reads as ever',
  { tags: ['F29', 'T34', 'T45'] },
  async () => {
    const guest = platform.guest();
    const cart = await cartWith(guest, 'S1');
    const letGo = await holdCart(cart.id);
    const add = () =>
      guest.call('POST', `/carts/${cart.id}/products/S1`, { query: { version: cart.version } });
    const since = performance.now();
    const writes = Promise.all(Array.from({ length: 30 }, add));
    const reads = Array.from({ length: 5 }, async () => {
      const { status } = await platform.guest().call('GET', '/ecommerce/v3/catalog/products/949');
      return { status, ms: performance.now() - since };
    });
    const [seen, answers] = await Promise.all([Promise.all(reads), writes]);
    const waited = performance.now() - since;
    await letGo();

    for (const { status, ms } of seen) {
      expect(status).toBe(200);
      expect(ms).toBeLessThan(1_000);
    }
    for (const { status, headers } of answers) {
      expect([status, headers.get('retry-after')]).toEqual([503, '1']);
    }
    expect(waited).toBeLessThan(3_500);
    expect((await add()).status).toBe(200);
  },
);
