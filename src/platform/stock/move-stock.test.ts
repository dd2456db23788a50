import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { JUNE_NOON, SHOP_IN_JUNE } from '../../../tests/support/seeded-shop.ts';
import { findStocks } from '../catalogue/products/stock-store.ts';
import { inTransaction } from '../kernel/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../kernel/database/test-database.ts';
import { stocks } from '../stock/tables.ts';
import { type StockMove, takeStock } from './move-stock.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase(SHOP_IN_JUNE);
}, 60_000);
afterAll(() => db.drop());

const quantities = async () =>
  Object.fromEntries(
    (await findStocks(db.database, ['S1', 'S2', 'S0'], 'fr-fr', JUNE_NOON)).map((stock) => [
      stock.sku,
      stock.availableQuantity,
    ]),
  );

beforeEach(async () => {
  for (const [sku, quantity] of Object.entries({ S1: 250, S2: 2, S0: 0 })) {
    await db.database.update(stocks).set({ quantity }).where(eq(stocks.sku, sku));
  }
});

/** Takes or rolls back, as an order does. */
async function order(lines: readonly StockMove[]): Promise<readonly string[]> {
  class Lacking extends Error {
    readonly skus: readonly string[];
    constructor(skus: readonly string[]) {
      super('lacking');
      this.skus = skus;
    }
  }
  try {
    await inTransaction(db.database, async (tx) => {
      const lacking = await takeStock(tx, lines, { orderNumber: 'V1' }, new Date());
      if (lacking.length > 0) throw new Lacking(lacking);
    });
    return [];
  } catch (error) {
    if (error instanceof Lacking) return error.skus;
    throw error;
  }
}

test('an order takes its items, the same sku in two lines counted together', {
  tags: ['ENU-14'],
}, async () => {
  const lines = [
    { sku: 'S1', quantity: 3 },
    { sku: 'S2', quantity: 1 },
    { sku: 'S2', quantity: 1 },
  ];
  expect(await order(lines)).toEqual([]);
  expect(await quantities()).toEqual({ S1: 247, S2: 0, S0: 0 });
});

test('what lacks is named, and nothing is taken', { tags: ['ENU-14'] }, async () => {
  const lines = [
    { sku: 'S1', quantity: 1 },
    { sku: 'S2', quantity: 3 },
    { sku: 'S0', quantity: 1 },
  ];
  expect(await order(lines)).toEqual(['S0', 'S2']);
  expect(await quantities()).toEqual({ S1: 250, S2: 2, S0: 0 });
});

test('of ten simultaneous orders for the last two items two succeed', {
  tags: ['ENU-14'],
}, async () => {
  const results = await Promise.all(
    Array.from({ length: 10 }, () => order([{ sku: 'S2', quantity: 1 }])),
  );
  expect(results.filter((lacking) => lacking.length === 0)).toHaveLength(2);
  expect(await quantities()).toMatchObject({ S2: 0 });
});

test('orders that name the same skus in other orders never deadlock', {
  tags: ['ENU-14'],
}, async () => {
  const one = [
    { sku: 'S1', quantity: 1 },
    { sku: 'S2', quantity: 1 },
  ];
  const results = await Promise.all([order(one), order([...one].reverse())]);
  expect(results).toEqual([[], []]);
});

test('the database itself refuses a stock below zero', { tags: ['ENU-14'] }, async () => {
  await expect(db.database.update(stocks).set({ quantity: -1 })).rejects.toThrow();
});
