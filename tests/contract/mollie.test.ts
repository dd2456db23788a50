import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import type { Order } from '#src/domain/order/order.schema.ts';
import { answerOperator } from '#src/platform/answer-operator.ts';
import { receiveReturn } from '#src/platform/orders/receive-return.ts';
import { orderReturns, orders } from '#src/platform/orders/tables.ts';
import { captureForParcel } from '#src/platform/payments/capture-payment.ts';
import {
  paymentCaptures,
  paymentEvents,
  paymentRefunds,
  payments,
} from '#src/platform/payments/tables.ts';
import { findContradictions } from '#src/platform/settlement/find-contradictions.ts';
import { type MollieShop, startMollieShop } from '../support/mollie-shop.ts';
import type { Caller } from '../support/platform-client.ts';
import {
  add,
  deliver,
  getPayment,
  orderOf,
  readyCart,
  startedPayment,
  startPayment,
  validate,
} from '../support/shopping.ts';
import { isRemote } from '../support/test-platform.ts';

/** The real SDK of Mollie, against a stand-in for its API. */

const LATER = 60 * 60_000;

let shop: MollieShop;
beforeAll(async () => {
  if (!isRemote) shop = await startMollieShop();
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

const HOST = '127.0.0.1:10000';
const desk = () => {
  const { database, config, clock } = shop.inside;
  const metrics = { text: async () => '' };
  const operator = answerOperator({ database, config, now: clock.now, metrics });
  const headers = { host: HOST, origin: `http://${HOST}` };
  return {
    read: async () => (await operator.request('/orders', { headers })).text(),
    press: async (fields: Record<string, string>) =>
      operator.request('/orders', { method: 'POST', headers, body: new URLSearchParams(fields) }),
  };
};

/** A payment that was opened, and its id at Mollie. */
async function opened(customer: Caller, more: Record<string, unknown> = {}, ...skus: string[]) {
  const cart = await readyCart(customer, ...skus);
  const { reference, redirectUrl } = await startedPayment(customer, cart, more);
  const { providerId } = await paymentOf(reference);
  if (providerId === null) throw new Error('Mollie gave it no id');
  return { cart, reference, redirectUrl, id: providerId };
}

/** An order whose payment is authorised or taken. */
async function ordered(customer: Caller, more: Record<string, unknown> = {}, ...skus: string[]) {
  const payment = await opened(customer, more, ...skus);
  await shop.mollie.decide(payment.id, 'paid');
  await shop.inside.runJobs();
  const order = orderOf(await validate(customer, payment.cart));
  return { ...payment, order };
}

/** Declares a return of some items of the only line, and notes that they have arrived. */
async function sendBack(customer: Caller, order: Order, quantity: number): Promise<string> {
  const returnId = crypto.randomUUID();
  const lines = [{ lineId: order.lineItems[0]?.lineId ?? '', quantity }];
  const path = `/customers-self/orders/${order.orderNumber}/withdrawals`;
  const { status } = await customer.call('POST', path, { body: { returnId, lines } });
  expect(status).toBe(200);
  expect(await receiveReturn(db(), { received: returnId }, shop.inside.clock.now())).toBe(true);
  return returnId;
}
const returnOf = async (returnId: string) => {
  const [row] = await db().select().from(orderReturns).where(eq(orderReturns.returnId, returnId));
  return row;
};

/** What is due later is done now, and again; then the clock stands where it stood. */
async function workLater() {
  shop.inside.clock.advance(LATER);
  await shop.inside.runJobs();
  shop.inside.clock.advance(-LATER);
  // The queue's clock goes back, too.
  await shop.inside.runJobs();
}

describe.skipIf(isRemote)('a payment at Mollie', () => {
  test('is opened once with what its method asks for, and leads to its page', async () => {
    const customer = await shop.customer('U2');
    const { cart, redirectUrl, id, reference } = await opened(customer);
    const found = shop.mollie.payments.get(id);
    expect(redirectUrl).toBe(`${shop.origin}/checkout/${id}`);
    expect(found?.asked).toMatchObject({
      amount: { currency: 'EUR', value: (cart.totalPrice.centAmount / 100).toFixed(2) },
      method: 'creditcard',
      locale: 'fr_FR',
      metadata: { reference },
    });
    // A card asks for nobody's address.
    expect(found?.asked).not.toHaveProperty('billingAddress');
    expect(found?.asked.redirectUrl).toMatch(/\/order-cardone-check\?reference=/);
  });

  test.each([
    ['the return before the webhook', 'never', true],
    ['the webhook before the return', 'now', true],
    ['a webhook that comes twice', 'twice', true],
    ['the webhook alone', 'now', false],
    ['neither, when the shopper is gone', 'never', false],
  ] as const)('ends the same by %s', async (_, delivery, returns) => {
    const customer = await shop.customer('U2');
    const { cart, reference, id } = await opened(customer);
    await shop.mollie.decide(id, 'paid', delivery);
    if (returns) {
      expect((await getPayment(customer, cart, reference)).status).toBe('Authorised');
      orderOf(await validate(customer, cart));
      await shop.mollie.wake(id);
      await shop.inside.runJobs();
    } else {
      await workLater();
    }
    expect(await ordersOf(cart)).toHaveLength(1);
    expect(await paymentOf(reference)).toMatchObject({ status: 'Authorised', voidedAt: null });
    expect(await findContradictions(db())).toEqual([]);
  });

  test.each([
    ['failed', 'Refused'],
    ['canceled', 'Cancelled'],
    ['expired', 'Cancelled'],
  ] as const)('that is %s is %s, and opens the cart again', async (status, result) => {
    const customer = await shop.customer('U2');
    const { cart, reference, id } = await opened(customer);
    await shop.mollie.decide(id, status);
    await shop.inside.runJobs();
    expect((await getPayment(customer, cart, reference)).status).toBe(result);
    await add(customer, cart, 'S1');
  });

  test('that comes after the shopper has given it up is paid back', async () => {
    const customer = await shop.customer('U2');
    const { cart, reference, id } = await opened(customer);
    const query = { version: cart.version };
    await customer.call('PUT', `/carts/${cart.id}/refresh`, { query });
    expect((await paymentOf(reference)).status).toBe('Cancelled');
    await shop.mollie.decide(id, 'paid');
    await shop.inside.runJobs();
    expect(await refundsOf(reference)).toMatchObject([
      { state: 'accepted', centAmount: cart.totalPrice.centAmount },
    ]);
    expect(await ordersOf(cart)).toEqual([]);
  });

  test('that Mollie answers too late is opened once all the same', async () => {
    const customer = await shop.customer('U2');
    const cart = await readyCart(customer);
    const before = shop.mollie.payments.size;
    shop.mollie.fail('time-out');
    const { reference } = await startedPayment(customer, cart);
    expect(shop.mollie.payments.size).toBe(before + 1);
    expect((await paymentOf(reference)).providerId).not.toBeNull();
  });

  test('that Mollie does not take leaves an error and the cart open', async () => {
    const customer = await shop.customer('U2');
    const cart = await readyCart(customer);
    shop.mollie.fail('429', 2);
    const { body } = await startPayment(customer, cart);
    expect(body).toMatchObject({ status: 'Error', redirectUrl: null });
    await add(customer, cart, 'S1');
  });

  test('whose amount is not ours is never believed', async () => {
    const customer = await shop.customer('U2');
    const { cart, reference, id } = await opened(customer);
    const found = shop.mollie.payments.get(id);
    if (found !== undefined) found.cents = 1;
    await shop.mollie.decide(id, 'paid');
    await shop.inside.runJobs();
    expect((await paymentOf(reference)).status).toBe('RedirectShopper');
    expect(await ordersOf(cart)).toEqual([]);
    if (found !== undefined) found.cents = cart.totalPrice.centAmount;
    await workLater();
  });

  test('is told of 200 times in any order, and all of it counts once', async () => {
    const customer = await shop.customer('U2');
    const { cart, id, order, reference } = await ordered(customer, {}, 'S1', 'S1');
    await sendBack(customer, order, 1);
    await shop.inside.runJobs();
    const refund = shop.mollie.payments.get(id)?.refunds[0];
    if (refund === undefined) throw new Error('nothing was refunded');
    for (let told = 0; told < 200; told += 1) {
      if (told === 100) await shop.mollie.settleRefund(id, refund.id, 'refunded');
      await shop.mollie.wake(id);
      if (told % 25 === 0) await shop.inside.runJobs();
    }
    await shop.inside.runJobs();
    expect(await refundsOf(reference)).toMatchObject([{ state: 'done' }]);
    expect(await ordersOf(cart)).toHaveLength(1);
    const events = await db()
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.reference, reference));
    expect(events.every(({ appliedAt }) => appliedAt !== null)).toBe(true);
    expect(await findContradictions(db())).toEqual([]);
  });

  test('of which a stranger tells is answered 200, and nothing is stored', async () => {
    const { app } = shop.inside.platform;
    const told = async (body: string, query = '') =>
      (await app.request(`/payments/mollie/webhook${query}`, { method: 'POST', body })).status;
    const before = await db().select().from(paymentEvents);
    expect(await told('id=tr_nobody')).toBe(200);
    expect(await told('id=tr_x', '?reference=nobody')).toBe(200);
    expect(await told('nothing')).toBe(200);
    expect(await db().select().from(paymentEvents)).toHaveLength(before.length);
  });
});

