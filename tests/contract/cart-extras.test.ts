import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { itemCount } from '#src/domain/cart/cart.ts';
import { orderSchema } from '#src/domain/order/order.schema.ts';
import { shopDay } from '#src/domain/shop/shop-day.ts';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import { inTransaction } from '#src/platform/kernel/database/database.ts';
import { setShopParameter } from '#src/platform/shops/face.ts';
import {
  asked,
  changed,
  donation,
  GIFT_CARD,
  giftCard,
  LOYALTY_CARD,
  NO_LOYALTY_CARD,
  noGiftCard,
} from '../support/cart-extras.ts';
import type { Answer, Caller } from '../support/platform-client.ts';
import {
  ADDRESS,
  cartOf,
  cartWith,
  checkOut,
  createCart,
  pay,
  startedPayment,
  validate,
} from '../support/shopping.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

const errorOf = ({ body }: Answer) => wireErrorSchema.parse(body);
const DAY_MS = 86_400_000;
const SWISS = { storeId: '1002', locale: 'fr-ch' } as const;

describe('a gift card', () => {
  test('is put in by its amount and recipient, counted and paid for', {
    tags: ['API-38', 'ENT-20', 'A-061', 'A-071'],
  }, async () => {
    const guest = platform.guest();
    const cart = await cartWith(guest, 'S1');
    const more = await changed(guest, cart, giftCard());
    const { amount: price, ...recipient } = GIFT_CARD;
    expect(more.giftCards).toEqual([{ id: expect.any(String), price, ...recipient }]);
    expect(more.totalPrice.centAmount).toBe(2_999 + 5_000);
    expect([itemCount(more), more.version]).toEqual([2, cart.version + 1]);
    expect(cartOf(await guest.call('GET', `/carts/${cart.id}`))).toEqual(more);
  });

  test('by its amount and recipient alone names no giver, and goes as soon as it is paid for', {
    tags: ['A-071'],
  }, async () => {
    const guest = platform.guest();
    const { amount, recipientName, recipientEmail, message } = GIFT_CARD;
    const body = { amount, recipientName, recipientEmail, message };
    const cart = await changed(guest, await createCart(guest), { ...giftCard(), body });
    expect(cart.giftCards).toMatchObject([{ senderName: '', sendOn: null, design: 'window' }]);
  });

  test.each([
    [-1, 'GIFT_CARD_DAY_INVALID'],
    [0, undefined],
    [366, undefined],
    [367, 'GIFT_CARD_DAY_INVALID'],
  ])('for %i days from today is taken or refused as %s', async (days, code) => {
    const guest = platform.guest();
    const day = shopDay(new Date(Date.now() + days * DAY_MS), 'FR');
    const answer = await asked(guest, await createCart(guest), giftCard({ sendOn: day }));
    if (code === undefined) expect(cartOf(answer).giftCards).toMatchObject([{ sendOn: day }]);
    else expect(errorOf(answer)).toMatchObject({ code, field: 'sendOn' });
  });

  test('is taken out by its id, by a guest too, and another of the same amount stays', {
    tags: ['API-29', 'A-064'],
  }, async () => {
    const guest = platform.guest();
    const two = await changed(guest, await createCart(guest), giftCard(), giftCard());
    const [first, second] = two.giftCards;
    const one = await changed(guest, two, noGiftCard(first?.id ?? ''));
    expect(one.giftCards).toEqual([second]);
    expect(one.totalPrice.centAmount).toBe(5_000);
    const again = await asked(guest, one, noGiftCard(first?.id ?? ''));
    expect([again.status, errorOf(again).code]).toEqual([404, 'GIFT_CARD_NOT_FOUND']);
    const strangers = await asked(platform.guest(), one, noGiftCard(second?.id ?? ''));
    expect(errorOf(strangers).code).toBe('CART_NOT_FOUND');
  });

  test.each([999, 15_001])(
    'of %i cents is refused, and so is none of cents',
    { tags: ['A-063'] },
    async (amount) => {
      const guest = platform.guest();
      const cart = await createCart(guest);
      const refused = await asked(guest, cart, giftCard({ amount }));
      expect(errorOf(refused)).toMatchObject({ code: 'GIFT_CARD_AMOUNT_INVALID', field: 'amount' });
      for (const wrong of [
        { amount: 10.5 },
        { recipientEmail: 'nobody' },
        { recipientName: ' ' },
        { sendOn: '24 December' },
        { design: 'skull' },
      ]) {
        const answer = await asked(guest, cart, giftCard(wrong));
        expect([answer.status, errorOf(answer).field]).toEqual([400, Object.keys(wrong)[0]]);
      }
      expect(cartOf(await guest.call('GET', `/carts/${cart.id}`)).version).toBe(cart.version);
    },
  );

  test('at both bounds is taken; a cart holds ten', { tags: ['A-063', 'T09'] }, async () => {
    const guest = platform.guest();
    const cards = Array.from({ length: 9 }, () => giftCard({ amount: 1_000 }));
    const full = await changed(
      guest,
      await createCart(guest),
      ...cards,
      giftCard({ amount: 15_000 }),
    );
    expect(full.giftCards).toHaveLength(10);
    expect(errorOf(await asked(guest, full, giftCard())).code).toBe('GIFT_CARD_LIMIT_REACHED');
  });

  test('asked for twice under one key is put in once; without a version or with an old one not at all', {
    tags: ['A-055', 'F11'],
  }, async () => {
    const guest = platform.guest();
    const cart = await createCart(guest);
    const once = { ...giftCard(), headers: { 'idempotency-key': crypto.randomUUID() } };
    await changed(guest, cart, once);
    const again = cartOf(await asked(guest, cart, once));
    expect([again.giftCards.length, again.version]).toEqual([1, cart.version + 1]);
    const other = await asked(guest, again, { ...once, body: { ...GIFT_CARD, amount: 2_000 } });
    expect(errorOf(other).code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await asked(guest, cart, giftCard())).status).toBe(409);
    const { method, path, body } = giftCard();
    const unversioned = await guest.call(method, path.replace('{id}', cart.id), { body });
    expect(errorOf(unversioned).field).toBe('version');
  });

  test('is not sold where the shop has none', { tags: ['PRD-06'] }, async () => {
    const guest = platform.guest(SWISS);
    const answer = await asked(guest, await createCart(guest), giftCard());
    expect([answer.status, errorOf(answer).code]).toEqual([422, 'GIFT_CARD_NOT_OFFERED']);
  });
});

