import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardRefunds } from '#src/demo/card-sandbox/tables.ts';
import { journeySchema, type Order, orderSchema } from '#src/domain/order/order.schema.ts';
import { listReturns } from '#src/domain/order/staff-order.calls.ts';
import { staffOrderSchema } from '#src/domain/order/staff-order.schema.ts';
import { giftCards } from '#src/platform/gift-cards/tables.ts';
import { createJobs } from '#src/platform/kernel/jobs/create-jobs.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { loyaltyMovements } from '#src/platform/loyalty/tables.ts';
import { refundReturn } from '#src/platform/orders/refunds/refund-return.job.ts';
import { receiveReturn } from '#src/platform/orders/returns/receive-return.ts';
import type { CardRefund } from '#src/platform/payments/card-gateway.ts';
import { findContradictions } from '#src/platform/settlement/find-contradictions.ts';
import { stocks } from '#src/platform/stock/tables.ts';
import { isCard } from '../support/gift-cards.ts';
import type { Caller } from '../support/platform-client.ts';
import { cartOf, readyCart, startedPayment, submitCard, validate } from '../support/shopping.ts';
import { openStaffCalls } from '../support/staff-calls.ts';
import {
  isRemote,
  runJobs,
  startTestPlatform,
  type TestPlatform,
} from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

const FRANCE = { storeId: '1001', locale: 'fr-fr' } as const;
const DAY = 86_400_000;

const pathOf = ({ orderNumber }: Order) => `/customers-self/orders/${orderNumber}`;

/** An order of two S1; some cents of it are paid with the gift card GC500. */
async function ordered(customer: Caller, giftCardCents = 0): Promise<Order> {
  let cart = await readyCart(customer, 'S1', 'S1');
  if (giftCardCents > 0) {
    const path = `/carts-self/${cart.id}/gift-cards/GC500`;
    const query = { version: cart.version };
    await customer.call('POST', path, { query, body: { amount: giftCardCents } });
    cart = cartOf(await customer.call('GET', `/carts/${cart.id}`));
  }
  const amountPlanned = cart.totalPrice.centAmount - giftCardCents;
  const { redirectUrl } = await startedPayment(customer, cart, { amountPlanned });
  await submitCard(platform, redirectUrl, {});
  return orderSchema.parse((await validate(customer, cart)).body);
}

/** Takes pieces of the only line back; answers the id of the declaration. */
async function withdrawn(customer: Caller, order: Order, quantity: number): Promise<string> {
  const returnId = randomUUID();
  const lines = [{ lineId: order.lineItems[0]?.lineId ?? '', quantity }];
  const path = `${pathOf(order)}/withdrawals`;
  const { status } = await customer.call('POST', path, { body: { returnId, lines } });
  expect(status).toBe(200);
  return returnId;
}

const receive = (received: string) =>
  receiveReturn(platform.inside.database, { received }, platform.inside.clock.now());
const stockOf = async (sku: string) =>
  (await platform.inside.database.select().from(stocks).where(eq(stocks.sku, sku)))[0]?.quantity ??
  0;
const refundsOf = (refundId: string) =>
  platform.inside.database.select().from(cardRefunds).where(eq(cardRefunds.refundId, refundId));
const mailsAbout = (about: string) =>
  platform.inside.database.select().from(mails).where(eq(mails.about, about));
const returnsOf = ({ orderNumber }: Order) =>
  platform.inside.database
    .select()
    .from(loyaltyMovements)
    .where(
      sql`${loyaltyMovements.orderNumber} = ${orderNumber} and ${loyaltyMovements.kind} = 'return'`,
    );
const kindsOf = async (customer: Caller, order: Order) =>
  journeySchema
    .parse((await customer.call('GET', `${pathOf(order)}/journey`)).body)
    .events.map(({ kind }) => kind);