describe.skipIf(isRemote)('money that goes back', () => {
  test('is a part of the payment, once, though Mollie answers too late', async () => {
    const customer = await shop.customer('U2');
    const { id, order, reference } = await ordered(customer, {}, 'S1', 'S1');
    const returnId = await sendBack(customer, order, 1);
    shop.mollie.fail('time-out');
    await shop.inside.runJobs();
    expect((await returnOf(returnId))?.refundedAt).toBeNull();
    await workLater();
    const refunds = shop.mollie.payments.get(id)?.refunds ?? [];
    expect(refunds).toHaveLength(1);
    expect((await returnOf(returnId))?.refundedAt).not.toBeNull();
    expect(await refundsOf(reference)).toMatchObject([{ refundId: returnId, state: 'accepted' }]);
    expect(await findContradictions(db())).toEqual([]);
  });

  test('and fails later stands on the desk until somebody has settled it by hand', async () => {
    const customer = await shop.customer('U2');
    const { id, order, reference } = await ordered(customer);
    const returnId = await sendBack(customer, order, 1);
    await shop.inside.runJobs();
    const [refund] = shop.mollie.payments.get(id)?.refunds ?? [];
    await shop.mollie.settleRefund(id, refund?.id ?? '', 'failed');
    await shop.inside.runJobs();
    expect(await refundsOf(reference)).toMatchObject([{ state: 'failed', reason: 'failed' }]);
    const button = `aria-label="Paid by bank transfer, ${order.orderNumber}"`;
    expect(await desk().read()).toContain(button);
    const presses = await Promise.all([
      desk().press({ settled: returnId }),
      desk().press({ settled: returnId }),
    ]);
    expect(presses.map(({ status }) => status).sort()).toEqual([303, 422]);
    expect(await desk().read()).not.toContain(button);
  });

  test('and is refused goes on once somebody has settled it by hand', async () => {
    const customer = await shop.customer('U2');
    const { id, order } = await ordered(customer);
    const payment = shop.mollie.payments.get(id);
    // Paid back on Mollie's own pages: nothing is left to pay back.
    payment?.refunds.push({
      ...{ id: `re_${id}`, cents: payment.cents, status: 'refunded', metadata: null },
      createdAt: new Date().toISOString(),
    });
    const returnId = await sendBack(customer, order, 1);
    await shop.inside.runJobs();
    expect((await returnOf(returnId))?.refundedAt).toBeNull();
    expect(await desk().read()).toContain('The amount is higher than the maximum');
    await desk().press({ settled: returnId });
    await shop.inside.runJobs();
    expect((await returnOf(returnId))?.refundedAt).not.toBeNull();
  });

  test('because a bank took it back is noted on the desk, and its reversal too', async () => {
    const customer = await shop.customer('U2');
    const { id, order } = await ordered(customer);
    await shop.mollie.dispute(id);
    await shop.inside.runJobs();
    const page = await desk().read();
    expect(page).toContain(`<code>${order.orderNumber}</code> ·`);
    expect(page).toContain('charged back');
    await shop.mollie.reverseDisputes(id);
    await shop.inside.runJobs();
    expect(await desk().read()).toContain('reversed');
  });
});

