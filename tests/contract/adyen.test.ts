import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import type { Order } from '#src/domain/order/order.schema.ts';
import { paymentResultSchema } from '#src/domain/payment/payment.schema.ts';
import { receiveReturn } from '#src/platform/orders/receive-return.ts';
import { orders } from '#src/platform/orders/tables.ts';
import { captureForParcel } from '#src/platform/payments/capture-payment.ts';
import {
  paymentCaptures,
  paymentDisputes,
  paymentEvents,
  paymentRefunds,
  payments,
  strayPaymentEvents,
} from '#src/platform/payments/tables.ts';
import { findContradictions } from '#src/platform/settlement/find-contradictions.ts';
import { type AdyenShop, startAdyenShop } from '../support/adyen-shop.ts';
import type { Caller } from '../support/platform-client.ts';
import { deliver, orderOf, readyCart, startedPayment, validate } from '../support/shopping.ts';
import { isRemote } from '../support/test-platform.ts';

/** The real SDK of Adyen, against a stand-in for its API. */

const LATER = 60 * 60_000;

let shop: AdyenShop;
beforeAll(async () => {
  if (!isRemote) shop = await startAdyenShop();
});
afterAll(async () => {
  if (!isRemote) await shop.stop();
});

const db = () => shop.inside.database;
const paymentOf = async (reference: string) => {
  const [row] = await db().select().from(payments).where(eq(payments.reference, reference));
  if (row === undefined) throw new Error('there is no such payment');
  return row;
};
const refundsOf = (reference: string) =>
  db().select().from(paymentRefunds).where(eq(paymentRefunds.reference, reference));
const capturesOf = (reference: string) =>
  db().select().from(paymentCaptures).where(eq(paymentCaptures.reference, reference));
const ordersOf = ({ id }: Cart) => db().select().from(orders).where(eq(orders.cartId, id));
/** The modifications of a payment, the oldest first. */
const asked = (id: string) => shop.adyen.modifications.filter(({ session }) => session.id === id);

async function opened(customer: Caller, more: Record<string, unknown> = {}, ...skus: string[]) {
  const cart = await readyCart(customer, ...skus);
  const { reference, redirectUrl } = await startedPayment(customer, cart, more);
  const { providerId } = await paymentOf(reference);
  if (providerId === null) throw new Error('Adyen gave it no id');
  return { cart, reference, redirectUrl, id: providerId };
}

/** The shopper comes back to the shop with what Adyen sent along. */
async function comesBack(customer: Caller, reference: string, address: string) {
  const { searchParams } = new URL(address);
  const sessionId = searchParams.get('sessionId') ?? '';
  const sessionResult = searchParams.get('sessionResult') ?? '';
  const { body } = await customer.call('GET', `/customers-self/payments/cardone/${reference}`, {
    query: { sessionId, sessionResult },
  });
  return paymentResultSchema.parse(body).status;
}

async function ordered(customer: Caller, more: Record<string, unknown> = {}, ...skus: string[]) {
  const payment = await opened(customer, more, ...skus);
  await shop.adyen.decide(payment.id, 'completed');
  await shop.inside.runJobs();
  return { ...payment, order: orderOf(await validate(customer, payment.cart)) };
}

async function sendBack(customer: Caller, order: Order, quantity: number): Promise<string> {
  const returnId = crypto.randomUUID();
  const lines = [{ lineId: order.lineItems[0]?.lineId ?? '', quantity }];
  const path = `/customers-self/orders/${order.orderNumber}/withdrawals`;
  expect((await customer.call('POST', path, { body: { returnId, lines } })).status).toBe(200);
  expect(await receiveReturn(db(), { received: returnId }, shop.inside.clock.now())).toBe(true);
  return returnId;
}

async function workLater() {
  shop.inside.clock.advance(LATER);
  await shop.inside.runJobs();
  shop.inside.clock.advance(-LATER);
  await shop.inside.runJobs();
}

