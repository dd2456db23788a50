import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import type { Answer, Caller } from '../support/platform-client.ts';
import { cartOf, cartWith, createCart } from '../support/shopping.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

const DAY_MS = 24 * 3_600_000;
const errorOf = ({ body }: Answer) => wireErrorSchema.parse(body);

/** One press of "Add", under its own id, at a version of the cart. */
const press = (
  caller: Caller,
  { id, version }: Pick<Cart, 'id' | 'version'>,
  key: string,
  sku = 'S1',
) =>
  caller.call('POST', `/carts/${id}/products/${sku}`, {
    query: { version },
    headers: { 'idempotency-key': key },
  });

const piecesOf = (cart: Cart) => cart.lineItems.map(({ sku, quantity }) => [sku, quantity]);

describe('a press of “Add”', () => {
  test('sent again after its answer was lost counts once, whatever the version is by now', {
    tags: ['F06', 'F11'],
  }, async () => {
    const guest = platform.guest();
    const cart = await createCart(guest);
    const key = randomUUID();
    const first = cartOf(await press(guest, cart, key));
    expect(cartOf(await press(guest, cart, key))).toEqual(first);
    expect(cartOf(await press(guest, first, key))).toEqual(first);
    expect(piecesOf(first)).toEqual([['S1', 1]]);
  });

  test('another one adds another piece', { tags: ['CRT-12', 'F11'] }, async () => {
    const guest = platform.guest();
    const first = cartOf(await press(guest, await createCart(guest), randomUUID()));
    expect(piecesOf(cartOf(await press(guest, first, randomUUID())))).toEqual([['S1', 2]]);
  });

  test('ten times at once counts once, and none is refused', { tags: ['F11'] }, async () => {
    const guest = platform.guest();
    const cart = await createCart(guest);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => press(guest, cart, key)));
    expect(answers.map((answer) => piecesOf(cartOf(answer)))).toEqual(Array(10).fill([['S1', 1]]));
  });

  test('of another sku under the same id is refused, and so is an odd id', {
    tags: ['F11'],
  }, async () => {
    const guest = platform.guest();
    const key = randomUUID();
    const cart = cartOf(await press(guest, await createCart(guest), key));
    const other = await press(guest, cart, key, 'S2');
    expect([other.status, errorOf(other).code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect((await press(guest, cart, 'a b')).status).toBe(400);
  });

  test('that was refused may be tried again', { tags: ['F11'] }, async () => {
    const guest = platform.guest();
    const cart = await createCart(guest);
    const key = randomUUID();
    expect((await press(guest, { ...cart, version: 7 }, key)).status).toBe(409);
    expect(piecesOf(cartOf(await press(guest, cart, key)))).toEqual([['S1', 1]]);
  });

  test('sent again after its cart was merged counts once', { tags: ['F11', 'F16'] }, async () => {
    const guest = platform.guest();
    const key = randomUUID();
    const cart = cartOf(await press(guest, await createCart(guest), key));
    const { sessionId } = guest;
    const customer = await platform.customer('U2', { sessionId });
    await cartWith(customer, 'S2');
    const user = {
      customerId: 'U2',
      loyaltyCardId: null,
      loyaltySeniority: null,
      loyaltyType: null,
      email: '',
    };
    const headers = { 'x-session-id': sessionId };
    const body = { cartId: cart.id, customer: user };
    const merged = cartOf(await customer.call('POST', '/carts/merge', { body, headers }), 226);
    expect(piecesOf(cartOf(await press(customer, merged, key)))).toEqual([
      ['S2', 1],
      ['S1', 1],
    ]);
  });

  test.skipIf(isRemote)('is forgotten after a day', { tags: ['F11'] }, async () => {
    const guest = platform.guest();
    const key = randomUUID();
    const first = cartOf(await press(guest, await createCart(guest), key));
    platform.inside.clock.advance(DAY_MS + 1);
    await platform.inside.runJobs();
    expect(piecesOf(cartOf(await press(guest, first, key)))).toEqual([['S1', 2]]);
  });
});
