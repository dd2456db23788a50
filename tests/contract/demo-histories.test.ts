import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { HISTORIES } from '#src/demo/seed/histories.ts';
import { writeDaysWork } from '#src/demo/write-days-work.ts';
import { writeHistories } from '#src/demo/write-histories.ts';
import { journeySchema, ordersSchema } from '#src/domain/order/order.schema.ts';
import { vatOf } from '#src/domain/order/vat.ts';
import { SOLD_BY } from '#src/domain/overview/sold-goods.schema.ts';
import { dayAfter, shopDay } from '#src/domain/shop/shop-day.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { readBookings } from '#src/platform/orders/documents/read-bookings.ts';
import { readTakings } from '#src/platform/orders/documents/read-takings.ts';
import { toOrder } from '#src/platform/orders/order-store.ts';
import { orderDocuments, orders } from '#src/platform/orders/tables.ts';
import { findSoldGoods } from '#src/platform/overview/find-sold-goods.ts';
import { findContradictions } from '#src/platform/settlement/find-contradictions.ts';
import { findWebDomains } from '#src/platform/shops/web-domain-store.ts';
import { asBefore, expectAsBefore } from '../support/before-units.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { openStaffCalls } from '../support/staff-calls.ts';
import { startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

const totalSchema = z.object({ total: z.int() });

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
  const { database, config, clock } = platform.inside;
  await writeHistories({ database, config }, clock.now());
}, 60_000);
afterAll(() => platform.stop());

test('who signs in as a demo customer finds an order on its way, one to return, one returned and refunded', async () => {
  const shops = await findWebDomains(platform.inside.database);
  for (const { customerId, shop } of HISTORIES) {
    const { storeId } = shops.find(({ domain }) => domain === shop) ?? {};
    const customer = await platform.customer(customerId, {
      locale: shop,
      ...(storeId && { storeId }),
    });
    const { body } = await customer.call('GET', '/customers-self/orders', {
      query: { page: 0, size: 10 },
    });
    const { values } = ordersSchema.parse(body);
    expect(values.map(({ status }) => status)).toEqual(['shipped', 'delivered', 'delivered']);
    const journeys = await Promise.all(
      values.map(async ({ orderNumber }) => {
        const path = `/customers-self/orders/${orderNumber}/journey`;
        return journeySchema.parse((await customer.call('GET', path)).body);
      }),
    );
    expect(journeys.map(({ returnable }) => returnable?.isOver)).toEqual([false, false, true]);
    expect(journeys.map(({ parcels }) => parcels[0]?.trackingNumber)).not.toContain(undefined);
    expect(journeys[2]?.returns).toMatchObject([{ refundedAt: expect.any(String) }]);
  }
});

test('the books agree with what demo customers bought, no mail about it waits, and a second start adds nothing', async () => {
  const { database, config, clock } = platform.inside;
  const countOrders = async () => (await database.execute(sql`select from orders`)).rowCount;
  expect(await findContradictions(database)).toEqual([]);
  expect(await countOrders()).toBe(9);
  await writeHistories({ database, config }, clock.now());
  expect(await countOrders()).toBe(9);
  await platform.inside.runJobs();
  expect(await database.select().from(mails)).toEqual([]);
});

test('the staff have a day of work in every list, the books agree with it, and a second start adds none', async () => {
  const { database, config, clock } = platform.inside;
  await writeDaysWork({ database, config }, clock.now());
  await platform.inside.runJobs();
  expect(await findContradictions(database)).toEqual([]);
  const staff = openStaffCalls(platform, { role: 'owner' });
  const count = async (path: string) =>
    totalSchema.parse((await staff.call('GET', `/staff/${path}`)).body).total;
  const lists = {
    ...{ 'orders?view=to-pick': 18, 'orders?view=to-send': 5, 'orders?view=to-capture': 2 },
    ...{ 'orders?view=to-pick&shippingMethod=EX': 5, 'orders?fulfilment=partly-shipped': 2 },
    ...{ 'orders?view=refund-failed': 1, 'returns?state=awaited': 2, 'reviews?state=waiting': 3 },
    ...{ 'reservations?view=open': 3, 'reservations?view=to-put-back': 1 },
  };
  const counted = await Promise.all(
    Object.keys(lists).map(async (path) => [path, await count(path)] as const),
  );
  expect(Object.fromEntries(counted)).toEqual(lists);
  expect(await count('stocks?level=low')).toBeGreaterThan(0);
  await writeDaysWork({ database, config }, clock.now());
  expect(await count('orders?view=to-pick')).toBe(18);
});

