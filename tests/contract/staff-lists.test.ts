import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startStaffedPlatform } from '../support/back-office.ts';
import { growShop } from '../support/many-orders.ts';
import { type OtherShop, openTwoShops } from '../support/other-shop.ts';
import { isRemote, type TestPlatform } from '../support/test-platform.ts';

/**
 * Lists of the back office over 10,000 orders of 5,000 customers and 50,000 sizes.
 * `npm run bench:staff` asks for each thirty times and says how long it takes.
 */

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 1);
/** Milliseconds for the slowest of twenty; asserted where it is measured. */
const BOUND_MS = 200;

let platform: TestPlatform;
let shops: Awaited<ReturnType<typeof openTwoShops>>;
beforeAll(async () => {
  platform = await startStaffedPlatform();
  shops = await openTwoShops(platform);
  await growShop(platform.inside.database, shops.records.orderNumber);
}, 180_000);
afterAll(() => platform.stop());

type List = [name: string, path: string, query: (records: OtherShop) => Record<string, string>];

/** Each answers something. */
const LISTS: readonly List[] = [
  ['orders, the newest first', 'orders', () => ({ size: '100' })],
  ['orders far back', 'orders', () => ({ page: '90', size: '100' })],
  ['orders by total', 'orders', () => ({ sort: 'total', size: '100' })],
  ['orders by express', 'orders', () => ({ sort: 'express', size: '100' })],
  ['orders of one shop', 'orders', () => ({ shop: 'fr-fr' })],
  ['orders by number', 'orders', () => ({ q: 'V1004321' })],
  ['orders by name', 'orders', () => ({ q: 'c4ca4238' })],
  ['orders by e-mail', 'orders', () => ({ q: 'grown77@' })],
  ['orders by sku', 'orders', () => ({ q: 'G77' })],
  ['orders by payment', 'orders', () => ({ q: 'grown-4321' })],
  ['orders of a customer', 'orders', () => ({ customerId: 'grown-77' })],
  ['orders to pick', 'orders', () => ({ view: 'to-pick', sort: 'express' })],
  ['orders that are delivered', 'orders', () => ({ fulfilment: 'delivered' })],
  ['returns', 'returns', () => ({ size: '100' })],
  ['returns that are awaited', 'returns', () => ({ state: 'awaited' })],
  ['returns by number', 'returns', ({ returnNumber }) => ({ q: returnNumber })],
  ['customers', 'customers', () => ({ size: '100' })],
  ['customers by their last purchase', 'customers', () => ({ sort: 'lastPurchaseOn' })],
  ['customers by e-mail', 'customers', () => ({ q: 'grown77@' })],
  ['customers by name', 'customers', () => ({ q: 'c4ca4238' })],
  ['the audit log', 'audit', () => ({ size: '100' })],
  ['the audit log of orders', 'audit', () => ({ action: 'order' })],
  ['the audit log of an order', 'audit', () => ({ subjectId: 'V1004321' })],
  ['the audit log by a word', 'audit', () => ({ q: 'V1004321' })],
  ['events sent', 'event-deliveries', () => ({ size: '100', order: 'desc' })],
  ['events given up', 'event-deliveries', () => ({ state: 'failed' })],
  ['events of an endpoint', 'event-deliveries', ({ endpointId }) => ({ endpointId })],
  ['events to catch up with', 'events', () => ({ size: '1000' })],
  ['stock, the lowest first', 'stocks', () => ({ size: '100' })],
  ['stock far back', 'stocks', () => ({ page: '400', size: '100' })],
  ['stock by sku', 'stocks', () => ({ sort: 'sku', size: '100' })],
  ['stock that is low', 'stocks', () => ({ level: 'low' })],
  ['stock by the beginning of a sku', 'stocks', () => ({ q: 'G4321' })],
  ['stock by barcode', 'stocks', () => ({ q: '4000000004321' })],
  ['movements of a size', 'stock-movements', () => ({ sku: 'G77', size: '50' })],
];

const answerSchema = z.object({ values: z.array(z.unknown()).min(1) });
const p95 = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? 0;

describe.skipIf(isRemote)('after 10,000 orders', () => {
  test.each(LISTS)('there are %s', async (name, path, query) => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      const { status, body } = await shops.owner.call('GET', `/staff/${path}`, {
        query: query(shops.records),
      });
      times.push(performance.now() - began);
      expect(status).toBe(200);
      expect(answerSchema.parse(body).values.length).toBeGreaterThan(0);
    }
    if (ROUNDS === 1) return;
    process.stdout.write(`${String(Math.round(p95(times))).padStart(5)} ms  ${name}\n`);
    expect(p95(times)).toBeLessThan(BOUND_MS);
  });
});
