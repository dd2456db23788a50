import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTurn, randomFor } from '#src/demo/seed/random.ts';
import { FACET_GROUPS, type ListFilter, NO_FILTER } from '#src/domain/catalogue/facets.ts';
import { JUNE_NOON as NOW, SHOP_IN_JUNE } from '../../../../tests/support/seeded-shop.ts';
import { createTestDatabase, type TestDatabase } from '../../kernel/database/test-database.ts';
import { takeStock } from '../../stock/move-stock.ts';
import { prices } from '../prices/tables.ts';
import { SALE_FAMILY } from '../vocabularies/families.ts';
import { createListingIndex } from './create-listing-index.ts';
import { findFamilyPage } from './family-store.ts';
import { refreshListings } from './refresh-listings.ts';

const SHOPS = [
  { domain: 'fr-fr', lang: 'fr' },
  { domain: 'it-it', lang: 'it' },
  { domain: 'pl-pl', lang: 'pl' },
] as const;
type Shop = (typeof SHOPS)[number];
const FAMILIES = ['f1000', 'f1200', 'f2000', 'f3000', 'f4000'];

let db: TestDatabase;
let currentIndex: ReturnType<typeof createListingIndex>;
beforeAll(async () => {
  db = await createTestDatabase(SHOP_IN_JUNE);
  // The plain SQL below is planned by what the tables hold.
  await db.database.execute(sql`analyze`);
  currentIndex = createListingIndex(db.database, { error: fail });
}, 60_000);
afterAll(() => db.drop());

async function list(familyId: string, shop: Shop, filter: ListFilter) {
  const query = { page: 0, pageSize: 24, sort: 'relevance', filter } as const;
  const page = await findFamilyPage(db.database, await currentIndex(), familyId, shop, query);
  if (page === null) throw new Error(`no family ${familyId}`);
  return page;
}

const texts = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/**
 * What is chosen, said in SQL over the tables that the index is built from: one colour, its price,
 * and one size of it where a size is chosen, answers to all of it.
 */
function oneAnswersTo(shop: Shop, filter: ListFilter): SQL {
  const { store } = filter;
  const italian = sql`coalesce((select size.value ->> 'it' from size_charts chart
    cross join lateral jsonb_array_elements(chart.rows) as size (value)
    where chart.scale = p.size_scale and chart.brand is null and size.value ->> 'eur' = s.size), s.size)`;
  const size = shop.domain === 'it-it' ? italian : sql`s.size`;
  const isSized = filter.size.length > 0;
  const held = sql`exists (select from store_stocks held
    where held.sku = s.sku and held.store_id = ${store} and held.quantity > 0)`;
  const best = isSized
    ? sql`stocks.quantity`
    : sql`(select max(any_size.quantity) from skus other join stocks any_size on any_size.sku = other.sku
        where other.option_id = o.option_id)`;
  const parts = [sql`o.product_id = p.product_id`];
  if (filter.colour.length > 0) parts.push(sql`o.colour_id = any(${texts(filter.colour)})`);
  if (isSized) parts.push(sql`${size} = any(${texts(filter.size)})`);
  if (isSized && store === null) parts.push(sql`stocks.quantity > 0`);
  if (store !== null) parts.push(held);
  const price = sql`(select (shown.value #>> '{price,centAmount}')::int
    from jsonb_array_elements(l.summary -> 'options') as shown (value)
    where shown.value ->> 'optionId' = o.option_id)`;
  if (filter.priceMin !== null) parts.push(sql`${price} >= ${filter.priceMin}`);
  if (filter.priceMax !== null) parts.push(sql`${price} <= ${filter.priceMax}`);
  if (filter.availability.length > 0) {
    parts.push(sql`(case when ${best} <= 0 then 'UNAVAILABLE'
      when ${best} <= 3 then 'FEW_REMAINING' else 'AVAILABLE' end) = any(${texts(filter.availability)})`);
  }
  return sql`exists (select from product_options o join skus s on s.option_id = o.option_id
    join stocks on stocks.sku = s.sku where ${sql.join(parts, sql` and `)})`;
}

