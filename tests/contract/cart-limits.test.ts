import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '#src/domain/cart/cart.values.ts';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import type { Answer } from '../support/platform-client.ts';
import { add, cartOf, cartWith, createCart } from '../support/shopping.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

const errorOf = ({ body }: Answer) => wireErrorSchema.parse(body);
const MAX = Array<string>(MAX_LINE_QUANTITY).fill('S1');

describe('pieces of one size', () => {
  test('ten go into a cart; an eleventh is refused, added or set', {
    tags: ['T09', 'A-057'],
  }, async () => {
    const guest = platform.guest();
    const { id, version, lineItems } = await cartWith(guest, ...MAX);
    expect(lineItems[0]?.quantity).toBe(MAX_LINE_QUANTITY);
    const query = { version };
    const added = await guest.call('POST', `/carts/${id}/products/S1`, { query });
    const path = `/carts/${id}/products/${lineItems[0]?.lineId}/quantity/11`;
    const set = await guest.call('PUT', path, { query });
    for (const answer of [added, set]) {
      expect([answer.status, errorOf(answer).code]).toEqual([422, 'QUANTITY_LIMIT_REACHED']);
    }
    expect(cartOf(await guest.call('GET', `/carts/${id}`)).version).toBe(version);
  });

  test('a list and a merge fill up to ten and no more', { tags: ['T09', 'CRT-16'] }, async () => {
    const guest = platform.guest();
    const cart = await cartWith(guest, 'S1');
    const listed = cartOf(
      await guest.call('POST', `/carts/${cart.id}/products-list/`, {
        query: { version: cart.version },
        body: MAX,
      }),
      206,
    );
    expect(listed).toMatchObject({ productsNotAdded: ['S1'], lineItems: [{ quantity: 10 }] });
    const { sessionId } = guest;
    const customer = await platform.customer('U2', { sessionId });
    await cartWith(customer, 'S1');
    const user = {
      customerId: 'U2',
      loyaltyCardId: null,
      loyaltySeniority: null,
      loyaltyType: null,
      email: '',
    };
    const merged = cartOf(
      await customer.call('POST', '/carts/merge', {
        body: { cartId: cart.id, customer: user },
        headers: { 'x-session-id': sessionId },
      }),
      226,
    );
    expect(merged.lineItems).toMatchObject([{ sku: 'S1', quantity: 10 }]);
  });
});

describe.skipIf(isRemote)('lines of a cart', () => {
  test('a hundred fit; another is refused, while one that is in takes more', {
    tags: ['T09'],
  }, async () => {
    const guest = platform.guest();
    const cart = await cartWith(guest, 'S1');
    await platform.inside.database.execute(sql`
      insert into cart_lines
        (cart_id, line_id, sku, quantity, is_free, price, position, last_modified_at)
      select cart_id, 'filler-' || n, 'filler-' || n, 1, false, price, n + 1, last_modified_at
      from cart_lines, generate_series(1, ${MAX_CART_LINES - 1}::int) as n
      where cart_id = ${cart.id}`);
    const refused = await guest.call('POST', `/carts/${cart.id}/products/S2`, {
      query: { version: cart.version },
    });
    expect([refused.status, errorOf(refused).code]).toEqual([422, 'CART_FULL']);
    const list = await guest.call('POST', `/carts/${cart.id}/products-list/`, {
      query: { version: cart.version },
      body: ['S2'],
    });
    expect(cartOf(list, 206).productsNotAdded).toEqual(['S2']);
    expect((await add(guest, cart, 'S1')).lineItems[0]?.quantity).toBe(2);
  });

  test('a list may name as many pieces as a cart holds, and no more', {
    tags: ['T09', 'T34'],
  }, async () => {
    const guest = platform.guest();
    const { id, version } = await createCart(guest);
    const list = (many: number) =>
      guest.call('POST', `/carts/${id}/products-list/`, {
        query: { version },
        body: Array<string>(many).fill('S1'),
      });
    expect((await list(MAX_CART_LINES * MAX_LINE_QUANTITY + 1)).status).toBe(400);
    expect((await list(MAX_CART_LINES * MAX_LINE_QUANTITY)).status).toBe(206);
  });
});
