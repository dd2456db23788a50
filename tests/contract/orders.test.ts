import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ordersSchema } from '#src/domain/order/order.schema.ts';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import {
  cartOf,
  cartWith,
  codeOf,
  getPayment,
  orderOf,
  pay,
  readyCart,
  validate,
} from '../support/shopping.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

describe('validating a cart', () => {
  test('a paid cart becomes an order with a number, and is gone as a cart', {
    tags: ['API-35', 'CHK-14', 'A-049'],
  }, async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    const byCart = () => customer.call('GET', `/orders/by-cart/${cart.id}`);
    expect(codeOf(await byCart())).toBe('ORDER_NOT_FOUND');
    const reference = await pay(platform, customer, cart);
    const order = orderOf(await validate(customer, cart));
    expect(order.orderNumber).toMatch(/^V\d{10}$/);
    expect(order).toMatchObject({
      cartId: cart.id,
      status: 'placed',
      totalPrice: cart.totalPrice,
      lineItems: cart.lineItems,
      shippingInfo: cart.shippingInfo,
      billingAddress: cart.billingAddress,
      payments: [{ paymentProvider: 'cardone', paymentProduct: 'cb' }],
    });
    expect(orderOf(await byCart())).toEqual(order);
    expect((await customer.call('GET', `/carts/${cart.id}`)).status).toBe(404);
    expect((await customer.call('GET', '/carts-self')).status).toBe(404);
    const payment = await getPayment(customer, cart, reference);
    expect(payment).toMatchObject({ status: 'Authorised', orderNumber: order.orderNumber });
  });

  test.skipIf(isRemote)(
    'on a full disk is 503 with Retry-After, and an order once there is room again',
    { tags: ['F36'] },
    async () => {
      const { database } = platform.inside;
      const customer = await platform.customer('U2');
      const cart = await readyCart(customer);
      await pay(platform, customer, cart);
      await database.execute(sql`
        CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '53100'; END $$`);
      await database.execute(sql`
        CREATE TRIGGER no_room BEFORE INSERT ON orders EXECUTE FUNCTION no_room()`);
      const refused = await validate(customer, cart);
      await database.execute(sql`DROP FUNCTION no_room CASCADE`);
      expect([refused.status, codeOf(refused), refused.headers.get('retry-after')]).toEqual([
        503,
        'SERVICE_UNAVAILABLE',
        '1',
      ]);
      expect(orderOf(await validate(customer, cart)).cartId).toBe(cart.id);
    },
  );

  test('twenty parallel validations make one order and twenty equal answers', {
    tags: ['API-35', 'F27'],
  }, async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    await pay(platform, customer, cart);
    const answers = await Promise.all(Array.from({ length: 20 }, () => validate(customer, cart)));
    const [first, ...others] = answers.map(orderOf);
    for (const other of others) expect(other).toEqual(first);
    const list = await customer.call('GET', '/customers-self/orders', { query: { size: 50 } });
    const placed = ordersSchema
      .parse(list.body)
      .values.filter(({ orderNumber }) => orderNumber === first?.orderNumber);
    expect(placed).toHaveLength(1);
  });

  test('unpaid answers 402, stale 409, incomplete 422, empty 422', {
    tags: ['API-35', 'PAY-02', 'T35', 'T36'],
  }, async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    const unpaid = await validate(customer, cart);
    expect([unpaid.status, codeOf(unpaid)]).toEqual([402, 'PAYMENT_REQUIRED']);
    const stale = await validate(customer, { ...cart, version: 1 });
    expect([stale.status, wireErrorSchema.parse(stale.body).version]).toEqual([409, cart.version]);
    await customer.call('DELETE', `/carts/${cart.id}`, { query: { version: cart.version } });
    const bare = await cartWith(customer, 'S1');
    expect(codeOf(await validate(customer, bare))).toBe('CART_INCOMPLETE');
    const emptied = await customer.call(
      'DELETE',
      `/carts/${bare.id}/products/${bare.lineItems[0]?.lineId}`,
      { query: { version: bare.version } },
    );
    expect(codeOf(await validate(customer, cartOf(emptied)))).toBe('CART_EMPTY');
  });

  test('someone else’s cart answers 404, no bearer 401', { tags: ['API-35', 'T06'] }, async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    expect((await validate(await platform.customer('U5'), cart)).status).toBe(404);
    expect((await validate(platform.guest(), cart)).status).toBe(401);
  });

  test('a free cart is completed by validation alone, shown as free', {
    tags: ['PAY-06', 'A-066'],
  }, async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    const free = cartOf(
      await customer.call('POST', `/carts/${cart.id}/promo-code/FREE100`, {
        query: { version: cart.version },
      }),
    );
    expect(free.totalPrice.centAmount).toBe(0);
    const order = orderOf(await validate(customer, free));
    expect(order.payments).toEqual([
      { paymentProvider: 'house', paymentProduct: 'free', amountPlanned: 0 },
    ]);
  });

  test('a single-use code works once per customer', { tags: ['T11'] }, async (context) => {
    // A code that is used stays used: only a fresh database can show it twice.
    context.skip(isRemote);
    const customer = await platform.customer('U4');
    const use = async () => {
      const cart = await readyCart(customer);
      return customer.call('POST', `/carts/${cart.id}/promo-code/MERCI5`, {
        query: { version: cart.version },
      });
    };
    const cart = cartOf(await use());
    await pay(platform, customer, cart);
    orderOf(await validate(customer, cart));
    expect(codeOf(await use())).toBe('PROMO_CODE_ALREADY_USED');
  });
});