describe.skipIf(isRemote)('a payment at Adyen', () => {
  test('is a hosted session in minor units, and leads to its page', async () => {
    const customer = await shop.customer('U2');
    const { cart, redirectUrl, id, reference } = await opened(customer);
    expect(redirectUrl).toBe(`${shop.origin}/pay/${id}`);
    expect(shop.adyen.sessions.get(id)?.asked).toMatchObject({
      amount: { currency: 'EUR', value: cart.totalPrice.centAmount },
      ...{ reference, mode: 'hosted', shopperLocale: 'fr-FR', countryCode: 'FR' },
      allowedPaymentMethods: ['scheme'],
    });
    expect(shop.adyen.sessions.get(id)?.asked).not.toHaveProperty('shopperEmail');
  });

  test.each([
    ['the return before the message', 'never', true],
    ['the message before the return', 'now', true],
    ['a message that comes twice', 'twice', true],
    ['the message alone', 'now', false],
    ['the return alone', 'never', true],
  ] as const)('ends the same by %s', async (how, delivery, returns) => {
    const customer = await shop.customer('U2');
    const { cart, reference, id } = await opened(customer);
    const back = await shop.adyen.decide(id, 'completed', delivery);
    if (returns) {
      expect(await comesBack(customer, reference, back)).toBe('Authorised');
      orderOf(await validate(customer, cart));
      if (how !== 'the return alone') await shop.adyen.repeat(id);
      await shop.inside.runJobs();
    } else {
      await shop.inside.runJobs();
      shop.inside.clock.advance(21_000);
      await shop.inside.runJobs();
    }
    expect(await ordersOf(cart)).toHaveLength(1);
    const { pspReference } = shop.adyen.sessions.get(id) ?? {};
    expect(await paymentOf(reference)).toMatchObject({
      ...{ status: 'Authorised', voidedAt: null, paidId: pspReference },
    });
    expect(await findContradictions(db())).toEqual([]);
  });

  test.each([
    ['refused', 'Refused'],
    ['canceled', 'Cancelled'],
    ['paymentPending', 'Pending'],
  ] as const)('that is %s is %s when its shopper comes back', async (status, result) => {
    const customer = await shop.customer('U2');
    const { reference, id } = await opened(customer);
    const back = await shop.adyen.decide(id, status);
    await shop.inside.runJobs();
    expect(await comesBack(customer, reference, back)).toBe(result);
    // What is pending is decided in the end.
    await shop.adyen.decide(id, 'completed');
    await workLater();
  });

  test('whose return names another session, or none that Adyen knows, is not believed', async () => {
    const customer = await shop.customer('U2');
    const { reference, id } = await opened(customer);
    const other = await opened(await shop.customer('U5'));
    const paid = await shop.adyen.decide(other.id, 'completed', 'never');
    expect(await comesBack(customer, reference, paid)).toBe('RedirectShopper');
    expect((await paymentOf(reference)).providerId).toBe(id);
  });

  test('that comes after the shopper has given it up is paid back', async () => {
    const customer = await shop.customer('U2');
    const { cart, reference, id } = await opened(customer);
    await customer.call('PUT', `/carts/${cart.id}/refresh`, { query: { version: cart.version } });
    expect((await paymentOf(reference)).status).toBe('Cancelled');
    await shop.adyen.decide(id, 'completed');
    await shop.inside.runJobs();
    const [reversal] = asked(id);
    expect(reversal?.kind).toBe('CANCEL_OR_REFUND');
    if (reversal !== undefined) await shop.adyen.settle(reversal, true);
    await shop.inside.runJobs();
    expect(await refundsOf(reference)).toMatchObject([{ state: 'done' }]);
    expect(await ordersOf(cart)).toEqual([]);
  });

  test('that Adyen answers too late is opened once all the same', async () => {
    const customer = await shop.customer('U2');
    const before = shop.adyen.sessions.size;
    shop.adyen.fail('time-out');
    const { reference } = await opened(customer);
    expect(shop.adyen.sessions.size).toBe(before + 1);
    expect((await paymentOf(reference)).providerId).not.toBeNull();
  });

  test('is told of 200 times in any order, and all of it counts once', async () => {
    const customer = await shop.customer('U2');
    const { cart, id, order, reference } = await ordered(customer, {}, 'S1', 'S1');
    await sendBack(customer, order, 1);
    await shop.inside.runJobs();
    const [refund] = asked(id);
    if (refund === undefined) throw new Error('nothing was refunded');
    for (let told = 0; told < 100; told += 1) {
      if (told === 50) await shop.adyen.settle(refund, true, 'reverse');
      await shop.adyen.repeat(id, told % 3 === 0 ? 'reverse' : 'now');
      if (told % 25 === 0) await shop.inside.runJobs();
    }
    await shop.inside.runJobs();
    expect(await refundsOf(reference)).toMatchObject([{ state: 'done' }]);
    expect(await ordersOf(cart)).toHaveLength(1);
    const events = await db()
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.reference, reference));
    expect(events).toHaveLength(2);
    expect(events.every(({ appliedAt }) => appliedAt !== null)).toBe(true);
    expect(await findContradictions(db())).toEqual([]);
  });

  test('of which a message is forged is answered 401, and nothing is stored', async () => {
    const customer = await shop.customer('U2');
    const { reference } = await opened(customer);
    const forged = {
      ...{ pspReference: 'P', merchantAccountCode: 'VitrineShop', merchantReference: reference },
      ...{ amount: { value: 1, currency: 'EUR' }, eventCode: 'AUTHORISATION', success: 'true' },
      eventDate: '2026-11-26T10:00:00Z',
    };
    const { app } = shop.inside.platform;
    const tell = async (item: object) =>
      (
        await app.request('/payments/adyen/webhook', {
          method: 'POST',
          body: JSON.stringify({ notificationItems: [{ NotificationRequestItem: item }] }),
        })
      ).status;
    expect(await tell(forged)).toBe(401);
    const hmacSignature = Buffer.from('x'.repeat(32)).toString('base64');
    expect(await tell({ ...forged, additionalData: { hmacSignature } })).toBe(401);
    expect(await tell({})).toBe(401);
    expect(
      await db().select().from(paymentEvents).where(eq(paymentEvents.reference, reference)),
    ).toEqual([]);
  });

  test('of nobody here, but signed, is accepted and put aside', async () => {
    const customer = await shop.customer('U2');
    const { reference, id } = await opened(customer);
    await db().update(payments).set({ service: 'other' }).where(eq(payments.reference, reference));
    await shop.adyen.decide(id, 'completed');
    const strays = await db()
      .select()
      .from(strayPaymentEvents)
      .where(eq(strayPaymentEvents.reference, reference));
    expect(strays).toMatchObject([{ provider: 'adyen', status: 'AUTHORISATION' }]);
    await db().update(payments).set({ service: 'adyen' }).where(eq(payments.reference, reference));
  });
});

