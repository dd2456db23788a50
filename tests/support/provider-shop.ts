import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import type { Order } from '#src/domain/order/order.schema.ts';
import { staffOrderSchema } from '#src/domain/order/staff-order.schema.ts';
import { getFinance, getPaymentTroubles } from '#src/domain/payment/finance.calls.ts';
import { paymentResultSchema } from '#src/domain/payment/payment.schema.ts';
import { receiveReturn } from '#src/platform/orders/returns/receive-return.ts';
import { orderReturns, orders } from '#src/platform/orders/tables.ts';
import {
  paymentCaptures,
  paymentDisputes,
  paymentRefunds,
  payments,
} from '#src/platform/payments/tables.ts';
import type { ProviderDriver, ServeProvider } from './payment-providers.ts';
import type { Caller } from './platform-client.ts';
import { orderOf, readyCart, startedPayment, validate } from './shopping.ts';
import { openStaffCalls } from './staff-calls.ts';
import { SMALL_SHOP, startTestPlatform, type TestPlatform } from './test-platform.ts';

const LATER = 60 * 60_000;
const BOOKS = '/staff/payments/books';
const TROUBLES = '/staff/payments/troubles';

/** What came of payments, as the platform's tables have it. */
function readPayments(platform: TestPlatform) {
  const db = () => platform.inside.database;
  return {
    db,
    paymentOf: async (reference: string) => {
      const [row] = await db().select().from(payments).where(eq(payments.reference, reference));
      if (row === undefined) throw new Error('there is no such payment');
      return row;
    },
    capturesOf: (reference: string) =>
      db().select().from(paymentCaptures).where(eq(paymentCaptures.reference, reference)),
    refundsOf: (reference: string) =>
      db().select().from(paymentRefunds).where(eq(paymentRefunds.reference, reference)),
    disputesOf: (reference: string) =>
      db().select().from(paymentDisputes).where(eq(paymentDisputes.reference, reference)),
    ordersOf: ({ id }: Cart) => db().select().from(orders).where(eq(orders.cartId, id)),
    returnOf: async (returnId: string) => {
      const [row] = await db()
        .select()
        .from(orderReturns)
        .where(eq(orderReturns.returnId, returnId));
      return row;
    },
  };
}

/** What finance reads of payments, and what it settles by hand. */
function openFinance(platform: TestPlatform) {
  const finance = openStaffCalls(platform, { role: 'finance' });
  return {
    books: async () => getFinance.answer.parse((await finance.call('GET', BOOKS)).body),
    troubles: async () =>
      getPaymentTroubles.answer.parse((await finance.call('GET', TROUBLES)).body),
    /** Notes that a failed refund of an order was paid another way. */
    settle: async ({ orderNumber }: Order, refundId: string) => {
      const path = `/staff/orders/${orderNumber}`;
      const { version } = staffOrderSchema.parse((await finance.call('GET', path)).body);
      const body = { changeId: randomUUID(), version };
      return finance.call('POST', `${path}/refunds/${refundId}/settlement`, body);
    },
  };
}

/** The small shop with an account at a stand-in: the provider's own SDK is in between. */
export async function startProviderShop<D extends ProviderDriver>(serve: ServeProvider<D>) {
  let started: TestPlatform | undefined;
  const provider = await serve(async (url, init) => {
    const { pathname, search } = new URL(url);
    if (started === undefined) throw new Error('the shop is not there yet');
    return started.inside.platform.app.request(`${pathname}${search}`, init);
  });
  const variables = { PAYMENT_PROVIDERS: JSON.stringify([provider.account]) };
  const platform = await startTestPlatform(SMALL_SHOP, { variables });
  started = platform;
  const { inside } = platform;
  const read = readPayments(platform);

  /** A payment that was opened, and its id at the provider. */
  async function opened(customer: Caller, more: Record<string, unknown> = {}, ...skus: string[]) {
    const cart = await readyCart(customer, ...skus);
    const { reference, redirectUrl } = await startedPayment(customer, cart, more);
    const { providerId } = await read.paymentOf(reference);
    if (providerId === null) throw new Error('the provider gave it no id');
    return { cart, reference, redirectUrl, id: providerId };
  }

  return {
    ...platform,
    ...read,
    inside,
    provider,
    finance: openFinance(platform),
    opened,
    /** An order whose payment is authorised or taken. */
    ordered: async (customer: Caller, more: Record<string, unknown> = {}, ...skus: string[]) => {
      const payment = await opened(customer, more, ...skus);
      await provider.pay(payment.id);
      await inside.runJobs();
      return { ...payment, order: orderOf(await validate(customer, payment.cart)) };
    },
    /** The shopper comes back to the shop with what the provider sent along. */
    comesBack: async (customer: Caller, reference: string, address: string) => {
      const { searchParams } = new URL(address);
      const sessionId = searchParams.get('sessionId');
      const sessionResult = searchParams.get('sessionResult') ?? '';
      const { body } = await customer.call(
        'GET',
        `/customers-self/payments/cardone/${reference}`,
        sessionId === null ? {} : { query: { sessionId, sessionResult } },
      );
      return paymentResultSchema.parse(body).status;
    },
    /** Declares a return of some items of the only line, and notes that they have arrived. */
    sendBack: async (customer: Caller, order: Order, quantity: number): Promise<string> => {
      const returnId = randomUUID();
      const lines = [{ lineId: order.lineItems[0]?.lineId ?? '', quantity }];
      const path = `/customers-self/orders/${order.orderNumber}/withdrawals`;
      expect((await customer.call('POST', path, { body: { returnId, lines } })).status).toBe(200);
      expect(await receiveReturn(read.db(), { received: returnId }, inside.clock.now())).toBe(true);
      return returnId;
    },
    /** What is due later is done now, and again; then the clock stands where it stood. */
    workLater: async () => {
      inside.clock.advance(LATER);
      await inside.runJobs();
      inside.clock.advance(-LATER);
      // The queue's clock goes back, too.
      await inside.runJobs();
    },
    stop: async () => {
      provider.stop();
      await platform.stop();
    },
  };
}

export type ProviderShop<D extends ProviderDriver = ProviderDriver> = Awaited<
  ReturnType<typeof startProviderShop<D>>
>;