describe('a donation', () => {
  test('is one a choice: another amount replaces it, 0 takes it back', {
    tags: ['API-39', 'ENT-21', 'A-065'],
  }, async () => {
    const guest = platform.guest();
    const given = await changed(guest, await cartWith(guest, 'S1'), donation('hedge', 100));
    const [first] = given.donations;
    expect(given.donations).toEqual([{ id: 'hedge', lineId: expect.any(String), price: 100 }]);
    expect([given.totalPrice.centAmount, itemCount(given)]).toEqual([3_099, 2]);
    const more = await changed(guest, given, donation('hedge', 200));
    expect(more.donations).toEqual([{ ...first, price: 200 }]);
    const back = await changed(guest, more, donation('hedge', 0), donation('hedge', 0));
    expect([back.donations, back.totalPrice.centAmount]).toEqual([[], 2_999]);
  });

  test.each([
    ['hedge', 150],
    ['past', 100],
    ['nothing', 100],
  ])(
    '%s of %i is refused: only active choices and their amounts',
    { tags: ['A-065'] },
    async (id, cents) => {
      const guest = platform.guest();
      const answer = await asked(guest, await createCart(guest), donation(id, cents));
      expect([answer.status, errorOf(answer).code]).toEqual([422, 'DONATION_NOT_OFFERED']);
    },
  );
});

describe('a loyalty card', () => {
  test('is put in once, at the price of the shop, and taken out again', {
    tags: ['API-36', 'API-37', 'ENT-19', 'A-103'],
  }, async () => {
    const customer = await platform.customer('U2');
    const cart = await changed(customer, await cartWith(customer, 'S1'), LOYALTY_CARD);
    expect(cart.loyaltyCard).toEqual({
      cardId: expect.stringMatching(/^296\d{10}$/),
      lineId: expect.any(String),
      price: 300,
    });
    expect([cart.totalPrice.centAmount, itemCount(cart)]).toEqual([3_299, 2]);
    expect(await changed(customer, cart, LOYALTY_CARD)).toEqual(cart);
    const without = await changed(customer, cart, NO_LOYALTY_CARD);
    expect([without.loyaltyCard, without.totalPrice.centAmount]).toEqual([null, 2_999]);
    expect(errorOf(await asked(customer, without, NO_LOYALTY_CARD)).code).toBe('LINE_NOT_FOUND');
  });

  test('is not for members, nor for guests, nor where there is no programme', {
    tags: ['A-064', 'A-103'],
  }, async () => {
    const member = await platform.customer('U1');
    const refused = await asked(member, await createCart(member), LOYALTY_CARD);
    expect([refused.status, errorOf(refused).code]).toEqual([422, 'LOYALTY_MEMBER_ALREADY']);
    const guest = platform.guest();
    expect((await asked(guest, await createCart(guest), LOYALTY_CARD)).status).toBe(401);
    const swiss = await platform.customer('U2', SWISS);
    const none = await asked(swiss, await createCart(swiss), LOYALTY_CARD);
    expect(errorOf(none).code).toBe('LOYALTY_NOT_OFFERED');
  });
});