async function countInSql(familyId: string, shop: Shop, filter: ListFilter): Promise<number> {
  const parts = [oneAnswersTo(shop, filter)];
  if (filter.material.length > 0) {
    parts.push(sql`exists (select from jsonb_array_elements(p.materials) material
      where material ->> 'materialId' = any(${texts(filter.material)}))`);
  }
  if (filter.audience.length > 0) {
    const madeFor = sql`(select family_id from families where role = any(${texts(filter.audience)}))`;
    parts.push(sql`exists (select from product_families pf join families f on f.family_id = pf.family_id
      where pf.product_id = p.product_id
        and (f.family_id in ${madeFor} or f.parent_id in ${madeFor}))`);
  }
  if (filter.tag.length > 0) parts.push(sql`p.tags && ${texts(filter.tag)}`);
  const { rows } = await db.database.execute<{ count: number }>(sql`
    with recursive below (family_id) as (
      select ${familyId} union all
      select f.family_id from below join families f on f.parent_id = below.family_id
    )
    select count(*)::int as count from tiles l
    join products p on p.product_id = l.product_id
    where l.domain = ${shop.domain} and exists (select from product_families pf
      join below on below.family_id = pf.family_id where pf.product_id = p.product_id)
      and ${sql.join(parts, sql` and `)}`);
  return rows[0]?.count ?? -1;
}

/** One to three groups with a choice or two, now and then a price; the same on every machine. */
async function randomCombination(number: number) {
  const random = randomFor(`combination ${number}`);
  const pick = <T>(values: readonly T[]) => inTurn(values, random.between(0, values.length - 1));
  const shop = pick(SHOPS);
  const familyId = pick(FAMILIES);
  const { facets } = await list(familyId, shop, NO_FILTER);
  const filter = structuredClone(NO_FILTER);
  for (let step = random.between(1, 3); step > 0; step--) {
    const group = pick(FACET_GROUPS);
    if (facets[group].length === 0) continue;
    const chosen = Array.from({ length: random.between(1, 2) }, () => pick(facets[group]).value);
    Object.assign(filter, { [group]: [...new Set(chosen)] });
  }
  if (random.chance(0.3)) filter.priceMax = random.between(20, 90) * 100;
  if (random.chance(0.25)) filter.store = pick(['1001', '1040', '1120']);
  return { shop, familyId, filter, random };
}

