import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_FILTER } from '#src/domain/facets.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { seedDatabase } from '../seed/seed.ts';
import { findFamilyPage } from './family-store.ts';
import { createListingIndex } from './listing-index.ts';
import { refreshListings, refreshListingsIfDue } from './refresh-listings.ts';
import { searchProducts } from './search-store.ts';
import { prices, products, stocks } from './tables.ts';

const NOW = new Date('2026-06-30T12:00:00Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const FRANCE = { domain: 'fr-fr', lang: 'fr' } as const;

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedDatabase(db.database, NOW);
}, 60_000);
afterAll(() => db.drop());

async function tileOfP1() {
  const index = await createListingIndex(db.database)();
  const query = { page: 0, pageSize: 1, sort: 'relevance', filter: NO_FILTER } as const;
  return (await findFamilyPage(db.database, index, 'f1200', FRANCE, query))?.values[0];
}

test('tiles are renewed once a price has begun, and not before (ENU-09)', async () => {
  await db.database.insert(prices).values({
    optionId: '500201',
    domain: 'fr-fr',
    type: 'P',
    centAmount: 1_999,
    validFrom: after(10),
    validUntil: after(20),
  });
  // The rows were written behind the lists' back: a restart with a clock set back finds out.
  expect(await refreshListingsIfDue(db.database, after(-1))).toBe(true);
  expect(await refreshListingsIfDue(db.database, after(9))).toBe(false);
  expect(await tileOfP1()).toMatchObject({ productId: '400101', price: { centAmount: 2_999 } });
  expect(await refreshListingsIfDue(db.database, after(10))).toBe(true);
  expect(await tileOfP1()).toMatchObject({ price: { centAmount: 1_999, initial: 2_999 } });
  expect(await refreshListingsIfDue(db.database, after(20))).toBe(true);
  expect(await tileOfP1()).toMatchObject({ price: { centAmount: 2_999, type: 'I' } });
  expect(await refreshListingsIfDue(db.database, after(21))).toBe(false);
});

test('the availability of a tile follows the stock at once (ENU-14)', async () => {
  expect(await tileOfP1()).toMatchObject({ availability: 'AVAILABLE' });
  await db.database.update(stocks).set({ quantity: 0 });
  expect(await tileOfP1()).toMatchObject({ availability: 'UNAVAILABLE' });
  await db.database.update(stocks).set({ quantity: 3 }).where(eq(stocks.sku, 'S1'));
  expect(await tileOfP1()).toMatchObject({ availability: 'FEW_REMAINING' });
});

test('what a search matched is remembered until lists change (RTE-08)', async () => {
  const currentIndex = createListingIndex(db.database);
  const totalOf = async (text: string) => {
    const query = { page: 0, pageSize: 1, sort: 'relevance', filter: NO_FILTER } as const;
    return (await searchProducts(db.database, await currentIndex(), text, FRANCE, query)).total;
  };
  const before = await totalOf('robe');
  expect((await currentIndex()).searched.size).toBe(1);
  expect(await totalOf('robe')).toBe(before);
  expect((await currentIndex()).searched.size).toBe(1);
  const list = (listed: boolean, minutes: number) =>
    db.database.transaction(async (tx) => {
      await tx.update(products).set({ listed }).where(eq(products.productId, '400101'));
      await refreshListings(tx, after(minutes));
    });
  await list(false, 31);
  expect(await totalOf('robe')).toBe(before - 1);
  await list(true, 32);
  expect(await totalOf('robe')).toBe(before);
});

test('seeding again changes nothing (PRD-18)', async () => {
  const before = await tileOfP1();
  await seedDatabase(db.database, after(30));
  expect(await tileOfP1()).toEqual(before);
});