describe('on the way to an order', () => {
  test('cards and donations move into the customer’s cart with a sign-in', {
    tags: ['A-043'],
  }, async () => {
    const guest = platform.guest();
    const left = await changed(
      guest,
      await createCart(guest),
      giftCard({ amount: 2_000 }),
      donation('hedge', 200),
    );
    const customer = await platform.customer('U2', { sessionId: guest.sessionId });
    const headers = { 'x-session-id': guest.sessionId };
    const own = await changed(customer, await cartWith(customer, 'S1'), donation('hedge', 100));
    const user = {
      customerId: 'U2',
      loyaltyCardId: null,
      loyaltySeniority: null,
      loyaltyType: null,
      email: '',
    };
    const body = { cartId: left.id, customer: user };
    const merged = cartOf(await customer.call('POST', '/carts/merge', { body, headers }), 226);
    expect(merged.id).toBe(own.id);
    expect(merged.giftCards.map(({ price }) => price)).toEqual([2_000]);
    expect(merged.donations.map(({ price }) => price)).toEqual([200]);
    expect(merged.totalPrice.centAmount).toBe(2_999 + 2_000 + 200);
  });

  test('nothing of them changes while a payment is under way', { tags: ['T36'] }, async () => {
    const customer = await platform.customer('U2');
    const ready = await checkOut(
      customer,
      await changed(customer, await cartWith(customer, 'S1'), giftCard()),
    );
    await startedPayment(customer, ready);
    for (const change of [
      giftCard(),
      noGiftCard(ready.giftCards[0]?.id ?? ''),
      donation('hedge', 100),
      LOYALTY_CARD,
    ]) {
      expect(errorOf(await asked(customer, ready, change)).code).toBe('CART_LOCKED');
    }
  });

  async function ordered(customer: Caller, ...changes: Parameters<typeof changed>[2][]) {
    const cart = await checkOut(
      customer,
      await changed(customer, await cartWith(customer, 'S1'), ...changes),
    );
    await pay(platform, customer, cart);
    const { status, body } = await validate(customer, cart);
    expect(status).toBe(200);
    return { cart, order: orderSchema.parse(body) };
  }

  test('an order keeps what its cart held, and the buyer of the card is a member', {
    tags: ['API-36', 'LOY-07'],
  }, async (context) => {
    // A member stays one: only a fresh database can show it twice.
    context.skip(isRemote);
    const customer = await platform.customer('U5');
    const { cart, order } = await ordered(
      customer,
      giftCard(),
      donation('hedge', 100),
      LOYALTY_CARD,
    );
    expect(order).toMatchObject({
      totalPrice: cart.totalPrice,
      loyaltyCard: cart.loyaltyCard,
      giftCards: cart.giftCards,
      donations: cart.donations,
      loyaltyPointsEarned: 29,
    });
    const account = await customer.call('GET', '/accounts-self/');
    expect(account.body).toMatchObject({
      loyaltyType: 'FID',
      loyaltyNumber: cart.loyaltyCard?.cardId,
    });
    const next = await cartWith(customer, 'S1');
    expect(next.customer).toEqual({ loyaltyCardId: cart.loyaltyCard?.cardId });
  });

  test('points are given for the amount that the shop sets, and an order of before keeps its own', async (context) => {
    context.skip(isRemote);
    const customer = await platform.customer('U1');
    const { order } = await ordered(customer);
    expect(order.loyaltyPointsEarned).toBe(29);
    const set = (value: number) =>
      inTransaction(platform.inside.database, (tx) =>
        setShopParameter(tx, 'fr-fr', { name: 'pointCentAmount', value }),
      );
    await set(250);
    expect((await cartWith(customer, 'S1')).loyaltyPointsEarned).toBe(11);
    const { body } = await customer.call('GET', `/customers-self/orders/${order.orderNumber}`);
    expect(orderSchema.parse(body).loyaltyPointsEarned).toBe(29);
    await set(100);
  });

  test('a cart of a donation alone is ordered without a delivery, one of nothing not at all', {
    tags: ['A-066'],
  }, async () => {
    const customer = await platform.customer('U2');
    const cart = await changed(customer, await createCart(customer), donation('hedge', 200), {
      method: 'POST',
      path: '/carts-self/{id}/billing-address',
      body: ADDRESS,
    });
    await pay(platform, customer, cart);
    const { status, body } = await validate(customer, cart);
    expect([status, orderSchema.parse(body).donations.length]).toEqual([200, 1]);
    const bare = await createCart(customer);
    expect(errorOf(await validate(customer, bare)).code).toBe('CART_EMPTY');
  });
});