describe.skipIf(isRemote)('a withdrawal whose parcel has come', () => {
  test('that never left is noted by the staff and paid back once: money, stock, points, mail, timeline', async () => {
    const { database, runJobs: work } = platform.inside;
    const member = await platform.customer('U1', FRANCE);
    const order = await ordered(member);
    const before = await stockOf('S1');
    const returnId = await withdrawn(member, order, 2);
    const staff = openStaffCalls(platform);
    const path = `/staff/orders/${order.orderNumber}`;
    const { version } = staffOrderSchema.parse((await staff.call('GET', path)).body);
    const press = () =>
      staff.call('POST', `/staff/returns/${returnId}/inspection`, {
        ...{ changeId: randomUUID(), version, inspected: [] },
      });
    const stateOf = async () => {
      const { body } = await staff.call('GET', `/staff/returns?q=${order.orderNumber}`);
      return listReturns.answer.parse(body).values.map(({ state }) => state);
    };
    await work();
    expect(await refundsOf(returnId)).toEqual([]);
    expect(await stateOf()).toEqual(['unsent']);
    const presses = await Promise.all([press(), press()]);
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await stateOf()).toEqual(['refund-due']);
    await work();
    await work();

    expect(await refundsOf(returnId)).toMatchObject([{ centAmount: order.totalPrice.centAmount }]);
    expect(await stockOf('S1')).toBe(before + 2);
    const earned = order.loyaltyPointsEarned + order.loyaltyBonusPointsEarned;
    expect(earned).toBeGreaterThan(0);
    expect(await returnsOf(order)).toMatchObject([{ points: -earned, customerId: 'U1' }]);
    expect(await kindsOf(member, order)).toEqual(['placed', 'withdrawn', 'refunded']);
    const refundMails = (await mailsAbout(returnId)).filter(({ kind }) => kind === 'refund');
    expect(refundMails).toHaveLength(1);
    expect(refundMails[0]).toMatchObject({ lang: 'fr', recipient: 'u1@vitrine.example' });
    expect(refundMails[0]?.subject).toContain(order.orderNumber);
    expect(refundMails[0]?.text).not.toContain('carte cadeau');
    expect(await stateOf()).toEqual(['settled']);
    expect(await findContradictions(database)).toEqual([]);
  });

  test('gives gift cards back what they paid, after the bank, and makes one that has run out good again', async () => {
    const { database, clock, runJobs: work } = platform.inside;
    const customer = await platform.customer('U2', FRANCE);
    const cardOf = async () => (await database.select().from(giftCards).where(isCard('GC500')))[0];
    const untouched = (await cardOf())?.balanceCents;
    const order = await ordered(customer, 400);
    expect((await cardOf())?.balanceCents).toBe((untouched ?? 0) - 400);
    const past = new Date(clock.now().getTime() - DAY);
    await database.update(giftCards).set({ expiresAt: past }).where(isCard('GC500'));
    const first = await withdrawn(customer, order, 1);
    const second = await withdrawn(customer, order, 1);
    expect([await receive(first), await receive(second)]).toEqual([true, true]);
    await work();
    await work();
    const [one] = await refundsOf(first);
    const [other] = await refundsOf(second);
    const byBank = (one?.centAmount ?? 0) + (other?.centAmount ?? 0);
    expect(byBank).toBe(order.totalPrice.centAmount - 400);
    const card = await cardOf();
    expect(card?.balanceCents).toBe(untouched);
    expect(card?.expiresAt.getTime()).toBeGreaterThan(clock.now().getTime() + 364 * DAY);
    const mail = (await mailsAbout(second)).find(({ kind }) => kind === 'refund');
    expect(mail?.text).toContain('carte cadeau');
    expect(await findContradictions(database)).toEqual([]);
  });

  test('is paid back once although the process dies after the provider was told', async () => {
    const { database, clock } = platform.inside;
    const customer = await platform.customer('U2', FRANCE);
    const order = await ordered(customer);
    const before = await stockOf('S1');
    const returnId = await withdrawn(customer, order, 2);
    await receive(returnId);
    const paid = new Map<string, number>();
    let calls = 0;
    const gateway = {
      refund: async (_payment: unknown, { refundId, centAmount }: CardRefund) => {
        calls += 1;
        paid.set(refundId, centAmount);
        if (calls === 1) throw new Error('killed once the provider had paid');
        return { providerId: null, state: 'accepted' as const, reason: null };
      },
    };
    const log = { error: () => undefined, warn: () => undefined };
    const jobs = createJobs({ database, log }, [
      refundReturn({ database, now: clock.now, gateway }),
    ]);
    await runJobs(database, clock, jobs);
    expect([calls, await stockOf('S1')]).toEqual([1, before]);
    expect(await kindsOf(customer, order)).not.toContain('refunded');
    clock.advance(3_600_000);
    await runJobs(database, clock, jobs);
    await runJobs(database, clock, jobs);
    clock.advance(-3_600_000);
    expect([calls, [...paid]]).toEqual([2, [[returnId, order.totalPrice.centAmount]]]);
    expect(await stockOf('S1')).toBe(before + 2);
  });

  test('is unknown when nobody declared it', async () => {
    expect(await receive(randomUUID())).toBe(false);
  });
});
