import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seedDatabase } from '#src/demo/seed-database.ts';
import { NO_FILTER } from '#src/domain/catalogue/facets.ts';
import { SEALING } from '../../../../tests/support/identity-server.ts';
import { JUNE_NOON as NOW, SHOP_IN_JUNE } from '../../../../tests/support/seeded-shop.ts';
import { type Database, inTransaction } from '../../kernel/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../kernel/database/test-database.ts';
import { stocks } from '../../stock/tables.ts';
import { prices } from '../prices/tables.ts';
import { products, productTexts } from '../products/tables.ts';
import { productPublications } from '../publications/tables.ts';
import { searchProducts } from '../search/search-store.ts';
import { mendWord } from '../search/search-words-store.ts';
import { countBoth } from './bits.ts';
import { createListingIndex } from './create-listing-index.ts';
import { findFamilyPage } from './family-store.ts';
import type { ListingIndex } from './listing-index.ts';
import {
  keepListings,
  lockListings,
  noteListingChanges,
  refreshListings,
  refreshListingsIfDue,
  tellSearchWords,
} from './refresh-listings.ts';

const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const FRANCE = { domain: 'fr-fr', lang: 'fr' } as const;

const log = {
  error: (about: unknown) => {
    throw new Error('nothing is to be logged', { cause: about });
  },
};

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase(SHOP_IN_JUNE);
}, 60_000);
afterAll(() => db.drop());

async function tileOfP1() {
  const index = await createListingIndex(db.database, log)();
  const query = { page: 0, pageSize: 1, sort: 'relevance', filter: NO_FILTER } as const;
  return (await findFamilyPage(db.database, index, 'f1200', FRANCE, query))?.values[0];
}

test('tiles are renewed once a price has begun, and not before', { tags: ['ENU-09'] }, async () => {
  await db.database.insert(prices).values({
    optionId: '500201',
    domain: 'fr-fr',
    type: 'P',
    centAmount: 1_999,
    validFrom: later(10),
    validUntil: later(20),
  });
  // The rows were written behind the lists' back: a restart with a clock set back finds out.
  expect(await refreshListingsIfDue(db.database, later(-1))).toBe(true);
  expect(await refreshListingsIfDue(db.database, later(9))).toBe(false);
  expect(await tileOfP1()).toMatchObject({ productId: '400101', price: { centAmount: 2_999 } });
  expect(await refreshListingsIfDue(db.database, later(10))).toBe(true);
  expect(await tileOfP1()).toMatchObject({ price: { centAmount: 1_999, initial: 2_999 } });
  expect(await refreshListingsIfDue(db.database, later(20))).toBe(true);
  expect(await tileOfP1()).toMatchObject({ price: { centAmount: 2_999, type: 'I' } });
  expect(await refreshListingsIfDue(db.database, later(21))).toBe(false);
});

test('the availability of a tile follows the stock at once', { tags: ['ENU-14'] }, async () => {
  expect(await tileOfP1()).toMatchObject({ availability: 'AVAILABLE' });
  await db.database.update(stocks).set({ quantity: 0 });
  expect(await tileOfP1()).toMatchObject({ availability: 'UNAVAILABLE' });
  await db.database.update(stocks).set({ quantity: 3 }).where(eq(stocks.sku, 'S1'));
  expect(await tileOfP1()).toMatchObject({ availability: 'FEW_REMAINING' });
});

test('what words of a search find is cached until lists change', { tags: ['RTE-08'] }, async () => {
  const currentIndex = createListingIndex(db.database, log);
  const totalOf = async (text: string) => {
    const query = { page: 0, pageSize: 1, sort: 'relevance', filter: NO_FILTER } as const;
    return (await searchProducts(db.database, await currentIndex(), text, FRANCE, query, NOW))
      .total;
  };
  const before = await totalOf('robe');
  expect((await currentIndex()).terms.size).toBe(1);
  expect(await totalOf('robe')).toBe(before);
  expect((await currentIndex()).terms.size).toBe(1);
  const list = async (listed: boolean, minutes: number) => {
    await db.database.transaction(async (tx) => {
      await tx
        .update(productPublications)
        .set({ validUntil: listed ? null : later(minutes) })
        .where(eq(productPublications.productId, '400101'));
      await noteListingChanges(tx, ['400101'], later(minutes));
    });
    await refreshListingsIfDue(db.database, later(minutes));
  };
  await list(false, 31);
  expect(await totalOf('robe')).toBe(before - 1);
  await list(true, 32);
  expect(await totalOf('robe')).toBe(before);
});

