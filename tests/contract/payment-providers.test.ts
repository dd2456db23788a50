import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { creditTotal } from '#src/domain/payment/credit.ts';
import { getCreditTerms } from '#src/domain/payment/payment.calls.ts';
import { captureForParcel } from '#src/platform/payments/capture-payment.ts';
import { readBooksOf } from '#src/platform/payments/payment-books.ts';
import { paymentEvents } from '#src/platform/payments/tables.ts';
import { findContradictions } from '#src/platform/settlement/find-contradictions.ts';
import { webDomains } from '#src/platform/shops/tables.ts';
import { type ServeProvider, serveAdyen, serveMollie } from '../support/payment-providers.ts';
import { type ProviderShop, startProviderShop } from '../support/provider-shop.ts';
import { add, deliver, orderOf, readyCart, startPayment, validate } from '../support/shopping.ts';
import { openStaffCalls } from '../support/staff-calls.ts';
import { isRemote } from '../support/test-platform.ts';

/** What holds at every provider, over its real SDK and a stand-in for its API. */

const PROVIDERS: [name: string, serve: ServeProvider][] = [
  ['Mollie', serveMollie],
  ['Adyen', serveAdyen],
];
const VISA = { paymentProduct: 'visa' };

let shop: ProviderShop;
const agrees = async () => expect(await findContradictions(shop.db())).toEqual([]);

