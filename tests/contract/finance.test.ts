import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getFinance, getPaymentTroubles } from '#src/domain/payment/finance.calls.ts';
import { paymentRefunds, payments } from '#src/platform/payments/tables.ts';
import { auditEntries } from '#src/platform/staff/tables.ts';
import { openStaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

/** A payment of the French shop that made no order, and whose money could not be given back. */
async function strandedRefund(refundId: string, orderNumber: string | null = null) {
  const { database, clock } = platform.inside;
  const at = clock.now();
  const reference = `payment-of-${refundId}`;
  const money = { centAmount: 2_999, currency: 'EUR' } as const;
  await database.insert(payments).values({
    ...{ reference, ...money, cartId: `cart-of-${refundId}`, cartVersion: 1, customerId: 'U1' },
    ...{ storeId: '1001', provider: 'cardone', product: 'cb', merchant: 'shop', orderNumber },
    ...{ status: 'Authorised', createdAt: at, changedAt: at, expiresAt: at },
    // What makes no order is let go.
    voidedAt: orderNumber === null ? at : null,
  });
  await database.insert(paymentRefunds).values({
    ...{ refundId, reference, centAmount: money.centAmount, state: 'failed' },
    ...{ reason: 'account closed', requestedAt: at, changedAt: at },
  });
  return reference;
}

const financeOf = (...shops: ('fr-fr' | 'fr-ch')[]) =>
  openStaffCalls(platform, { role: 'finance', ...(shops.length > 0 && { shops }) });
const refundsOf = async (finance: ReturnType<typeof financeOf>) =>
  getPaymentTroubles.answer.parse((await finance.call('GET', '/staff/payments/troubles')).body)
    .refunds;
const settle = (finance: ReturnType<typeof financeOf>, refundId: string) =>
  finance.call('POST', `/staff/payments/refunds/${refundId}/settlement`);

describe.skipIf(isRemote)('a refund that failed and belongs to no order', () => {
  test('is told to finance of its shop, settled once, and written down', async () => {
    const reference = await strandedRefund('stranded');
    const finance = financeOf('fr-fr');
    expect(await refundsOf(finance)).toMatchObject([
      { refundId: 'stranded', reference, orderNumber: null, centAmount: 2_999, isDisputed: false },
    ]);
    const answers = await Promise.all([settle(finance, 'stranded'), settle(finance, 'stranded')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
    expect(await refundsOf(finance)).toEqual([]);
    const written = await platform.inside.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, finance.caller.id));
    expect(written).toMatchObject([
      {
        ...{ action: 'payment.refund-settled', subjectId: reference, shop: 'fr-fr' },
        after: { refundId: 'stranded' },
      },
    ]);
  });

  test('is neither seen nor settled from another shop, or without the right to pay back', async () => {
    await strandedRefund('foreign');
    const swiss = financeOf('fr-ch');
    expect(await refundsOf(swiss)).toEqual([]);
    expect((await settle(swiss, 'foreign')).status).toBe(404);
    const reader = openStaffCalls(platform, { permissions: ['finance:read'] });
    expect((await settle(reader, 'foreign')).status).toBe(403);
    const staff = openStaffCalls(platform, { role: 'desk' });
    expect((await staff.call('GET', '/staff/payments/troubles')).status).toBe(403);
    expect((await refundsOf(financeOf())).map(({ refundId }) => refundId)).toEqual(['foreign']);
  });

  test('of an order it is settled in the order alone, for the version that was seen', async () => {
    await strandedRefund('ordered', 'V2600000000');
    expect((await settle(financeOf(), 'ordered')).status).toBe(404);
  });
});

describe.skipIf(isRemote)('the books', () => {
  test('are of the shops of who reads them', async () => {
    const books = async (finance: ReturnType<typeof financeOf>) =>
      getFinance.answer.parse((await finance.call('GET', '/staff/payments/books')).body).books;
    expect((await books(financeOf('fr-fr'))).map(({ currency }) => currency)).toEqual(['EUR']);
    expect(await books(financeOf('fr-ch'))).toEqual([]);
  });
});
