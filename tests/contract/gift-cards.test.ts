import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { giftCardPaymentSchema } from '#src/domain/gift-card/gift-card.schema.ts';
import { giftCards, giftCardUses } from '#src/platform/gift-cards/tables.ts';
import { isCard } from '../support/gift-cards.ts';
import type { Caller } from '../support/platform-client.ts';
import {
  add,
  CARDS,
  cartOf,
  codeOf,
  getPayment,
  orderOf,
  readyCart,
  startedPayment,
  startPayment,
  submitCard,
  validate,
} from '../support/shopping.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

/** Has a gift card pay; the answer as it came. */
const tryGiftCard = (
  caller: Caller,
  { id, version }: Cart,
  number: string,
  body: { amount: number; pin?: string },
) => caller.call('POST', `/carts-self/${id}/gift-cards/${number}`, { query: { version }, body });

const reread = async (caller: Caller, { id }: Cart) =>
  cartOf(await caller.call('GET', `/carts/${id}`));

async function payPart(caller: Caller, cart: Cart, number: string, amount: number, pin?: string) {
  const body = { amount, ...(pin !== undefined && { pin }) };
  const answer = await tryGiftCard(caller, cart, number, body);
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
  return {
    ...giftCardPaymentSchema.parse(answer.body),
    cart: await reread(caller, cart),
  };
}

describe('what a gift card is to pay', () => {
  test('GC500 pays a part: planned, with the amount left, and taken back again', {
    tags: ['API-30', 'GFT-04', 'ENT-26', 'A-061', 'A-090'],
  }, async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    const {
      amountPlanned,
      amountLeft,
      cart: planned,
    } = await payPart(customer, cart, 'GC500', 999);
    expect([amountPlanned, amountLeft]).toEqual([999, cart.totalPrice.centAmount - 999]);
    expect(planned.version).toBe(cart.version + 1);
    expect(planned.totalPrice).toEqual(cart.totalPrice);
    expect(planned.payments).toEqual([
      {
        paymentProvider: 'house',
        paymentProduct: 'gift-card',
        amountPlanned: 999,
        giftCardId: expect.stringMatching(/^[\w-]{24}$/),
        giftCardNumber: '•••• C500',
      },
    ]);
    const more = await payPart(customer, planned, 'gc-500', 2_999);
    expect([more.amountPlanned, more.cart.payments]).toMatchObject([2_999, { length: 1 }]);
    const removed = cartOf(
      await customer.call('DELETE', `/carts-self/${cart.id}/gift-cards/GC500`, {
        query: { version: more.cart.version },
      }),
    );
    expect(removed.payments).toEqual([]);
    const again = await customer.call('DELETE', `/carts-self/${cart.id}/gift-cards/GC500`, {
      query: { version: removed.version },
    });
    expect([again.status, codeOf(again)]).toEqual([404, 'GIFT_CARD_NOT_FOUND']);
  });

  test('it is never more than what the card holds, nor than what is left', {
    tags: ['A-062'],
  }, async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer, 'SD', 'S1');
    const first = await payPart(customer, cart, 'GC500', 9_000);
    expect(first.amountPlanned).toBe(5_000);
    const second = await payPart(customer, first.cart, 'GCPIN', 9_000, '2468');
    expect([second.amountPlanned, second.amountLeft]).toEqual([
      3_000,
      cart.totalPrice.centAmount - 8_000,
    ]);
    const other = await platform.customer('U5');
    const small = await readyCart(other);
    const all = await payPart(other, small, 'GC500', 5_000);
    expect([all.amountPlanned, all.amountLeft]).toEqual([small.totalPrice.centAmount, 0]);
  });

  test('it follows the cart when that gets cheaper', { tags: ['PAY-05'] }, async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer, 'S1', 'S1');
    const { cart: planned } = await payPart(customer, cart, 'GC500', 5_000);
    const line = planned.lineItems[0]?.lineId;
    const less = cartOf(
      await customer.call('PUT', `/carts/${cart.id}/products/${line}/quantity/1`, {
        query: { version: planned.version },
      }),
    );
    expect(less.payments).toMatchObject([{ amountPlanned: less.totalPrice.centAmount }]);
  });

  test.each([
    ['an unknown number', 'GC999', {}, 404, 'GIFT_CARD_UNKNOWN'],
    ['a missing PIN', 'GCPIN', {}, 404, 'GIFT_CARD_UNKNOWN'],
    ['a wrong PIN', 'GCPIN', { pin: '1111' }, 404, 'GIFT_CARD_UNKNOWN'],
    ['an expired card', 'GCOLD', {}, 422, 'GIFT_CARD_EXPIRED'],
    ['a card in another currency', 'GCFRANCS', {}, 422, 'GIFT_CARD_CURRENCY'],
    ['an amount of zero', 'GC500', { amount: 0 }, 400, 'BAD_REQUEST'],
    ['a PIN that is none', 'GCPIN', { pin: 'abcd' }, 400, 'BAD_REQUEST'],
  ])(
    '%s is refused and changes nothing',
    { tags: ['A-062', 'T10'] },
    async (_, number, more, status, code) => {
      const customer = await platform.customer('U2');
      const cart = await readyCart(customer);
      const answer = await tryGiftCard(customer, cart, number, { amount: 999, ...more });
      expect([answer.status, codeOf(answer)]).toEqual([status, code]);
      expect(await reread(customer, cart)).toEqual(cart);
    },
  );

  test('a cart that is paid already takes no further card', async () => {
    const customer = await platform.customer('U2');
    const { cart } = await payPart(customer, await readyCart(customer), 'GC500', 5_000);
    const more = await tryGiftCard(customer, cart, 'GCPIN', { amount: 100, pin: '2468' });
    expect([more.status, codeOf(more)]).toEqual([422, 'GIFT_CARD_NOT_NEEDED']);
  });

  test('a stale version answers 409, a stranger 404, nobody 401', {
    tags: ['T06', 'A-055'],
  }, async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    const body = { amount: 999 };
    expect((await tryGiftCard(customer, { ...cart, version: 1 }, 'GC500', body)).status).toBe(409);
    const stranger = await platform.customer('U5');
    expect((await tryGiftCard(stranger, cart, 'GC500', body)).status).toBe(404);
    expect((await tryGiftCard(platform.guest(), cart, 'GC500', body)).status).toBe(401);
  });

  test('the eleventh guess has to wait, sent one by one or all at once', {
    tags: ['T10'],
  }, async () => {
    const customer = await platform.customer('U1');
    const cart = await readyCart(customer);
    const guesses = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        tryGiftCard(customer, cart, `GX${index}`, { amount: 999 }),
      ),
    );
    expect(guesses.filter(({ status }) => status === 404)).toHaveLength(10);
    const right = await tryGiftCard(customer, cart, 'GC500', { amount: 999 });
    expect([right.status, codeOf(right)]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(500);
  });
});