describe('Idempotency-Key', () => {
  const key = () => ({ 'idempotency-key': crypto.randomUUID() });

  test('the same key and request replays the first answer, another request is 422', async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    await pay(platform, customer, cart);
    const headers = key();
    const order = orderOf(await validate(customer, cart, headers));
    expect(orderOf(await validate(customer, cart, headers))).toEqual(order);
    const other = await validate(customer, { ...cart, version: cart.version + 5 }, headers);
    expect([other.status, codeOf(other)]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  test('simultaneous twins start one payment', { tags: ['F27'] }, async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    const headers = key();
    const start = () =>
      customer.call('POST', `/carts-self/${cart.id}/payments/cardone`, {
        query: { version: cart.version },
        body: {
          paymentProduct: 'cb',
          amountPlanned: cart.totalPrice.centAmount,
          returnUrl: 'http://localhost:3000/fr-fr/order-cardone-check',
        },
        headers,
      });
    const [first, second] = await Promise.all([start(), start()]);
    expect(first?.status).toBe(200);
    expect(second?.body).toEqual(first?.body);
  });

  test('a refused call is not kept: the same key may try again', { tags: ['PAY-02'] }, async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    const headers = key();
    expect((await validate(customer, cart, headers)).status).toBe(402);
    await pay(platform, customer, cart);
    orderOf(await validate(customer, cart, headers));
  });
});

describe('the customer’s orders', () => {
  test('are listed newest first in pages, and read one by one', {
    tags: ['ACC-13', 'A-095'],
  }, async () => {
    const customer = await platform.customer('U5');
    const numbers: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      const cart = await readyCart(customer);
      await pay(platform, customer, cart);
      numbers.unshift(orderOf(await validate(customer, cart)).orderNumber);
    }
    const list = async (page: number) => {
      const query = { page, size: 1 };
      return ordersSchema.parse(
        (await customer.call('GET', '/customers-self/orders', { query })).body,
      );
    };
    const first = await list(0);
    expect(first.total).toBeGreaterThanOrEqual(2);
    expect(first.values).toMatchObject([{ orderNumber: numbers[0], itemCount: 1 }]);
    expect(first.values[0]?.optionIds).toHaveLength(1);
    expect((await list(1)).values[0]?.orderNumber).toBe(numbers[1]);
    const one = await customer.call('GET', `/customers-self/orders/${numbers[0]}`);
    expect(orderOf(one).orderNumber).toBe(numbers[0]);
    const stranger = await platform.customer('U2');
    expect((await stranger.call('GET', `/customers-self/orders/${numbers[0]}`)).status).toBe(404);
    expect((await platform.guest().call('GET', '/customers-self/orders')).status).toBe(401);
  });
});
