import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Price } from '#src/domain/catalogue/catalogue.schema.ts';
import { struckPrice } from '#src/domain/catalogue/catalogue.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { JUNE_NOON, SHOP_IN_JUNE } from '../../../../tests/support/seeded-shop.ts';
import { inTransaction, UNHURRIED } from '../../kernel/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../kernel/database/test-database.ts';
import { isOneOf } from '../listings/listing-rows.ts';
import { noteListingChanges, refreshListingsIfDue } from '../listings/refresh-listings.ts';
import { tiles } from '../listings/tables.ts';
import { tilesAt } from '../listings/tile-source.ts';
import { skus } from '../products/tables.ts';
import { priceOfSize } from './current-prices.ts';
import { prices } from './tables.ts';

const DAY = 86_400_000;
/** Private sales have a price for members alone, which other tests look at. */
const isPublic = sql`(select not private_sale from products p
  join product_options o on o.product_id = p.product_id where o.option_id = sizes.option_id)`;

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase(SHOP_IN_JUNE);
}, 60_000);
afterAll(() => db.drop());

type Row = typeof prices.$inferSelect;
type Told = { domain: OnlineLocale; sku: string; optionId: string; day: number; price: Price };

/** Days from a month before the shop's noon on. A usual run looks at each size on two of them. */
const DAYS = 60;
const DAYS_OF_EACH = process.env.IS_RELEASE === '1' ? DAYS : 2;

/** Every size in every shop, each on one of the days; after as many rounds as days, on all of them. */
async function findTold(round: number): Promise<Told[]> {
  const now = sql`(${JUNE_NOON.toISOString()}::timestamptz + moved.day * interval '1 day')`;
  const asked = sql`
    select shop.domain, sizes.sku, sizes.option_id as "optionId", moved.day, told.price
    from (select *, row_number() over (order by sku) as place from ${skus}) sizes
    cross join web_domains shop
    cross join lateral (select (sizes.place + ${13 * round}::int)::int % ${DAYS}::int - 30 as day) moved
    join lateral ${priceOfSize(sql`sizes.sku`, {
      option: sql`sizes.option_id`,
      domain: sql`shop.domain`,
      now,
    })} told on true
    where ${isPublic}`;
  // More than any page asks for: on a busy machine it takes longer than a page may wait.
  const { rows } = await db.database.transaction(async (tx) => {
    await tx.execute(UNHURRIED);
    return tx.execute<Told>(asked);
  });
  return rows;
}

/** What a shopper paid at an instant, read off the list of rows; null while it was not sold. */
function paidAt(rows: readonly Row[], instant: number): { paid: number; full: number } | null {
  const running = rows.filter(
    ({ validFrom, validUntil }) =>
      +validFrom <= instant && (validUntil === null || +validUntil > instant),
  );
  const full = running.find(({ type }) => type === 'I')?.centAmount;
  if (full === undefined) return null;
  return { full, paid: Math.min(...running.map(({ centAmount }) => centAmount)) };
}

/** What may be struck, found by walking back through the days one by one. */
function strikeByWalking(rows: readonly Row[], noon: number, isUnion: boolean): number | null {
  const today = paidAt(rows, noon);
  if (today === null || today.paid >= today.full) return null;
  if (!isUnion) return today.full;
  let before = noon - DAY;
  while (paidAt(rows, before)?.paid === today.paid) before -= DAY;
  let lowest = Number.POSITIVE_INFINITY;
  for (let days = 0; days < 30; days += 1) {
    lowest = Math.min(lowest, paidAt(rows, before - days * DAY)?.paid ?? lowest);
  }
  return lowest > today.paid ? lowest : null;
}

test('what is struck is what walking back through each price’s days finds, in seven shops over 60 days', {
  tags: ['A-074'],
  timeout: DAYS_OF_EACH * 60_000,
}, async () => {
  const rows = await db.database.select().from(prices);
  const ofOption = Map.groupBy(rows, ({ domain, optionId }) => `${domain} ${optionId}`);
  const seen = new Set<string>();
  const compared = { sizes: new Set<string>(), prices: 0, struck: 0 };
  for (let round = 0; round < DAYS_OF_EACH; round += 1) {
    const told = await findTold(round);
    const wrong = told.filter(({ domain, optionId, sku, day, price }) => {
      const own = (ofOption.get(`${domain} ${optionId}`) ?? []).filter(
        (row) => row.sku === null || row.sku === sku,
      );
      const isUnion = !['en', 'fr-ch'].includes(domain);
      const expected = strikeByWalking(own, +JUNE_NOON + day * DAY, isUnion);
      if (expected !== null) {
        seen.add(`${domain} ${day}`);
        compared.struck += 1;
      }
      compared.sizes.add(`${domain} ${sku}`);
      compared.prices += 1;
      return struckPrice(price) !== expected;
    });
    expect(wrong).toEqual([]);
  }
  // Something is struck in each shop on nearly each day: the rule was asked.
  expect(seen.size).toBeGreaterThan(7 * 40);
  // Each size of each shop has been compared on as many days as were asked for, unless it was not sold.
  expect(compared.prices).toBeGreaterThan(0.9 * DAYS_OF_EACH * compared.sizes.size);
});

test('tiles have the prices of reductions that begin and end, as tiles that are written again', async () => {
  const later = (minutes: number) => new Date(JUNE_NOON.getTime() + minutes * 60_000);
  const { rows: sold } = await db.database.execute<Record<'id' | 'optionId' | 'sku', string>>(sql`
    select o.product_id as id, option_id as "optionId", min(sku) as sku
    from skus join product_options o using (option_id) group by 1, 2 order by 2 limit 60`);
  const turned = (column: SQL) =>
    isOneOf(
      column,
      sold.map(({ id }) => id),
    );
  await db.database.insert(prices).values(
    sold.flatMap(({ optionId, sku }, at) =>
      (['fr-fr', 'en'] as const).map((domain) => ({
        ...{ optionId, domain, type: 'S' as const, centAmount: 101 + at },
        ...{ sku: at % 3 === 0 ? sku : null, validFrom: later(20), validUntil: later(30) },
      })),
    ),
  );
  await inTransaction(db.database, (tx) => noteListingChanges(tx, ['400101'], later(10)));
  await refreshListingsIfDue(db.database, later(10));
  const { domain, productId, summary, centAmount, currency, publishedAt } = tiles;
  const written = () =>
    db.database
      .select({ centAmount })
      .from(tiles)
      .where(turned(sql`${productId}`));
  const before = await written();
  for (const minutes of [20, 30]) {
    await refreshListingsIfDue(db.database, later(minutes));
    expect((await written()).some((tile) => tile.centAmount < 200)).toBe(minutes === 20);
    const { rows } = await db.database.execute(sql`
      select ${domain}, ${productId}, ${summary}, ${centAmount}, ${currency}, ${publishedAt},
        ${tiles.popularity}, ${tiles.search}, ${tiles.words}
      from ${tiles} where ${turned(sql`${productId}`)}
      except (${tilesAt(later(minutes), turned(sql`p.product_id`))})`);
    expect(rows).toEqual([]);
  }
  expect(await written()).toHaveLength(before.length);
});
