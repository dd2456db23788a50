import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardSessions } from '#src/demo/card-sandbox/tables.ts';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { orderSchema } from '#src/domain/order/order.schema.ts';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import { prices } from '#src/platform/catalogue/prices/tables.ts';
import { payments } from '#src/platform/payments/tables.ts';
import { addWholeOrderCode } from '#src/platform/promotions/whole-order-code.ts';
import { stocks } from '#src/platform/stock/tables.ts';
import type { Answer, Caller } from '../support/platform-client.ts';
import {
  cartOf,
  cartWith,
  checkOut,
  pay,
  readyCart,
  startPayment,
  validate,
} from '../support/shopping.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

const inAll = (text: string) =>
  ({ de: text, en: text, es: text, fr: text, it: text, pl: text }) as const;

const GENEVA = { country: 'CH', city: 'GENEVE', zipCode: '1204' };

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
  if (isRemote) return;
  await platform.inside.database.transaction(async (tx) => {
    for (const code of ['GIFTONE', 'GIFTTWO']) {
      const gift = {
        code,
        kind: 'gift',
        value: 0,
        giftSku: 'S2',
        labels: inAll('A gift'),
      } as const;
      const ever = { minimumCentAmount: 0, expiresAt: null, singleUse: false, forMembers: false };
      const made = { shops: ONLINE_LOCALES, by: 'Luc Petit', now: new Date(0) };
      await addWholeOrderCode(tx, { ...gift, ...ever }, made);
    }
  });
});
afterAll(() => platform.stop());

const resultOf = ({ status, body }: Answer) => [status, wireErrorSchema.parse(body).code];
const promo = (caller: Caller, cart: Cart, code: string) =>
  caller.call('POST', `/carts/${cart.id}/promo-code/${code}`, { query: { version: cart.version } });
const refresh = async (caller: Caller, cart: Cart) =>
  cartOf(
    await caller.call('PUT', `/carts/${cart.id}/refresh`, { query: { version: cart.version } }),
  );

const setStock = async (sku: string, quantity: number) => {
  await platform.inside.database.update(stocks).set({ quantity }).where(eq(stocks.sku, sku));
};
/** What was asked of the provider for a cart. */
const sessionsOf = (cart: Cart) =>
  platform.inside.database
    .select({ status: payments.status, voidedAt: payments.voidedAt })
    .from(payments)
    .innerJoin(cardSessions, eq(cardSessions.reference, payments.reference))
    .where(eq(payments.cartId, cart.id));

describe.skipIf(isRemote)('a gift and the same piece paid for', () => {
  test('count together: the last piece is not added beside the gift', {
    tags: ['F28'],
  }, async () => {
    await setStock('S2', 1);
    const guest = platform.guest();
    const gifted = cartOf(await promo(guest, await cartWith(guest, 'S1'), 'GIFTONE'));
    const answer = await guest.call('POST', `/carts/${gifted.id}/products/S2`, {
      query: { version: gifted.version },
    });
    expect(resultOf(answer)).toEqual([422, 'QUANTITY_NOT_AVAILABLE']);
    const paid = await cartWith(guest, 'S2');
    const flagged = cartOf(await promo(guest, paid, 'GIFTONE'));
    expect(flagged.discountCode).toMatchObject([{ productOutOfStock: ['S2'] }]);
    expect(flagged.lineItems).toHaveLength(1);
    await setStock('S2', 2);
  });

  test('with one piece left no card is asked, and a refreshed cart pays without the gift', {
    tags: ['F15', 'F28'],
  }, async () => {
    const customer = await platform.customer('U2');
    const gifted = cartOf(await promo(customer, await cartWith(customer, 'S2'), 'GIFTONE'));
    const cart = await checkOut(customer, gifted);
    expect(cart.lineItems.map(({ sku, isFree }) => [sku, isFree])).toEqual([
      ['S2', false],
      ['S2', true],
    ]);
    await setStock('S2', 1);
    expect(resultOf(await startPayment(customer, cart))).toEqual([412, 'CART_CHANGED']);
    expect(resultOf(await startPayment(customer, cart))).toEqual([412, 'CART_CHANGED']);
    expect(await sessionsOf(cart)).toEqual([]);
    const refreshed = await refresh(customer, cart);
    expect(refreshed).toMatchObject({
      discountCode: [{ code: 'GIFTONE', heldBack: { reason: 'out-of-stock' } }],
      lineItems: [{ sku: 'S2', isFree: false }],
    });
    await pay(platform, customer, refreshed);
    expect((await validate(customer, refreshed)).status).toBe(200);
    await setStock('S2', 2);
  });

  test('come once: a second code for the same gift is refused', {
    tags: ['API-26', 'A-059'],
  }, async () => {
    const guest = platform.guest();
    const gifted = cartOf(await promo(guest, await cartWith(guest, 'S1'), 'GIFTONE'));
    expect(resultOf(await promo(guest, gifted, 'GIFTTWO'))).toEqual([
      422,
      'PROMO_CODE_GIFT_IN_CART',
    ]);
    expect(cartOf(await guest.call('GET', `/carts/${gifted.id}`))).toEqual(gifted);
  });
});