test('all orders of the demo, as they were kept before their units were, pay back the same cents', async () => {
  const { database } = platform.inside;
  const shops = await findWebDomains(database);
  const rows = await database.select().from(orders);
  expect(rows.length).toBeGreaterThan(30);
  for (const row of rows) {
    const sold = shops.find(({ storeId }) => storeId === row.storeId);
    if (sold === undefined) throw new Error(`no shop ${row.storeId}`);
    const order = asBefore(toOrder(row));
    const units = order.lineItems.flatMap(({ lineId, quantity }) =>
      Array.from({ length: quantity }, () => [{ lineId, quantity: 1 }]),
    );
    const { rate } = vatOf(order, sold);
    for (const returns of [units, units.toReversed(), [units.flat()]]) {
      expectAsBefore(order, returns, { rate, totalOf: (cents) => cents });
    }
  }
});

test('each order of the demo has its invoice of the minute, and takings have their days', async () => {
  const { database, clock } = platform.inside;
  const rows = await database.select().from(orders);
  const documents = await database.select().from(orderDocuments);
  const invoices = documents.filter(({ kind }) => kind === 'invoice');
  const momentsOf = (list: readonly { orderNumber: string; at: Date }[]) =>
    Object.fromEntries(list.map(({ orderNumber, at }) => [orderNumber, at]));
  expect(momentsOf(invoices.map((one) => ({ ...one, at: one.issuedAt })))).toEqual(
    momentsOf(rows.map((one) => ({ ...one, at: one.createdAt }))),
  );
  expect(documents.length - invoices.length).toBeGreaterThanOrEqual(4);
  const shops = await findWebDomains(database);
  const today = shopDay(clock.now(), 'FR');
  const period = { from: dayAfter(today, -91), to: today };
  const takings = await readTakings(database, shops, period);
  const grossOf = (kind: 'sales' | 'refunds') =>
    takings.reduce((sum, { gross, ...one }) => sum + (one.kind === kind ? gross : 0), 0);
  expect(new Set(takings.map(({ day }) => day)).size).toBeGreaterThan(8);
  expect(grossOf('sales')).toBe(rows.reduce((sum, row) => sum + row.totalCentAmount, 0));
  expect(grossOf('refunds')).toBeLessThan(0);
});

test('what the demo sold is the same by size, family and product, and all of them have a name', async () => {
  const { database, clock } = platform.inside;
  const today = shopDay(clock.now(), 'FR');
  const asked = { from: dayAfter(today, -91), to: today, lang: 'fr', now: clock.now() } as const;
  const french = (await findWebDomains(database)).find(({ domain }) => domain === 'fr-fr');
  if (french === undefined) throw new Error('no French shop');
  const found = await Promise.all(
    SOLD_BY.map((by) => findSoldGoods(database, french, { ...asked, by })),
  );
  const sums = found.map(({ rows }) =>
    rows.reduce((sum, { items, cents }) => [(sum[0] ?? 0) + items, (sum[1] ?? 0) + cents], [0, 0]),
  );
  expect(sums[0]?.[0]).toBeGreaterThan(3);
  expect(sums).toEqual([sums[0], sums[0], sums[0]]);
  expect(found.flatMap(({ rows }) => rows.filter(({ name }) => name === ''))).toEqual([]);
});

test('each document of the demo balances in the books, and their month is that of the takings', async () => {
  const { database, clock } = platform.inside;
  const today = shopDay(clock.now(), 'FR');
  const period = { from: dayAfter(today, -91), to: today };
  const shops = await findWebDomains(database);
  let documents = 0;
  for (const shop of shops) {
    const lines = await readBookings(database, shop, period);
    for (const [number, own] of Map.groupBy(lines, ({ document }) => document)) {
      const balance = own.reduce((cents, { debit, credit }) => cents + debit - credit, 0);
      expect(balance, number).toBe(0);
      documents += 1;
    }
    const takings = await readTakings(database, [shop], period);
    const booked = (which: (line: (typeof lines)[number]) => boolean) =>
      lines.filter(which).reduce((cents, { debit, credit }) => cents + credit - debit, 0);
    const taken = (of: 'net' | 'vat', isTaxed: boolean) =>
      takings.reduce((cents, one) => cents + ((one.rate !== null) === isTaxed ? one[of] : 0), 0);
    expect({
      net: booked(({ account }) => ['goods', 'delivery', 'return-fees'].includes(account)),
      vat: booked(({ account }) => account === 'vat'),
      untaxed: booked(
        ({ account, method }) => method === null && /^(gift-cards|donations)$/.test(account),
      ),
      paid: 0 - booked(({ method }) => method !== null),
    }).toEqual({
      ...{ net: taken('net', true), vat: taken('vat', true), untaxed: taken('net', false) },
      paid: takings.reduce((cents, { gross }) => cents + gross, 0),
    });
  }
  const issued = await database.select().from(orderDocuments);
  expect(documents).toBe(issued.length);
});