describe.skipIf(isRemote).each(PROVIDERS)('at %s', (_name, serve) => {
  beforeAll(async () => {
    shop = await startProviderShop(serve);
  });
  afterAll(() => shop.stop());

  describe('a payment', () => {
    test('leads to the page of its provider', async () => {
      const { redirectUrl, id } = await shop.opened(await shop.customer('U2'));
      expect(redirectUrl).toBe(shop.provider.pageOf(id));
    });

    test.each([
      ['the return before the message', 'never', true],
      ['the message before the return', 'now', true],
      ['a message that comes twice', 'twice', true],
      ['the message alone', 'now', false],
    ] as const)('ends the same by %s', async (_, delivery, returns) => {
      const customer = await shop.customer('U2');
      const { cart, reference, id } = await shop.opened(customer);
      const back = await shop.provider.pay(id, delivery);
      if (returns) {
        expect(await shop.comesBack(customer, reference, back)).toBe('Authorised');
        orderOf(await validate(customer, cart));
        await shop.provider.tellAgain(id);
        await shop.inside.runJobs();
      } else {
        await shop.inside.runJobs();
        await shop.workLater();
      }
      expect(await shop.ordersOf(cart)).toHaveLength(1);
      const payment = await shop.paymentOf(reference);
      expect(payment).toMatchObject({ status: 'Authorised', voidedAt: null });
      await agrees();
    });

    test('that is cancelled opens the cart again', async () => {
      const customer = await shop.customer('U2');
      const { cart, reference, id, redirectUrl } = await shop.opened(customer);
      const back = await shop.provider.cancel(id);
      await shop.inside.runJobs();
      const address = typeof back === 'string' ? back : redirectUrl;
      expect(await shop.comesBack(customer, reference, address)).toBe('Cancelled');
      await add(customer, cart, 'S1');
    });

    test('that comes after the shopper has given it up is paid back', async () => {
      const customer = await shop.customer('U2');
      const { cart, reference, id } = await shop.opened(customer);
      const query = { version: cart.version };
      await customer.call('PUT', `/carts/${cart.id}/refresh`, { query });
      expect((await shop.paymentOf(reference)).status).toBe('Cancelled');
      await shop.provider.pay(id);
      await shop.inside.runJobs();
      const { centAmount } = cart.totalPrice;
      expect(await shop.refundsOf(reference)).toMatchObject([{ state: 'accepted', centAmount }]);
      await shop.provider.settleRefunds(id, true);
      await shop.inside.runJobs();
      expect(await shop.refundsOf(reference)).toMatchObject([{ state: 'done' }]);
      expect(await shop.ordersOf(cart)).toEqual([]);
    });

    test('that is answered too late is opened once all the same', async () => {
      const customer = await shop.customer('U2');
      const before = shop.provider.opened();
      shop.provider.fail('time-out');
      const { reference } = await shop.opened(customer);
      expect(shop.provider.opened()).toBe(before + 1);
      expect((await shop.paymentOf(reference)).providerId).not.toBeNull();
    });

    test('that is not taken leaves an error and the cart open', async () => {
      const customer = await shop.customer('U2');
      const cart = await readyCart(customer);
      shop.provider.fail('429', 2);
      const { body } = await startPayment(customer, cart);
      expect(body).toMatchObject({ status: 'Error', redirectUrl: null });
      await add(customer, cart, 'S1');
    });

    test('is told of 200 times in any order, and all of it counts once', async () => {
      const customer = await shop.customer('U2');
      const { cart, id, order, reference } = await shop.ordered(customer, {}, 'S1', 'S1');
      await shop.sendBack(customer, order, 1);
      await shop.inside.runJobs();
      for (let told = 0; told < 200; told += 1) {
        if (told === 100) await shop.provider.settleRefunds(id, true);
        await shop.provider.tellAgain(id, told % 3 === 0 ? 'reverse' : 'now');
        if (told % 25 === 0) await shop.inside.runJobs();
      }
      await shop.inside.runJobs();
      expect(await shop.refundsOf(reference)).toMatchObject([{ state: 'done' }]);
      expect(await shop.ordersOf(cart)).toHaveLength(1);
      const events = await shop
        .db()
        .select()
        .from(paymentEvents)
        .where(eq(paymentEvents.reference, reference));
      expect(events.every(({ appliedAt }) => appliedAt !== null)).toBe(true);
      await agrees();
    });
  });

  test('says what its methods that are paid later cost, and nothing of the others', async () => {
    const list = JSON.stringify(
      ['cb', 'visa', 'alma-4x', 'alma-3x'].map((name, rank) => ({
        ...{ name, rank, minAmount: null, maxAmount: null },
      })),
    );
    await shop
      .db()
      .update(webDomains)
      .set({
        params: sql`jsonb_set(${webDomains.params}, '{paymentProducts}', ${list}::jsonb)`,
      });
    const customer = await shop.customer('U2');
    const { id, totalPrice } = await readyCart(customer);
    const path = `/carts-self/${id}/credit-terms`;
    const { status, body } = await customer.call('GET', path);
    expect(status).toBe(200);
    const [terms, ...others] = getCreditTerms.answer.parse(body);
    expect(others).toEqual([]);
    expect(terms).toMatchObject({
      paymentProduct: 'alma-4x',
      lender: 'Alma',
      annualPercent: 12.45,
    });
    const { dues = [], feeCents = 0 } = terms ?? {};
    expect([dues.length, feeCents]).toEqual([4, Math.round(totalPrice.centAmount * 0.0145)]);
    expect(creditTotal({ dues })).toBe(totalPrice.centAmount + feeCents);
    const other = await shop.customer('U1');
    expect((await other.call('GET', path)).status).toBe(404);
  });

  describe('money that goes back', () => {
    test('is a part of the payment, once, though the provider answers too late', async () => {
      const customer = await shop.customer('U2');
      const { id, order, reference } = await shop.ordered(customer, {}, 'S1', 'S1');
      const returnId = await shop.sendBack(customer, order, 1);
      shop.provider.fail('time-out');
      await shop.inside.runJobs();
      expect((await shop.returnOf(returnId))?.refundedAt).toBeNull();
      await shop.workLater();
      expect(shop.provider.refunds(id)).toHaveLength(1);
      expect((await shop.returnOf(returnId))?.refundedAt).not.toBeNull();
      const refund = { refundId: returnId, state: 'accepted' };
      expect(await shop.refundsOf(reference)).toMatchObject([refund]);
      await agrees();
    });

    test('and comes back later is shown to the staff until somebody has settled it', async () => {
      const customer = await shop.customer('U2');
      const { id, order, reference } = await shop.ordered(customer);
      const returnId = await shop.sendBack(customer, order, 1);
      await shop.inside.runJobs();
      await shop.provider.settleRefunds(id, true);
      await shop.inside.runJobs();
      expect(await shop.refundsOf(reference)).toMatchObject([{ state: 'done' }]);
      await shop.provider.returnRefunds(id);
      await shop.inside.runJobs();
      expect(await shop.refundsOf(reference)).toMatchObject([
        { refundId: returnId, state: 'failed', reason: expect.any(String) },
      ]);
      const failed = async () =>
        (await shop.finance.troubles()).refunds.filter(({ refundId }) => refundId === returnId);
      expect(await failed()).toMatchObject([{ orderNumber: order.orderNumber, isDisputed: false }]);
      const presses = await Promise.all([
        shop.finance.settle(order, returnId),
        shop.finance.settle(order, returnId),
      ]);
      // The second says which version it saw, or finds nothing to settle.
      const [first, second] = presses.map(({ status }) => status).sort();
      expect(first).toBe(200);
      expect([412, 422]).toContain(second);
      expect(await failed()).toEqual([]);
      await agrees();
    });

    test('because a bank took it back is noted to the staff, and its reversal too', async () => {
      const customer = await shop.customer('U2');
      const { id, order, reference } = await shop.ordered(customer);
      const total = order.totalPrice.centAmount;
      await shop.provider.dispute(id);
      await shop.inside.runJobs();
      const taken = { captured: total, refunded: 0, disputed: total };
      expect(await readBooksOf(shop.db(), reference)).toEqual(taken);
      const disputes = async () =>
        (await shop.finance.troubles()).disputes.filter((one) => one.reference === reference);
      expect(await disputes()).toMatchObject([
        { orderNumber: order.orderNumber, centAmount: total, reversedAt: null },
      ]);
      await shop.provider.winDisputes(id);
      await shop.inside.runJobs();
      expect(await shop.disputesOf(reference)).toMatchObject([{ reversedAt: expect.any(Date) }]);
      expect(await disputes()).toMatchObject([{ reversedAt: expect.any(String) }]);
      const putBack = { captured: total, refunded: 0, disputed: 0 };
      expect(await readBooksOf(shop.db(), reference)).toEqual(putBack);
      await agrees();
    });

    test('because a bank took it back is not refunded a second time, until staff settle it', async () => {
      const customer = await shop.customer('U2');
      const { id, order, reference } = await shop.ordered(customer);
      await shop.provider.dispute(id);
      await shop.inside.runJobs();
      const returnId = await shop.sendBack(customer, order, 1);
      await shop.inside.runJobs();
      expect(shop.provider.refunds(id)).toEqual([]);
      expect(await shop.refundsOf(reference)).toMatchObject([
        { state: 'failed', reason: 'charged back' },
      ]);
      await agrees();
      expect((await shop.finance.troubles()).refunds).toContainEqual(
        expect.objectContaining({ refundId: returnId, isDisputed: true }),
      );
      expect((await shop.finance.settle(order, returnId)).status).toBe(200);
      await shop.inside.runJobs();
      expect((await shop.returnOf(returnId))?.refundedAt).not.toBeNull();
      expect(shop.provider.refunds(id)).toEqual([]);
    });

    test('and is charged back as well is a contradiction that somebody has to see', async () => {
      const customer = await shop.customer('U2');
      const { id, order, reference } = await shop.ordered(customer);
      await shop.sendBack(customer, order, 1);
      await shop.inside.runJobs();
      await shop.provider.dispute(id);
      await shop.inside.runJobs();
      expect(await findContradictions(shop.db())).toEqual([
        `what is refunded or disputed is at most what was captured: ${reference}`,
      ]);
      await shop.provider.winDisputes(id);
      await shop.inside.runJobs();
      await agrees();
    });
  });

  describe('a payment that is captured at dispatch', () => {
    test('is authorised with the order, and taken when its parcel leaves', async () => {
      const customer = await shop.customer('U2');
      const { id, order, reference } = await shop.ordered(customer, VISA);
      expect(shop.provider.captures(id)).toEqual([]);
      await deliver(shop, order);
      await shop.inside.runJobs();
      expect(shop.provider.captures(id)).toEqual([order.totalPrice.centAmount]);
      const state = shop.provider.captureState;
      expect(await shop.capturesOf(reference)).toMatchObject([{ state }]);
      await shop.provider.settleCaptures(id);
      await shop.inside.runJobs();
      expect(await shop.capturesOf(reference)).toMatchObject([{ state: 'done' }]);
      await agrees();
    });

    test('is taken parcel by parcel, once, never more than was authorised', async () => {
      const customer = await shop.customer('U2');
      const { id, order, reference } = await shop.ordered(customer, VISA, 'S1', 'S1');
      const { orderNumber, totalPrice } = order;
      const now = shop.inside.clock.now();
      const leave = (parcel: string, keptCents: number, isLast = false) => {
        const left = { captureId: `${orderNumber}-${parcel}`, orderNumber, keptCents, isLast };
        return shop.db().transaction((tx) => captureForParcel(tx, left, now));
      };
      await leave('one', totalPrice.centAmount - 1_000);
      await leave('one', totalPrice.centAmount - 1_000);
      await leave('two', 900_000);
      await leave('three', 0, true);
      shop.provider.fail('time-out');
      await shop.inside.runJobs();
      await shop.workLater();
      const inOrder = (cents: number[]) => cents.sort((one, other) => one - other);
      const parts = [1_000, totalPrice.centAmount - 1_000];
      const noted = (await shop.capturesOf(reference)).map(({ centAmount }) => centAmount);
      expect(inOrder(noted)).toEqual(parts);
      expect(inOrder(shop.provider.captures(id))).toEqual(parts);
      await agrees();
    });

    test('is taken for what leaves alone, and the rest is let go once the staff cancel it', async () => {
      const customer = await shop.customer('U2');
      const { id, order, reference } = await shop.ordered(customer, VISA, 'S1', 'S1');
      const [{ lineId } = { lineId: '' }] = order.lineItems;
      const staff = openStaffCalls(shop);
      const press = (what: string, version: number, more: Record<string, string>) =>
        staff.call('POST', `/staff/orders/${order.orderNumber}/${what}`, {
          ...{ changeId: randomUUID(), version, lines: [{ lineId, quantity: 1 }] },
          ...more,
        });
      expect((await press('parcels', 1, { carrier: 'DHL' })).status).toBe(200);
      expect((await press('cancellations', 2, { reason: 'asked' })).status).toBe(200);
      await shop.inside.runJobs();
      await shop.workLater();
      const refunds = await shop.refundsOf(reference);
      expect(refunds).toMatchObject([{ isHeld: true, state: 'done' }]);
      const kept = order.totalPrice.centAmount - (refunds[0]?.centAmount ?? 0);
      expect(shop.provider.captures(id)).toEqual([kept]);
      expect(shop.provider.refunds(id)).toEqual([]);
      await agrees();
    });

    test('is not taken for what is withdrawn before, and that is let go', async () => {
      const customer = await shop.customer('U2');
      const { id, order, reference } = await shop.ordered(customer, VISA, 'S1', 'S1');
      const returnId = await shop.sendBack(customer, order, 1);
      await shop.inside.runJobs();
      expect((await shop.returnOf(returnId))?.refundedAt).not.toBeNull();
      expect(shop.provider.refunds(id)).toEqual([]);
      const [held] = await shop.refundsOf(reference);
      expect(held).toMatchObject({ isHeld: true, state: 'done' });
      await deliver(shop, order);
      await shop.inside.runJobs();
      const kept = order.totalPrice.centAmount - (held?.centAmount ?? 0);
      expect(shop.provider.captures(id)).toEqual([kept]);
      await agrees();
    });

    test('is let go where all is withdrawn before', async () => {
      const customer = await shop.customer('U2');
      const { id, order, reference } = await shop.ordered(customer, VISA);
      await shop.sendBack(customer, order, 1);
      await shop.inside.runJobs();
      expect(shop.provider.captures(id)).toEqual([]);
      expect((await shop.paymentOf(reference)).releasedAt).not.toBeNull();
      await agrees();
    });
  });
});