/** An index that followed changes says what one says that is built now. */
async function expectAsBuilt(known: ListingIndex): Promise<void> {
  const fresh = await createListingIndex(db.database, log)();
  const count = (bits: Uint32Array | undefined) => bits && countBoth(bits, bits);
  const told = (index: ListingIndex, family: string) => [
    ...[family, count(index.families.get(family))],
    ...[...index.sold.values()].map((sold) => countBoth(sold, index.families.get(family) ?? sold)),
  ];
  for (const family of fresh.families.keys()) {
    expect(told(known, family)).toEqual(told(fresh, family));
  }
  expect(known.newest).toHaveLength(fresh.newest.length);
  const named = ({ cheapest, productIds }: ListingIndex) =>
    [...(cheapest.get('fr-fr') ?? [])].map((place) => productIds[place]);
  expect(named(known).toSorted()).toEqual(named(fresh).toSorted());
}

describe('a rebuild of the lists', () => {
  /** When each tile was written: PostgreSQL counts the transactions. */
  const writtenTiles = async () => {
    const { rows } = await db.database.execute<{ id: string; writer: string }>(sql`
      select domain || ' ' || product_id as id, xmin::text as writer from tiles`);
    return new Map(rows.map(({ id, writer }) => [id, writer]));
  };

  test('rewrites the tiles of the products concerned, and no others', {
    tags: ['ENU-09'],
  }, async () => {
    await refreshListingsIfDue(db.database, later(40));
    const before = await writtenTiles();
    await db.database.insert(prices).values({
      ...{ optionId: '500201', domain: 'it-it', type: 'P', centAmount: 1_499 },
      ...{ validFrom: later(50), validUntil: null },
    });
    await inTransaction(db.database, (tx) => noteListingChanges(tx, ['400102'], later(50)));
    expect(await refreshListingsIfDue(db.database, later(50))).toBe(true);
    const written = [...(await writtenTiles())].filter(([id, writer]) => before.get(id) !== writer);
    expect(new Set(written.map(([id]) => id.split(' ')[1]))).toEqual(new Set(['400101', '400102']));
    expect((await writtenTiles()).size).toBe(before.size);
    expect(await refreshListingsIfDue(db.database, later(51))).toBe(false);
  });

  test('is not awaited: lists answer from the last good index until the new one is there', async () => {
    let isHeld = false;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // What an index is built from; its state and the stock are read without hindrance.
    const execute = async (...[query]: Parameters<Database['execute']>) => {
      if (isHeld && JSON.stringify(query).includes('with recursive above')) await held;
      return db.database.execute(query);
    };
    const currentIndex = createListingIndex(
      Object.assign(Object.create(db.database), { execute }),
      log,
    );
    const { version } = await currentIndex();
    isHeld = true;
    await db.database.transaction((tx) => refreshListings(tx, later(55)));
    expect((await currentIndex()).version).toBe(version);
    expect((await currentIndex()).version).toBe(version);
    release();
    const isBuilt = async () => expect((await currentIndex()).version).toBe(version + 1);
    await vi.waitFor(isBuilt, { timeout: 10_000 });
  });

  test('of single products is followed by every index before its next answer', async () => {
    const { database } = db;
    const open = createListingIndex(database, log);
    const behind = createListingIndex(database, log);
    const cheapest = async (index: typeof open) => {
      const query = { page: 0, pageSize: 1, sort: 'price-asc', filter: NO_FILTER } as const;
      return (await findFamilyPage(database, await index(), 'f1200', FRANCE, query))?.values[0];
    };
    await Promise.all([cheapest(open), cheapest(behind)]);
    const change = async (minutes: number, changed: { centAmount: number; listed: boolean }) => {
      const { centAmount, listed } = changed;
      await inTransaction(database, async (tx) => {
        await tx.update(prices).set({ centAmount }).where(eq(prices.optionId, '500201'));
        await tx
          .update(productPublications)
          .set({ validUntil: listed ? null : later(minutes) })
          .where(eq(productPublications.productId, '400101'));
        await noteListingChanges(tx, ['400101'], later(minutes));
      });
      await refreshListingsIfDue(database, later(minutes));
    };
    await change(55.2, { centAmount: 100, listed: true });
    expect(await cheapest(open)).toMatchObject({ productId: '400101', price: { centAmount: 100 } });
    await change(55.4, { centAmount: 100, listed: false });
    expect(await cheapest(open)).not.toMatchObject({ productId: '400101' });
    await change(55.6, { centAmount: 200, listed: true });
    const known = await open();
    for (const index of [open, behind]) {
      expect(await cheapest(index)).toMatchObject({
        ...{ productId: '400101', price: { centAmount: 200 } },
      });
    }
    await expectAsBuilt(known);
  });

  test('of hundreds of products is followed in parts, and says what a new index says', async () => {
    const { database } = db;
    const open = createListingIndex(database, log);
    const { version } = await open();
    await inTransaction(database, async (tx) => {
      await tx.execute(sql`
        update prices set cent_amount = cent_amount + 1 where valid_until is null`);
      await tx.execute(sql`
        update product_publications set valid_until = ${later(55.7)}
        where product_id like '4006%'`);
      await tx.execute(sql`insert into listing_changes select product_id from products`);
    });
    await refreshListingsIfDue(database, later(55.8));
    // It answers with what it has until it has followed them all.
    await vi.waitFor(async () => expect((await open()).version).toBe(version + 1), 30_000);
    await expectAsBuilt(await open());
  });

  test('leaves the words that mend typing errors to be told later, all changes in one go', async () => {
    const { database } = db;
    const rename = (productId: string, name: string) =>
      database.transaction(async (tx) => {
        await tx.update(productTexts).set({ name }).where(eq(productTexts.productId, productId));
        await noteListingChanges(tx, [productId], later(56));
      });
    const meantBy = async (typed: string) =>
      (await mendWord(database, FRANCE, typed, { isUnfinished: false })).word;
    await rename('400101', 'Quastenhut');
    await refreshListingsIfDue(database, later(56));
    await rename('400102', 'Zylinderhut');
    await refreshListingsIfDue(database, later(57));
    expect(await meantBy('quastenhutt')).not.toBe('quastenhut');
    await tellSearchWords(database);
    expect(await meantBy('quastenhutt')).toBe('quastenhut');
    expect(await meantBy('zylinderhutt')).toBe('zylinderhut');
    await rename('400101', 'Schlapphut');
    await refreshListingsIfDue(database, later(58));
    await tellSearchWords(database);
    expect(await meantBy('quastenhutt')).not.toBe('quastenhut');
  });

  test('that fails is logged and leaves the last good lists', async () => {
    const before = await tileOfP1();
    const logged: unknown[] = [];
    await db.database.execute(sql`alter function search_vector(text, text) rename to gone`);
    await inTransaction(db.database, (tx) => noteListingChanges(tx, ['400101'], later(60)));
    await keepListings(db.database, later(60), { error: (about: unknown) => logged.push(about) });
    expect(logged).toHaveLength(1);
    expect(await tileOfP1()).toEqual(before);
    await db.database.execute(sql`alter function gone(text, text) rename to search_vector`);
    expect(await refreshListingsIfDue(db.database, later(61))).toBe(true);
  });

  test('and an import at the same time wait for each other, in either order', {
    tags: ['F29'],
  }, async () => {
    const changes = Array.from({ length: 6 }, (_, place) =>
      db.database.transaction(async (tx) => {
        await lockListings(tx, later(70));
        await tx
          .update(products)
          .set({ popularity: place })
          .where(eq(products.productId, '400101'));
        await noteListingChanges(tx, ['400101'], later(70));
      }),
    );
    const rebuilds = changes.map(() => refreshListingsIfDue(db.database, later(70)));
    await Promise.all([...changes, ...rebuilds]);
    await refreshListingsIfDue(db.database, later(90));
    const { rows } = await db.database.execute(sql`
      select distinct t.popularity = p.popularity as same
      from tiles t join products p on p.product_id = t.product_id where t.product_id = '400101'`);
    expect(rows).toEqual([{ same: true }]);
  });
});

test('seeding again changes nothing', { tags: ['PRD-18'] }, async () => {
  const before = await tileOfP1();
  await seedDatabase(db.database, later(30), SEALING);
  expect(await tileOfP1()).toEqual(before);
});
