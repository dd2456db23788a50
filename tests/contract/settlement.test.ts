import { eq, sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prices } from '#src/platform/catalogue/prices/tables.ts';
import { createJobs } from '#src/platform/kernel/jobs/create-jobs.ts';
import { orders } from '#src/platform/orders/tables.ts';
import { type CardGateway, NO_CARD_GATEWAY } from '#src/platform/payments/card-gateway.ts';
import { payments } from '#src/platform/payments/tables.ts';
import { settlementJobs } from '#src/platform/settlement/jobs.ts';
import { stocks } from '#src/platform/stock/tables.ts';
import {
  add,
  cartOf,
  codeOf,
  getPayment,
  orderOf,
  pay,
  readyCart,
  startedPayment,
  submitCard,
  validate,
} from '../support/shopping.ts';
import {
  isRemote,
  runJobs,
  startTestPlatform,
  type TestPlatform,
} from '../support/test-platform.ts';

/** What looks for payments whose end is not known. */
const FIND = 'find-unsettled-payments';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

describe.skipIf(isRemote)('when the shop changes meanwhile', () => {
  const setStock = async (sku: string, quantity: number) => {
    await platform.inside.database.update(stocks).set({ quantity }).where(eq(stocks.sku, sku));
  };
  const stockOf = async (sku: string) => {
    const rows = await platform.inside.database.select().from(stocks).where(eq(stocks.sku, sku));
    return rows[0]?.quantity;
  };
  const paymentOf = async (reference: string) => {
    const { database } = platform.inside;
    const [row] = await database.select().from(payments).where(eq(payments.reference, reference));
    return row;
  };

  test('stock that went answers 412: no order, the authorisation given back, the cart open', {
    tags: ['API-35', 'PAY-01', 'F15'],
  }, async () => {
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer, 'S2');
    const reference = await pay(platform, customer, cart);
    await setStock('S2', 0);
    const answer = await validate(customer, cart);
    expect([answer.status, codeOf(answer)]).toEqual([412, 'CART_CHANGED']);
    expect((await customer.call('GET', `/orders/by-cart/${cart.id}`)).status).toBe(404);
    expect(await paymentOf(reference)).toMatchObject({ orderNumber: null });
    expect((await paymentOf(reference))?.voidedAt).not.toBeNull();
    expect((await getPayment(customer, cart, reference)).status).toBe('Cancelled');
    const refreshed = cartOf(
      await customer.call('PUT', `/carts/${cart.id}/refresh`, { query: { version: cart.version } }),
    );
    expect(refreshed.lineItems[0]?.availableQuantity).toBe(0);
    await setStock('S2', 2);
  });

  test('a price that rose answers 412 until the shopper has seen it', {
    tags: ['API-34', 'API-35', 'F15'],
  }, async () => {
    const { database, clock } = platform.inside;
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer, 'SD');
    await database.insert(prices).values({
      optionId: '868',
      domain: 'fr-fr',
      type: 'I',
      validFrom: clock.now(),
      validUntil: null,
      centAmount: 8999,
    });
    expect((await validate(customer, cart)).status).toBe(412);
    const shown = cartOf(await customer.call('GET', `/carts/${cart.id}`));
    expect(shown.totalPrice.centAmount).toBe(cart.totalPrice.centAmount + 1000);
    expect(shown.lineItems[0]?.formerPrice?.centAmount).toBe(7_999);
    const refreshed = cartOf(
      await customer.call('PUT', `/carts/${cart.id}/refresh`, {
        query: { version: shown.version },
      }),
    );
    expect(refreshed.totalPrice).toEqual(shown.totalPrice);
    await pay(platform, customer, refreshed);
    orderOf(await validate(customer, refreshed));
  });

  test('two shoppers want the last piece: one order, one 412, stock zero', {
    tags: ['F28'],
  }, async () => {
    const both = await Promise.all([platform.customer('U2'), platform.customer('U5')]);
    await setStock('S2', 1);
    const carts = await Promise.all(both.map((customer) => readyCart(customer, 'S2')));
    const paid = await Promise.all(
      both.map(async (customer, index) => {
        const cart = carts[index];
        if (cart === undefined) throw new Error('no cart');
        await pay(platform, customer, cart);
        return { customer, cart };
      }),
    );
    const answers = await Promise.all(paid.map(({ customer, cart }) => validate(customer, cart)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await stockOf('S2')).toBe(0);
    await setStock('S2', 2);
  });

  test('an order takes its pieces from stock once', { tags: ['F27'] }, async () => {
    const customer = await platform.customer('U2');
    const before = (await stockOf('S1')) ?? 0;
    const cart = await readyCart(customer, 'S1', 'S1');
    await pay(platform, customer, cart);
    await Promise.all([validate(customer, cart), validate(customer, cart)]);
    expect(await stockOf('S1')).toBe(before - 2);
  });

  test('authorised and never validated: the reconciler places the order within a minute', {
    tags: ['F24'],
  }, async () => {
    const { runJobs, clock } = platform.inside;
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    const reference = await pay(platform, customer, cart);
    await runJobs(FIND);
    expect((await customer.call('GET', `/orders/by-cart/${cart.id}`)).status).toBe(404);
    clock.advance(21_000);
    await Promise.all([runJobs(FIND), runJobs(FIND)]);
    const order = orderOf(await customer.call('GET', `/orders/by-cart/${cart.id}`));
    expect(await paymentOf(reference)).toMatchObject({
      orderNumber: order.orderNumber,
      voidedAt: null,
    });
    expect(orderOf(await validate(customer, cart))).toEqual(order);
  });

  test('authorised, never validated and sold out: the reconciler gives the money back', {
    tags: ['F24'],
  }, async () => {
    const { runJobs, clock, database } = platform.inside;
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer, 'S2');
    const reference = await pay(platform, customer, cart);
    await setStock('S2', 0);
    clock.advance(21_000);
    await runJobs(FIND);
    const payment = await paymentOf(reference);
    expect(payment).toMatchObject({ orderNumber: null });
    expect(payment?.voidedAt).not.toBeNull();
    expect(payment?.voidSentAt).not.toBeNull();
    expect(await database.select().from(orders).where(eq(orders.cartId, cart.id))).toEqual([]);
    await setStock('S2', 2);
    await add(customer, cart, 'S2');
  });

  test('a card page that is left open is closed after its time, and the cart unlocked', {
    tags: ['PAY-14'],
  }, async () => {
    const { runJobs, clock } = platform.inside;
    const customer = await platform.customer('U2');
    const cart = await readyCart(customer);
    const { reference, redirectUrl } = await startedPayment(customer, cart);
    clock.advance(16 * 60_000);
    await runJobs(FIND);
    expect((await getPayment(customer, cart, reference)).status).toBe('Cancelled');
    await add(customer, cart, 'S1');
    expect((await submitCard(platform, redirectUrl, {})).status).toBe(303);
    expect((await getPayment(customer, cart, reference)).status).toBe('Cancelled');
  });

  describe('with a provider that does not answer', () => {
    const silent = pino({ level: 'silent' });
    const voidedPayment = (reference: string, minutesAgo: number) => {
      const time = new Date(platform.inside.clock.now().getTime() - minutesAgo * 60_000);
      return {
        ...{ reference, cartId: `cart of ${reference}`, cartVersion: 1, centAmount: 2_999 },
        ...{ currency: 'EUR' as const, customerId: 'U2', storeId: '1001' },
        ...{ provider: 'cardone' as const, product: 'cb' as const, merchant: 'vitrine-1001' },
        ...{ status: 'Authorised' as const, createdAt: time, changedAt: time, expiresAt: time },
        voidedAt: time,
      };
    };
    /** A provider that fails for some references, and what it was told. */
    const brittleGateway = (broken: Set<string>) => {
      const told: string[] = [];
      const answer = async (reference: string) => {
        if (broken.has(reference)) throw new Error('the provider does not answer');
        told.push(reference);
      };
      const gateway: CardGateway = {
        ...NO_CARD_GATEWAY,
        cancel: async ({ reference }) => answer(reference).then(() => true),
        look: async ({ reference }) => answer(reference).then(() => []),
        finish: async ({ reference }) => answer(reference),
        giveBack: async ({ reference }) => answer(reference).then(() => null),
      };
      return { told, gateway };
    };
    const settle = (gateway: CardGateway) => {
      const { database, clock } = platform.inside;
      const kinds = settlementJobs({ database, now: clock.now, gateway, log: silent });
      return runJobs(database, clock, createJobs({ database, log: silent }, kinds), FIND);
    };
    const jobOf = async (reference: string) => {
      const { rows } = await platform.inside.database.execute(sql`
        select state, retry_count as retries from jobs.job where singleton_key = ${reference}`);
      return rows[0];
    };

    test('a hundred and twenty voids are told in order of time, one failure keeps none back and is tried later', {
      tags: ['F15', 'F24'],
    }, async () => {
      const { database, clock } = platform.inside;
      await platform.inside.runJobs(FIND);
      const times = Array.from({ length: 120 }, (_, place) => (place * 37) % 120);
      await database
        .insert(payments)
        .values(times.map((minutes) => voidedPayment(`void-${minutes}`, minutes + 1)));
      const inOrder = times.toSorted((one, other) => other - one).map((time) => `void-${time}`);
      const broken = new Set(['void-119', 'void-60']);
      const { told, gateway } = brittleGateway(broken);
      await settle(gateway);
      expect(told).toEqual(inOrder.filter((reference) => !broken.has(reference)));
      expect(await jobOf('void-60')).toMatchObject({ state: 'retry' });
      broken.clear();
      clock.advance(6_000);
      await settle(gateway);
      expect(told.slice(118)).toEqual(['void-119', 'void-60']);
      expect(await jobOf('void-60')).toMatchObject({ state: 'completed', retries: 1 });
    });

    test('a payment that cannot be asked about does not keep another from its order', {
      tags: ['F24'],
    }, async () => {
      const { clock } = platform.inside;
      const [stuck, paid] = await Promise.all([platform.customer('U2'), platform.customer('U5')]);
      const open = await startedPayment(stuck, await readyCart(stuck));
      const cart = await readyCart(paid);
      await pay(platform, paid, cart);
      clock.advance(21_000);
      const { gateway } = brittleGateway(new Set([open.reference]));
      await settle(gateway);
      orderOf(await paid.call('GET', `/orders/by-cart/${cart.id}`));
      expect(await jobOf(open.reference)).toMatchObject({ state: 'retry', retries: 0 });
    });
  });
});