describe.skipIf(isRemote)('money at Adyen', () => {
  test('is taken when its parcel leaves, and known to be taken by a message', async () => {
    const customer = await shop.customer('U2');
    const { id, order, reference } = await ordered(customer, { paymentProduct: 'visa' });
    expect(shop.adyen.sessions.get(id)?.asked.additionalData).toEqual({ manualCapture: 'true' });
    await deliver(shop, order);
    await shop.inside.runJobs();
    expect(await capturesOf(reference)).toMatchObject([{ state: 'accepted' }]);
    const [capture] = asked(id);
    if (capture !== undefined) await shop.adyen.settle(capture, true);
    await shop.inside.runJobs();
    expect(await capturesOf(reference)).toMatchObject([{ state: 'done' }]);
    expect(shop.adyen.sessions.get(id)?.capturedCents).toBe(order.totalPrice.centAmount);
    expect(await findContradictions(db())).toEqual([]);
  });

  test('is taken parcel by parcel, once, though Adyen answers too late', async () => {
    const customer = await shop.customer('U2');
    const more = { paymentProduct: 'visa' };
    const { id, order, reference } = await ordered(customer, more, 'S1', 'S1');
    const { orderNumber, totalPrice } = order;
    const now = shop.inside.clock.now();
    for (const [captureId, worthCents] of [
      [`${orderNumber}-a`, 1_000],
      [`${orderNumber}-b`, null],
    ] as const) {
      const parcel = { captureId, orderNumber, worthCents };
      await db().transaction((tx) => captureForParcel(tx, parcel, now));
    }
    shop.adyen.fail('time-out');
    await shop.inside.runJobs();
    await workLater();
    expect(
      asked(id)
        .map(({ cents }) => cents)
        .sort((a, b) => a - b),
    ).toEqual([1_000, totalPrice.centAmount - 1_000]);
    expect(await capturesOf(reference)).toHaveLength(2);
    expect(await findContradictions(db())).toEqual([]);
  });

  test('goes back in part, and a refund that fails later is known to have failed', async () => {
    const customer = await shop.customer('U2');
    const { id, order, reference } = await ordered(customer, {}, 'S1', 'S1');
    const returnId = await sendBack(customer, order, 1);
    await shop.inside.runJobs();
    const [refund] = asked(id);
    if (refund === undefined) throw new Error('nothing was refunded');
    await shop.adyen.settle(refund, true);
    await shop.inside.runJobs();
    expect(await refundsOf(reference)).toMatchObject([{ refundId: returnId, state: 'done' }]);
    await shop.adyen.failRefund(refund);
    await shop.inside.runJobs();
    expect(await refundsOf(reference)).toMatchObject([
      { refundId: returnId, state: 'failed', reason: 'Account closed' },
    ]);
    expect(await findContradictions(db())).toEqual([]);
  });

  test('that a bank took back is noted on its order', async () => {
    const customer = await shop.customer('U2');
    const { id, reference } = await ordered(customer);
    await shop.adyen.dispute(id);
    await shop.inside.runJobs();
    const disputes = await db()
      .select()
      .from(paymentDisputes)
      .where(eq(paymentDisputes.reference, reference));
    expect(disputes).toMatchObject([{ reason: 'Fraud', reversedAt: null }]);
  });
});
