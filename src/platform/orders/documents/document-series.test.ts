import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getTakings } from '#src/domain/order/takings.calls.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { JUNE_NOON, SHOP_IN_JUNE } from '../../../../tests/support/seeded-shop.ts';
import { inTransaction } from '../../kernel/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../kernel/database/test-database.ts';
import { findWebDomain } from '../../shops/face.ts';
import { orderDocuments, orderRefunds, orders } from '../tables.ts';
import { findDocument, issueDocument } from './document-series.ts';
import { readSeries } from './read-series.ts';
import { readTakings } from './read-takings.ts';

let db: TestDatabase;
let german: WebDomain;
beforeAll(async () => {
  db = await createTestDatabase(SHOP_IN_JUNE);
  const found = await findWebDomain(db.database, 'de-de');
  if (found === null) throw new Error('there is no German shop');
  german = found;
}, 60_000);
afterAll(() => db.drop());

async function makeOrders(names: readonly string[]): Promise<void> {
  await db.database.insert(orders).values(
    names.map((orderNumber) => ({
      ...{ orderNumber, cartId: orderNumber, customerId: 'U7', storeId: german.storeId },
      ...{ status: 'placed' as const, createdAt: JUNE_NOON, currency: 'EUR' as const },
      ...{ totalCentAmount: 2_999, itemCount: 1, lineItems: [], discounts: [], payments: [] },
    })),
  );
}

const GIFT_CARD = {
  ...{ id: 'g', recipientName: 'Léa', recipientEmail: 'lea@example.org', message: '' },
  ...{ senderName: '', sendOn: null, design: 'window' as const },
};

const invoiceOf = (orderNumber: string) => ({ orderNumber, refundId: null });

const issue = (orderNumber: string, refundId: string | null = null, now = JUNE_NOON) =>
  inTransaction(db.database, (tx) => issueDocument(tx, german, { orderNumber, refundId }, now));

/** Fails, or loses its connection, with a number in its hands. */
const fail = (orderNumber: string, how: 'throws' | 'is killed') =>
  inTransaction(db.database, async (tx) => {
    await issueDocument(tx, german, invoiceOf(orderNumber), JUNE_NOON);
    if (how === 'throws') throw new Error('something else went wrong');
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  });

test('50 orders that are invoiced at once, some twice and some failing, have numbers without a gap', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `V${9_000_000_000 + index}`);
  await makeOrders(names);
  await db.database.delete(orderDocuments);
  await db.database.execute(sql`delete from document_series`);
  const first = await Promise.allSettled(
    names.map((name, index) => {
      if (index % 10 === 3) return fail(name, 'throws');
      if (index === 25) return fail(name, 'is killed');
      return issue(name);
    }),
  );
  expect(first.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(6);
  // The job comes again for whatever failed, and for some that did not.
  for (const name of names) await issue(name);
  const issued = await db.database.select().from(orderDocuments);
  expect(issued.map(({ number }) => number).toSorted()).toEqual(
    names.map((_, index) => `DE-2026-${String(index + 1).padStart(6, '0')}`),
  );
  expect(new Set(issued.map(({ orderNumber }) => orderNumber))).toEqual(new Set(names));
});

test('a document keeps its number and its seller, whoever sells later and however often it is asked for', async () => {
  const orderNumber = 'V9000000000';
  const before = await findDocument(db.database, invoiceOf(orderNumber));
  const { params } = german;
  const sold = {
    ...german,
    params: { ...params, seller: { ...params.seller, name: 'Other GmbH' } },
  };
  const again = await inTransaction(db.database, (tx) =>
    issueDocument(tx, sold, invoiceOf(orderNumber), JUNE_NOON),
  );
  expect(again).toEqual(before);
  expect(again.seller.name).toBe(params.seller.name);
});

test('credit notes have a series of their own, and each year of the shop begins anew', async () => {
  const orderNumber = 'V9000000001';
  const numberOf = async (refundId: string, now: Date) =>
    (await issue(orderNumber, refundId, now)).number;
  expect(await numberOf('r1', JUNE_NOON)).toBe('DE-C-2026-000001');
  expect(await numberOf('r2', JUNE_NOON)).toBe('DE-C-2026-000002');
  expect(await numberOf('r1', JUNE_NOON)).toBe('DE-C-2026-000001');
  expect(await numberOf('r3', new Date('2026-12-31T22:59:59Z'))).toBe('DE-C-2026-000003');
  expect(await numberOf('r4', new Date('2026-12-31T23:00:00Z'))).toBe('DE-C-2027-000001');
});