describe.skipIf(isRemote)('a single-use code', () => {
  test('that was used in another shop is not paid with again: no card is asked', {
    tags: ['T11', 'F15'],
  }, async () => {
    const french = await platform.customer('U2');
    const swiss = await platform.customer('U2', { storeId: '1002', locale: 'fr-ch' });
    const here = cartOf(await promo(french, await readyCart(french), 'MERCI5'));
    const abroad = await checkOut(swiss, await cartWith(swiss, 'S1'), GENEVA);
    const there = cartOf(await promo(swiss, abroad, 'MERCI5'));
    await pay(platform, french, here);
    expect((await validate(french, here)).status).toBe(200);
    expect(resultOf(await startPayment(swiss, there))).toEqual([412, 'CART_CHANGED']);
    expect(await sessionsOf(there)).toEqual([]);
    const refreshed = await refresh(swiss, there);
    expect(refreshed.discountCode).toMatchObject([
      { code: 'MERCI5', heldBack: { reason: 'used' } },
    ]);
    await pay(platform, swiss, refreshed);
    expect((await validate(swiss, refreshed)).status).toBe(200);
  });
});

describe.skipIf(isRemote)('prices', () => {
  const rise = async (optionId: string, centAmount: number) => {
    const { database, clock } = platform.inside;
    await database.insert(prices).values({
      ...{ optionId, domain: 'fr-fr', type: 'I', centAmount },
      ...{ validFrom: clock.now(), validUntil: null },
    });
  };

  test('that rise and fall by the same amount are a change, to be seen before paying', {
    tags: ['T36', 'API-35'],
  }, async () => {
    const customer = await platform.customer('U5');
    const cart = await readyCart(customer, 'S1', 'SD');
    await rise('849', 2_499);
    await rise('868', 8_499);
    expect(resultOf(await startPayment(customer, cart))).toEqual([412, 'CART_CHANGED']);
    expect(resultOf(await validate(customer, cart))).toEqual([412, 'CART_CHANGED']);
    const refreshed = await refresh(customer, cart);
    expect(refreshed.totalPrice).toEqual(cart.totalPrice);
    expect(refreshed.lineItems.map(({ totalPrice }) => totalPrice.centAmount)).toEqual([
      2_499, 8_499,
    ]);
    expect((await startPayment(customer, refreshed)).status).toBe(200);
  });

  const read = async (caller: Caller, { id }: Cart) =>
    cartOf(await caller.call('GET', `/carts/${id}`));
  const quantity = (caller: Caller, { id, lineItems }: Cart, version: number, pieces: number) =>
    caller.call('PUT', `/carts/${id}/products/${lineItems[0]?.lineId}/quantity/${pieces}`, {
      query: { version },
    });

  test('that turned are told when the cart is read, until its line is changed', {
    tags: ['CRT-34', 'API-34'],
  }, async () => {
    const guest = platform.guest();
    const cart = await cartWith(guest, 'S1');
    const [before] = cart.lineItems;
    await rise('849', 1_499);
    const told = await read(guest, cart);
    expect(told).toMatchObject({
      version: cart.version + 1,
      totalPrice: { centAmount: 1_499 },
      lineItems: [{ product: { price: { centAmount: 1_499 } }, formerPrice: before?.totalPrice }],
    });
    await rise('849', 5_499);
    const dearer = await read(guest, cart);
    expect(dearer.lineItems).toMatchObject([
      { totalPrice: { centAmount: 5_499 }, formerPrice: before?.totalPrice },
    ]);
    expect(await read(guest, cart)).toEqual(dearer);
    const more = cartOf(await quantity(guest, dearer, dearer.version, 2));
    expect(more.lineItems).toMatchObject([{ quantity: 2, totalPrice: { centAmount: 10_998 } }]);
    expect(more.lineItems[0]).not.toHaveProperty('formerPrice');
  });

  test('that turned while another item was added are told, and not once they are as before', {
    tags: ['CRT-34'],
  }, async () => {
    const guest = platform.guest();
    await rise('849', 2_000);
    const cart = await cartWith(guest, 'S1');
    await rise('849', 1_800);
    const added = cartOf(
      await guest.call('POST', `/carts/${cart.id}/products/S2`, {
        query: { version: cart.version },
      }),
    );
    expect(added.lineItems[0]).toMatchObject({ formerPrice: { centAmount: 2_000 } });
    expect(added.lineItems[1]).not.toHaveProperty('formerPrice');
    await rise('849', 2_000);
    expect((await read(guest, cart)).lineItems[0]).not.toHaveProperty('formerPrice');
  });

  test('that turned for one tab do not stop a change of the other, but its payment', {
    tags: ['CRT-11', 'CRT-12', 'T36'],
  }, async () => {
    const customer = await platform.customer('U6');
    const cart = await readyCart(customer);
    await rise('849', 1_234);
    const told = await read(customer, cart);
    expect(resultOf(await startPayment(customer, cart))).toEqual([409, 'CART_VERSION_CONFLICT']);
    const changed = cartOf(await quantity(customer, cart, cart.version, 2));
    expect(changed).toMatchObject({ version: told.version + 1 });
    expect(resultOf(await quantity(customer, cart, cart.version, 3))).toEqual([
      409,
      'CART_VERSION_CONFLICT',
    ]);
  });

  test('that turned while a payment is under way stay as they were, and are no part of an order', {
    tags: ['T36', 'API-35'],
  }, async () => {
    const customer = await platform.customer('U7');
    const fresh = await readyCart(customer);
    await rise('849', 1_111);
    const cart = await read(customer, fresh);
    expect(cart.lineItems[0]).toHaveProperty('formerPrice');
    await pay(platform, customer, cart);
    await rise('849', 999);
    expect(await read(customer, cart)).toMatchObject({
      version: cart.version,
      totalPrice: cart.totalPrice,
    });
    await rise('849', 1_111);
    const { body } = await validate(customer, cart);
    expect(body).toMatchObject({ lineItems: [{ totalPrice: { centAmount: 1_111 } }] });
    expect(orderSchema.parse(body).lineItems[0]).not.toHaveProperty('formerPrice');
  });
});