describe('facets', () => {
  test.each(Array.from({ length: 50 }, (_, number) => number))(
    'combination %i: counts are those of plain SQL, and of the list that a choice then shows',
    { tags: ['RTE-10'] },
    async (number) => {
      const { shop, familyId, filter, random } = await randomCombination(number);
      const page = await list(familyId, shop, filter);
      expect(page.total).toBe(await countInSql(familyId, shop, filter));
      for (const group of FACET_GROUPS) {
        const values = page.facets[group];
        if (values.length === 0) continue;
        const { value, count } = values[random.between(0, values.length - 1)] ?? fail();
        const chosen = { ...filter, [group]: [value] };
        expect([group, value, await countInSql(familyId, shop, chosen)]).toEqual([
          group,
          value,
          count,
        ]);
        expect((await list(familyId, shop, chosen)).total).toBe(count);
      }
    },
  );

  test('a tile shows the option that was asked for, and what is left of it', {
    tags: ['RTE-10'],
  }, async () => {
    const [shop] = SHOPS;
    const filter = { ...NO_FILTER, colour: ['burgundy'], size: ['40'] };
    const { values } = await list('f1200', shop, filter);
    expect(values.length).toBeGreaterThan(0);
    for (const { optionId, availability } of values) {
      const { rows } = await db.database.execute<{ colourId: string; quantity: number }>(sql`
        select o.colour_id as "colourId", stocks.quantity from product_options o
        join skus s on s.option_id = o.option_id and s.size = '40'
        join stocks on stocks.sku = s.sku where o.option_id = ${optionId}`);
      expect(rows[0]).toMatchObject({ colourId: 'burgundy', quantity: expect.any(Number) });
      expect(rows[0]?.quantity).toBeGreaterThan(0);
      expect(availability).not.toBe('UNAVAILABLE');
    }
  });

  test('a colour with another price is found, shown and ordered by that price', {
    tags: ['RTE-10'],
  }, async () => {
    const [shop] = SHOPS;
    const { rows } = await db.database.execute<{ optionId: string; colour: string }>(sql`
      select o.option_id as "optionId", o.colour_id as colour from product_options o
      join product_families pf on pf.product_id = o.product_id and pf.family_id = 'f1200'
      where o.position = 1 order by o.option_id limit 1`);
    const { optionId, colour } = rows[0] ?? fail();
    const reduced = {
      optionId,
      domain: 'fr-fr',
      type: 'P',
      centAmount: 1,
      validFrom: NOW,
    } as const;
    await db.database.insert(prices).values(reduced);
    await db.database.transaction((tx) => refreshListings(tx, NOW));
    currentIndex = createListingIndex(db.database, { error: fail });

    const cheap = await list('f1200', shop, { ...NO_FILTER, priceMax: 99 });
    expect(cheap.values).toMatchObject([{ optionId, price: { centAmount: 1 } }]);
    const dear = await list('f1200', shop, { ...NO_FILTER, priceMin: 100 });
    expect(dear.values.map((tile) => tile.optionId)).not.toContain(optionId);
    expect(dear.facets.price?.min).toBe(1);
    const filter = { ...NO_FILTER, colour: [colour] };
    const query = { page: 0, pageSize: 3, sort: 'price-asc', filter } as const;
    const sorted = await findFamilyPage(db.database, await currentIndex(), 'f1200', shop, query);
    expect(sorted?.values[0]).toMatchObject({ optionId, price: { centAmount: 1 } });
  });

  test('the sale lists what costs less than it did, each in a colour that does', async () => {
    const [shop] = SHOPS;
    const { rows } = await db.database.execute<{ productId: string }>(sql`
      select l.product_id as "productId" from tiles l where l.domain = ${shop.domain} and exists (
        select from jsonb_array_elements(l.summary -> 'options') as option (value)
        where option.value #>> '{price,initial}' is not null)`);
    const sale = await list(SALE_FAMILY, shop, NO_FILTER);
    expect(sale.total).toBe(rows.length);
    expect(sale.total).toBeGreaterThan(0);
    for (const { price } of sale.values) expect(price.initial).toBeGreaterThan(price.centAmount);
    // Men's and women's together: whom it is for narrows it.
    expect(sale.facets.audience.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['women', 'men']),
    );
  });

  test('a tile shows a colour that is left while there is one', { tags: ['ENU-14'] }, async () => {
    const { values } = await list('f1000', SHOPS[0], NO_FILTER);
    for (const { optionId, availability } of values) {
      if (availability === 'UNAVAILABLE') continue;
      const { rows } = await db.database.execute<{ quantity: number }>(sql`
        select max(stocks.quantity) as quantity from skus s
        join stocks on stocks.sku = s.sku where s.option_id = ${optionId}`);
      expect(rows[0]?.quantity).toBeGreaterThan(0);
    }
  });

  test('a size that is sold out is no longer found, without a refresh of the lists', {
    tags: ['ENU-14'],
  }, async () => {
    const [shop] = SHOPS;
    const filter = { ...NO_FILTER, size: ['40'] };
    const before = await list('f1200', shop, filter);
    expect(before.values.map(({ productId }) => productId)).toContain('400101');
    const { rows } = await db.database.execute<{ sku: string; quantity: number }>(sql`
      select s.sku, stocks.quantity from product_options o join skus s on s.option_id = o.option_id
      join stocks on stocks.sku = s.sku where o.product_id = '400101' and s.size = '40'`);
    await db.database.transaction((tx) => takeStock(tx, rows, { orderNumber: 'V1' }, new Date()));
    const after = await list('f1200', shop, filter);
    expect(after.total).toBe(before.total - 1);
    expect(after.values.map(({ productId }) => productId)).not.toContain('400101');
  });

  test('Italian sizes are counted as Italians know them', {
    tags: ['DOM-06', 'DOM-08'],
  }, async () => {
    const { facets } = await list('f1200', SHOPS[1], NO_FILTER);
    expect(facets.size.map(({ value }) => value)).toEqual(['38', '40', '42', '44', '46', '48']);
  });
});

function fail(): never {
  throw new Error('no value');
}
