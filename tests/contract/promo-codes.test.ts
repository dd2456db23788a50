import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import type { Caller } from '../support/platform-client.ts';
import { cartOf, cartWith } from '../support/shopping.ts';
import { startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

const promo = (caller: Caller, method: 'POST' | 'DELETE', cart: Cart, code: string) =>
  caller.call(method, `/carts/${cart.id}/promo-code/${code}`, { query: { version: cart.version } });

test('WELCOME10 takes ten percent off, as an entry with its five keys', {
  tags: ['API-26', 'CRT-04', 'ENT-18'],
}, async () => {
  const guest = platform.guest();
  const cart = await cartWith(guest, 'S1');
  const reduced = cartOf(await promo(guest, 'POST', cart, 'welcome10'));
  expect(reduced.discountCode).toEqual([
    { code: 'WELCOME10', type: 'percent', value: 10, productOutOfStock: [], opcId: null },
  ]);
  expect(reduced.discounts).toEqual([
    { code: 'WELCOME10', label: expect.stringContaining('10'), centAmount: 300 },
  ]);
  expect(reduced.totalPrice.centAmount).toBe(2699);
  expect(reduced.version).toBe(cart.version + 1);
});

test('a discount follows the quantity', { tags: ['CRT-04'] }, async () => {
  const guest = platform.guest();
  const cart = cartOf(await promo(guest, 'POST', await cartWith(guest, 'S1'), 'WELCOME10'));
  const more = cartOf(
    await guest.call('POST', `/carts/${cart.id}/products/S1`, { query: { version: cart.version } }),
  );
  expect(more.discounts[0]?.centAmount).toBe(600);
});

test('a line says what each code took off each unit: percents first, and a cent left over from the first', {
  tags: ['CRT-04'],
}, async () => {
  const guest = platform.guest();
  let cart = await cartWith(guest, 'S1', 'S1', 'S1');
  expect(cart.lineItems.map(({ reductions }) => reductions)).toEqual([[]]);
  for (const code of ['MERCI5', 'WELCOME10']) cart = cartOf(await promo(guest, 'POST', cart, code));
  expect(cart.lineItems.map(({ reductions }) => reductions)).toEqual([
    [
      { code: 'WELCOME10', units: [300, 300, 300] },
      { code: 'MERCI5', units: [167, 167, 166] },
    ],
  ]);
  expect(cart.totalPrice.centAmount).toBe(3 * 2999 - 900 - 500);
});

test('a removed code gives the price back', { tags: ['API-27'] }, async () => {
  const guest = platform.guest();
  const cart = await cartWith(guest, 'S1');
  const reduced = cartOf(await promo(guest, 'POST', cart, 'WELCOME10'));
  const full = cartOf(await promo(guest, 'DELETE', reduced, 'WELCOME10'));
  expect(full).toMatchObject({ discountCode: [], discounts: [], totalPrice: cart.totalPrice });
});

test.each([
  ['NOPE', 404, 'PROMO_CODE_UNKNOWN'],
  ['SUMMER20', 422, 'PROMO_CODE_EXPIRED'],
  ['PLUS200', 422, 'PROMO_CODE_MINIMUM_NOT_REACHED'],
])(
  '%s answers %i %s and leaves the cart as it was',
  { tags: ['API-26', 'CRT-04'] },
  async (code, status, name) => {
    const guest = platform.guest();
    const cart = await cartWith(guest, 'S1');
    const answer = await promo(guest, 'POST', cart, code);
    expect([answer.status, wireErrorSchema.parse(answer.body).code]).toEqual([status, name]);
    expect(cartOf(await guest.call('GET', `/carts/${cart.id}`))).toEqual(cart);
  },
);

const quantity = (caller: Caller, cart: Cart, pieces: number) =>
  caller.call('PUT', `/carts/${cart.id}/products/${cart.lineItems[0]?.lineId}/quantity/${pieces}`, {
    query: { version: cart.version },
  });

test('a code below its minimum stays on the cart, says what is missing, and counts again', {
  tags: ['CRT-04'],
}, async () => {
  const guest = platform.guest();
  const seven = cartOf(await quantity(guest, await cartWith(guest, 'S1'), 7));
  const reduced = cartOf(await promo(guest, 'POST', seven, 'PLUS200'));
  expect(reduced.totalPrice.centAmount).toBe(7 * 2999 - 2000);
  const six = cartOf(await quantity(guest, reduced, 6));
  expect(six).toMatchObject({
    totalPrice: { centAmount: 6 * 2999 },
    discounts: [],
    discountCode: [
      {
        code: 'PLUS200',
        heldBack: {
          reason: 'minimum',
          minimumCentAmount: 20_000,
          missingCentAmount: 20_000 - 6 * 2999,
        },
      },
    ],
  });
  const again = cartOf(await quantity(guest, six, 7));
  expect([again.totalPrice, again.discountCode]).toEqual([
    reduced.totalPrice,
    reduced.discountCode,
  ]);
});

test('codes typed in another order come to the same total', { tags: ['CRT-04'] }, async () => {
  const totals: number[] = [];
  for (const codes of [
    ['WELCOME10', 'MERCI5'],
    ['MERCI5', 'WELCOME10'],
  ]) {
    const guest = platform.guest();
    let cart = await cartWith(guest, 'S1');
    for (const code of codes) cart = cartOf(await promo(guest, 'POST', cart, code));
    totals.push(cart.totalPrice.centAmount);
  }
  expect(totals).toEqual([2999 - 300 - 500, 2999 - 300 - 500]);
});

test('a code applied twice answers 422', { tags: ['API-26'] }, async () => {
  const guest = platform.guest();
  const cart = cartOf(await promo(guest, 'POST', await cartWith(guest, 'S1'), 'WELCOME10'));
  const { body } = await promo(guest, 'POST', cart, 'WELCOME10');
  expect(wireErrorSchema.parse(body).code).toBe('PROMO_CODE_ALREADY_APPLIED');
});

test('a code whose gift is out of stock is flagged and not applied', {
  tags: ['CRT-17', 'A-059'],
}, async () => {
  const guest = platform.guest();
  const cart = await cartWith(guest, 'S1');
  const flagged = cartOf(await promo(guest, 'POST', cart, 'OOSGIFT'));
  expect(flagged.discountCode).toEqual([
    { code: 'OOSGIFT', type: 'gift', value: 0, productOutOfStock: ['S0'], opcId: null },
  ]);
  expect({ ...flagged, discountCode: [] }).toEqual(cart);
  expect(cartOf(await guest.call('GET', `/carts/${cart.id}`)).discountCode).toEqual([]);
});

const guesses = async (caller: Caller, cart: Cart, names: readonly string[], ip = '') => {
  const headers = { [HEADER.clientAddress]: ip };
  const query = { version: cart.version };
  const answers = await Promise.all(
    names.map((name) =>
      caller.call('POST', `/carts/${cart.id}/promo-code/${name}`, { query, headers }),
    ),
  );
  return answers.map(({ status }) => status);
};
const named = (count: number) => Array.from({ length: count }, (_, index) => `GUESS${index}`);
const countOf = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length;

test('guessing codes answers 429 after ten misses, for that cart alone', {
  tags: ['T11'],
}, async () => {
  const guest = platform.guest();
  const cart = await cartWith(guest, 'S1');
  for (const name of named(10)) {
    expect((await promo(guest, 'POST', cart, name)).status).toBe(404);
  }
  const eleventh = await promo(guest, 'POST', cart, 'GUESS10');
  expect(eleventh.status).toBe(429);
  expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(0);
  const other = platform.guest();
  expect((await promo(other, 'POST', await cartWith(other, 'S1'), 'WELCOME10')).status).toBe(200);
});

test('of forty guesses at once ten are looked at', { tags: ['T11'] }, async () => {
  const guest = platform.guest();
  const statuses = await guesses(guest, await cartWith(guest, 'S1'), named(40));
  expect([countOf(statuses, 404), countOf(statuses, 429)]).toEqual([10, 30]);
});

test('a new session and a new cart for every ten guesses do not help: the client is known', {
  tags: ['T11'],
}, async () => {
  const statuses: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const guest = platform.guest();
    const cart = await cartWith(guest, 'S1');
    // Somewhere else in the same network.
    const ip = `2001:db8:0:7::${round}`;
    statuses.push(...(await guesses(guest, cart, named(10), ip)));
  }
  expect([countOf(statuses, 404), countOf(statuses, 429)]).toEqual([40, 20]);
  const neighbour = platform.guest();
  const cart = await cartWith(neighbour, 'S1');
  expect(await guesses(neighbour, cart, ['WELCOME10'], '2001:db8:0:8::1')).toEqual([200]);
});

test('codes that exist are no guesses, applied or not', { tags: ['T11'] }, async () => {
  const guest = platform.guest();
  const cart = await cartWith(guest, 'S1');
  for (let times = 0; times < 12; times += 1) {
    expect((await promo(guest, 'POST', cart, 'SUMMER20')).status).toBe(422);
  }
  expect((await promo(guest, 'POST', cart, 'WELCOME10')).status).toBe(200);
});
