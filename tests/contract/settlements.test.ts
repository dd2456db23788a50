import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMetrics } from '#src/platform/metrics.ts';
import { payments, settlementDifferences, settlements } from '#src/platform/payments/tables.ts';
import { type ServeProvider, serveAdyen, serveMollie } from '../support/payment-providers.ts';
import { type ProviderShop, startProviderShop } from '../support/provider-shop.ts';
import { deliver } from '../support/shopping.ts';
import { openStaffCalls } from '../support/staff-calls.ts';
import { isRemote } from '../support/test-platform.ts';

/** What providers pay out, held against what is here. */

const PROVIDERS: [name: string, serve: ServeProvider][] = [
  ['Mollie', serveMollie],
  ['Adyen', serveAdyen],
];
const DAY_MS = 86_400_000;

describe.skipIf(isRemote).each(PROVIDERS)('a settlement of %s', (_name, serve) => {
  let shop: ProviderShop;
  beforeAll(async () => {
    shop = await startProviderShop(serve);
  });
  afterAll(() => shop.stop());

  const differences = () => shop.db().select().from(settlementDifferences);

  test('with payments, captures, refunds and disputes as they are here agrees', async () => {
    const customer = await shop.customer('U2');
    const back = await shop.ordered(customer, {}, 'S1', 'S1');
    await shop.sendBack(customer, back.order, 1);
    await shop.inside.runJobs('fetch-settlements');
    await shop.provider.settleRefunds(back.id, true);
    const sent = await shop.ordered(customer, { paymentProduct: 'visa' });
    await deliver(shop, sent.order);
    await shop.inside.runJobs('fetch-settlements');
    await shop.provider.settleCaptures(sent.id);
    const disputed = await shop.ordered(customer);
    await shop.provider.dispute(disputed.id);
    await shop.inside.runJobs('fetch-settlements');
    await shop.provider.payOut();
    await shop.inside.runJobs('fetch-settlements');
    expect(await shop.db().select().from(settlements)).toHaveLength(1);
    expect(await differences()).toEqual([]);
    expect(await shop.finance.books()).toMatchObject({
      ...{ differences: [], settlements: [{ settledAt: expect.any(String) }] },
    });
    // Read again, it is the same one.
    await shop.inside.runJobs('fetch-settlements');
    expect(await shop.db().select().from(settlements)).toHaveLength(1);
  });

  test('with another amount is a difference, which finance and the metrics tell', async () => {
    const { order, reference } = await shop.ordered(await shop.customer('U2'));
    const cents = order.totalPrice.centAmount;
    await shop.provider.payOut((entries) =>
      entries.map((entry) => ({ ...entry, cents: entry.cents - 100 })),
    );
    await shop.inside.runJobs('fetch-settlements');
    expect(await differences()).toMatchObject([
      { problem: 'differs', reference, ownCents: cents, settledCents: cents - 100 },
    ]);
    const { orderNumber } = order;
    const told = { orderNumber, kind: 'captured', problem: 'differs', settledCents: cents - 100 };
    expect((await shop.finance.books()).differences).toMatchObject([told]);
    const swiss = openStaffCalls(shop, { role: 'finance', shops: ['fr-ch'] });
    const elsewhere = await swiss.call('GET', '/staff/payments/books');
    expect(elsewhere.body).toMatchObject({ books: [], differences: [] });
    expect((await openStaffCalls(shop).call('GET', '/staff/payments/books')).status).toBe(403);
    const idle = { open: 0, idle: 0, waiting: 0 };
    const poolSizes = () => ({ statements: idle, transactions: idle });
    const text = await createMetrics({ database: shop.db(), poolSizes }).text();
    expect(text).toContain('platform_settlement_differences{problem="differs"} 1');
    expect(text).toContain('platform_settlement_differences{problem="missing"} 0');
    await shop
      .db()
      .update(payments)
      .set({ centAmount: cents - 100 })
      .where(ofReference(reference));
    await shop.provider.payOut();
    await shop.inside.runJobs('fetch-settlements');
    expect(await differences()).toEqual([]);
  });

  test('with a payment that nobody knows is a difference', async () => {
    await shop.provider.payOut(() => [
      {
        ...{ kind: 'captured', paymentId: 'tr_stranger', transferId: 'tr_stranger' },
        ...{ cents: 4_200, currency: 'EUR' },
      },
    ]);
    await shop.inside.runJobs('fetch-settlements');
    expect(await differences()).toMatchObject([
      { problem: 'unknown', transferId: 'tr_stranger', ownCents: null, settledCents: 4_200 },
    ]);
    expect((await shop.finance.books()).differences).toMatchObject([
      { orderNumber: null, problem: 'unknown' },
    ]);
    const french = openStaffCalls(shop, { role: 'finance', shops: ['fr-fr'] });
    const { body } = await french.call('GET', '/staff/payments/books');
    expect(body).toMatchObject({ differences: [] });
  });

  test('without a payment of ours is a difference after fourteen days, and not before', async () => {
    const { reference } = await shop.ordered(await shop.customer('U2'));
    await shop.provider.payOut(() => []);
    const missing = async () =>
      (await differences()).filter(({ problem }) => problem === 'missing');
    const daysLater = async (days: number) => {
      shop.inside.clock.advance(days * DAY_MS);
      await shop.provider.payOut(() => []);
      await shop.inside.runJobs('fetch-settlements');
    };
    await daysLater(13);
    expect(await missing()).toEqual([]);
    await daysLater(2);
    expect(await missing()).toMatchObject([{ reference, settledCents: null }]);
    expect((await shop.finance.books()).differences).toContainEqual(
      expect.objectContaining({ problem: 'missing', settledCents: null }),
    );
  });
});

const ofReference = (reference: string) => eq(payments.reference, reference);

describe.skipIf(isRemote)('an announcement of Adyen', () => {
  test('of another report, or of a file elsewhere, reads nothing', async () => {
    const shop = await startProviderShop(serveAdyen);
    const { control } = shop.provider;
    await control.announce('received_payment_detail_report.csv');
    await control.announce('settlement_detail_report_batch_1.csv/../../secret');
    await shop.inside.runJobs('fetch-settlements');
    expect(await shop.db().select().from(settlements)).toEqual([]);
    await shop.stop();
  });
});