describe.skipIf(isRemote)('a payment that is captured at dispatch', () => {
  const VISA = { paymentProduct: 'visa' };

  test('is authorised with the order, and taken when its parcel leaves', async () => {
    const customer = await shop.customer('U2');
    const { id, order, reference } = await ordered(customer, VISA);
    expect(shop.mollie.payments.get(id)).toMatchObject({ status: 'authorized', captures: [] });
    expect((await paymentOf(reference)).captureBefore).not.toBeNull();
    await deliver(shop, order);
    await shop.inside.runJobs();
    expect(shop.mollie.payments.get(id)).toMatchObject({
      status: 'paid',
      captures: [{ cents: order.totalPrice.centAmount }],
    });
    expect(await capturesOf(reference)).toMatchObject([{ state: 'done' }]);
    expect(await findContradictions(db())).toEqual([]);
  });

  test('is taken parcel by parcel, never more than was authorised, and the rest let go', async () => {
    const customer = await shop.customer('U2');
    const { id, order, reference } = await ordered(customer, VISA, 'S1', 'S1');
    const { orderNumber, totalPrice } = order;
    const now = shop.inside.clock.now();
    const leave = (captureId: string, worthCents: number | null) =>
      db().transaction((tx) => captureForParcel(tx, { captureId, orderNumber, worthCents }, now));
    await leave('one', 1_000);
    await leave('one', 1_000);
    await leave('two', 900_000);
    await leave('three', null);
    shop.mollie.fail('time-out');
    await shop.inside.runJobs();
    await workLater();
    const captured = (await capturesOf(reference)).map(({ centAmount }) => centAmount);
    expect(captured.sort((one, other) => one - other)).toEqual([
      1_000,
      totalPrice.centAmount - 1_000,
    ]);
    expect(shop.mollie.payments.get(id)).toMatchObject({ status: 'paid' });
    expect(shop.mollie.payments.get(id)?.captures).toHaveLength(2);
    expect(await findContradictions(db())).toEqual([]);
  });

  test('is not taken for what is withdrawn before, and that is let go', async () => {
    const customer = await shop.customer('U2');
    const { id, order, reference } = await ordered(customer, VISA, 'S1', 'S1');
    const returnId = await sendBack(customer, order, 1);
    await shop.inside.runJobs();
    expect((await returnOf(returnId))?.refundedAt).not.toBeNull();
    expect(shop.mollie.payments.get(id)?.refunds).toEqual([]);
    const [held] = await refundsOf(reference);
    expect(held).toMatchObject({ isHeld: true, state: 'done' });
    await deliver(shop, order);
    await shop.inside.runJobs();
    const kept = order.totalPrice.centAmount - (held?.centAmount ?? 0);
    expect(shop.mollie.payments.get(id)).toMatchObject({
      status: 'paid',
      captures: [{ cents: kept }],
    });
    expect(await findContradictions(db())).toEqual([]);
  });

  test('is let go where all is withdrawn before', async () => {
    const customer = await shop.customer('U2');
    const { id, order, reference } = await ordered(customer, VISA);
    await sendBack(customer, order, 1);
    await shop.inside.runJobs();
    expect(shop.mollie.payments.get(id)).toMatchObject({ status: 'canceled', captures: [] });
    expect((await paymentOf(reference)).releasedAt).not.toBeNull();
    expect(await findContradictions(db())).toEqual([]);
  });

  test('stands on the desk before its authorisation ends', async () => {
    const customer = await shop.customer('U2');
    const { order, reference } = await ordered(customer, VISA);
    const ends = `<code>${order.orderNumber}</code>`;
    expect((await desk().read()).split('Payments to look at')[1] ?? '').not.toContain(
      `${ends} · €29.99 must be sent`,
    );
    const tomorrow = new Date(shop.inside.clock.now().getTime() + 86_400_000);
    await db()
      .update(payments)
      .set({ captureBefore: tomorrow })
      .where(eq(payments.reference, reference));
    expect(await desk().read()).toMatch(
      new RegExp(`${order.orderNumber}</code> · [^<]+ must be sent by`),
    );
  });
});