test('a statement of a year says first and last number, what is missing, and sums by country and rate', async () => {
  const wrapped = { totalCentAmount: 11_900, giftWrap: { price: 11_900, message: '' } };
  await db.database.update(orders).set(wrapped).where(eq(orders.orderNumber, 'V9000000001'));
  await db.database.insert(orderRefunds).values({
    ...{ refundId: 'r1', orderNumber: 'V9000000001', centAmount: 5_950, reason: 'late' as const },
    ...{ reference: 'p1', authorName: 'Ana', decidedAt: JUNE_NOON },
  });
  const read = () => readSeries(db.database, [german], 2026);
  const rate = { country: 'DE', rate: 19 };
  const [invoices, credits, ...others] = await read();
  expect(invoices).toEqual({
    ...{ shop: 'de-de', kind: 'invoice', currency: 'EUR', count: 50, gaps: 0 },
    ...{ first: 'DE-2026-000001', last: 'DE-2026-000050' },
    // 49 of 29.99 with 4.79 of tax each, and one of 119.00.
    sums: [
      { ...rate, net: 49 * 2_520 + 10_000, vat: 49 * 479 + 1_900, gross: 49 * 2_999 + 11_900 },
    ],
  });
  expect(credits).toMatchObject({
    ...{ kind: 'credit-note', first: 'DE-C-2026-000001', last: 'DE-C-2026-000003', count: 3 },
    sums: [{ ...rate, net: -5_000, vat: -950, gross: -5_950 }],
  });
  expect(others).toEqual([]);
  await db.database.delete(orderDocuments).where(eq(orderDocuments.number, 'DE-2026-000007'));
  expect((await read())[0]).toMatchObject({ count: 49, gaps: 1, last: 'DE-2026-000050' });
});

test('takings of a period are what its documents say by the day of each shop and rate, refunds apart', async () => {
  const british = await findWebDomain(db.database, 'en');
  if (british === null) throw new Error('there is no British shop');
  const names = ['V9100000001', 'V9100000002', 'V9100000003'] as const;
  await makeOrders(names);
  const card = { totalCentAmount: 6_999, giftCards: [{ ...GIFT_CARD, price: 4_000 }] };
  await db.database.update(orders).set(card).where(eq(orders.orderNumber, names[1]));
  const { storeId } = british;
  const sterling = { storeId, currency: 'GBP' as const };
  await db.database.update(orders).set(sterling).where(eq(orders.orderNumber, names[2]));
  await db.database.insert(orderRefunds).values({
    ...{ refundId: 'r9', orderNumber: names[0], centAmount: 1_190, reason: 'late' as const },
    ...{ reference: 'p9', authorName: 'Ana', decidedAt: JUNE_NOON },
  });
  // The last second of 9 July in Berlin, the first of 10 July there, which is 9 July in London.
  const [late, early] = [new Date('2026-07-09T21:59:59Z'), new Date('2026-07-09T22:00:00Z')];
  await issue(names[0], null, late);
  await issue(names[1], null, early);
  await issue(names[0], 'r9', early);
  await inTransaction(db.database, (tx) => issueDocument(tx, british, invoiceOf(names[2]), early));
  const read = (from: string, to: string) =>
    readTakings(db.database, [german, british], { from, to });
  const [ninth, tenth] = ['2026-07-09', '2026-07-10'];
  const ofGermany = { shop: 'de-de', currency: 'EUR', country: 'DE', documents: 1 };
  const sale = { ...ofGermany, kind: 'sales', rate: 19, net: 2_520, vat: 479, gross: 2_999 };
  const inBritain = {
    ...{ day: ninth, shop: 'en', currency: 'GBP', country: 'GB', documents: 1 },
    ...{ kind: 'sales', rate: 20, net: 2_499, vat: 500, gross: 2_999 },
  };
  const onTenth = [
    { ...ofGermany, day: tenth, kind: 'sales', rate: null, net: 4_000, vat: 0, gross: 4_000 },
    { ...sale, day: tenth },
    { ...ofGermany, day: tenth, kind: 'refunds', rate: 19, net: -1_000, vat: -190, gross: -1_190 },
  ];
  expect(await read(ninth, tenth)).toEqual([{ ...sale, day: ninth }, inBritain, ...onTenth]);
  expect(await read(tenth, tenth)).toEqual(onTenth);
  expect(await read('2026-07-11', '2026-07-31')).toEqual([]);
  expect(await readTakings(db.database, [british], { from: ninth, to: tenth })).toEqual([
    inBritain,
  ]);
  expect(await readTakings(db.database, [], { from: ninth, to: tenth })).toEqual([]);
});

test.each([
  ['2026-07-01', '2026-07-01', true],
  ['2026-07-01', '2026-09-30', true],
  ['2026-07-01', '2026-10-01', false],
  ['2026-07-02', '2026-07-01', false],
  ['2026-07-01', 'today', false],
])('takings from %s to %s may be asked for: %s', (from, to, isOne) => {
  expect(getTakings.request.query.safeParse({ from, to }).success).toBe(isOne);
});