describe.skipIf(isRemote)('what a gift card has paid', () => {
  const refill = async () => {
    const { database } = platform.inside;
    await database.delete(giftCardUses);
    await database.update(giftCards).set({ balanceCents: giftCards.valueCents });
  };
  beforeEach(refill);
  const balanceOf = async (number: string) => {
    const { database } = platform.inside;
    const [card] = await database.select().from(giftCards).where(isCard(number));
    return card?.balanceCents;
  };

  test('all of it: validation alone makes the order, and the card is charged', {
    tags: ['PAY-04', 'A-091'],
  }, async () => {
    const customer = await platform.customer('U2');
    const { cart } = await payPart(customer, await readyCart(customer), 'GC500', 5_000);
    expect(await balanceOf('GC500')).toBe(5_000);
    const order = orderOf(await validate(customer, cart));
    expect(order.payments).toEqual([
      {
        paymentProvider: 'house',
        paymentProduct: 'gift-card',
        amountPlanned: cart.totalPrice.centAmount,
        giftCardId: expect.stringMatching(/^[\w-]{24}$/),
        giftCardNumber: '•••• C500',
      },
    ]);
    expect(await balanceOf('GC500')).toBe(5_000 - cart.totalPrice.centAmount);
    expect(orderOf(await validate(customer, cart))).toEqual(order);
    expect(await balanceOf('GC500')).toBe(5_000 - cart.totalPrice.centAmount);
  });

  test('a part: the rest is asked of the bank card, and both are in the order', {
    tags: ['PAY-05', 'T36'],
  }, async () => {
    const customer = await platform.customer('U2');
    const ready = await readyCart(customer, 'SD');
    const { cart, amountLeft } = await payPart(customer, ready, 'GC500', 5_000);
    expect(codeOf(await validate(customer, cart))).toBe('PAYMENT_REQUIRED');
    expect(codeOf(await startPayment(customer, cart))).toBe('CART_CHANGED');
    const { redirectUrl } = await startedPayment(customer, cart, { amountPlanned: amountLeft });
    expect(await balanceOf('GC500')).toBe(0);
    await submitCard(platform, redirectUrl, {});
    const order = orderOf(await validate(customer, cart));
    expect(order.payments.map(({ amountPlanned }) => amountPlanned)).toEqual([5_000, amountLeft]);
    expect(await balanceOf('GC500')).toBe(0);
  });

  test.each([
    ['refused', { number: CARDS.refused }],
    ['cancelled', { action: 'cancel' }],
  ])(
    'what was held is given back when the bank card is %s',
    { tags: ['PAY-14', 'F24'] },
    async (_, fields) => {
      const customer = await platform.customer('U2');
      const ready = await readyCart(customer, 'SD');
      const { cart, amountLeft } = await payPart(customer, ready, 'GC500', 2_000);
      const { redirectUrl } = await startedPayment(customer, cart, { amountPlanned: amountLeft });
      expect(await balanceOf('GC500')).toBe(3_000);
      await submitCard(platform, redirectUrl, fields);
      expect(await balanceOf('GC500')).toBe(5_000);
      expect((await reread(customer, cart)).payments).toMatchObject([
        { giftCardNumber: '•••• C500' },
      ]);
      expect((await add(customer, cart, 'S1')).version).toBe(cart.version + 1);
    },
  );

  test('two carts never spend a card twice: one order, one 412 that says what is left', {
    tags: ['T10'],
  }, async () => {
    const both = await Promise.all([platform.customer('U2'), platform.customer('U5')]);
    const planned = await Promise.all(
      both.map(async (customer) => payPart(customer, await readyCart(customer), 'GC500', 5_000)),
    );
    const answers = await Promise.all(
      both.map((customer, index) => validate(customer, planned[index]?.cart ?? fail())),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const loser = answers.findIndex(({ status }) => status === 412);
    const { cart } = planned[loser] ?? fail();
    const customer = both[loser] ?? fail();
    const left = 5_000 - cart.totalPrice.centAmount;
    expect(await balanceOf('GC500')).toBe(left);
    const refreshed = cartOf(
      await customer.call('PUT', `/carts/${cart.id}/refresh`, { query: { version: cart.version } }),
    );
    expect(refreshed.payments).toMatchObject([
      { giftCardNumber: '•••• C500', amountPlanned: left },
    ]);
  });

  test('a card that another cart has spent since lets no bank card be charged', {
    tags: ['F15', 'T10'],
  }, async () => {
    const customer = await platform.customer('U2');
    const { cart, amountLeft } = await payPart(
      customer,
      await readyCart(customer, 'SD'),
      'GC500',
      5_000,
    );
    await platform.inside.database.update(giftCards).set({ balanceCents: 10 });
    const started = await startPayment(customer, cart, { amountPlanned: amountLeft });
    expect([started.status, codeOf(started)]).toEqual([412, 'CART_CHANGED']);
  });

  test('the database itself refuses a balance below zero or above the value', {
    tags: ['T10'],
  }, async () => {
    const { database } = platform.inside;
    for (const balanceCents of [-1, 5_001]) {
      const set = database.update(giftCards).set({ balanceCents }).where(isCard('GC500'));
      await expect(set).rejects.toThrow();
    }
  });

  test('an abandoned card page gives back what it held, and the cart can be changed', {
    tags: ['PAY-14', 'F24'],
  }, async () => {
    const customer = await platform.customer('U2');
    const ready = await readyCart(customer, 'SD');
    const { cart, amountLeft } = await payPart(customer, ready, 'GC500', 5_000);
    const { reference } = await startedPayment(customer, cart, { amountPlanned: amountLeft });
    platform.inside.clock.advance(16 * 60_000);
    await platform.inside.runJobs();
    expect((await getPayment(customer, cart, reference)).status).toBe('Cancelled');
    expect(await balanceOf('GC500')).toBe(5_000);
  });
});

function fail(): never {
  throw new Error('there is no such cart');
}
