import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Price, PriceFrom } from '#src/domain/catalogue/catalogue.schema.ts';
import type { PriceType } from '#src/domain/catalogue/catalogue.values.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { JUNE_NOON as NOW, SHOP_IN_JUNE } from '../../../../tests/support/seeded-shop.ts';
import { createTestDatabase, type TestDatabase } from '../../kernel/database/test-database.ts';
import { lowestPriceOf, priceOfSize } from './current-prices.ts';
import { prices } from './tables.ts';

const OPTION = '500201';
const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase(SHOP_IN_JUNE);
}, 60_000);
afterAll(() => db.drop());
beforeEach(async () => {
  await db.database.delete(prices);
});

async function charge(
  type: PriceType,
  centAmount: number,
  from: number,
  until: number | null = null,
  { domain = 'fr-fr', sku = null }: { domain?: OnlineLocale; sku?: string | null } = {},
) {
  await db.database.insert(prices).values({
    optionId: OPTION,
    sku,
    domain,
    type,
    centAmount,
    validFrom: day(from),
    validUntil: until === null ? null : day(until),
  });
}

type Reader = NonNullable<Parameters<typeof lowestPriceOf>[0]['reader']>;
const asked = (domain: OnlineLocale, now: Date, reader: Reader = 'anybody') => ({
  option: sql`${OPTION}`,
  domain: sql`${domain}`,
  now,
  reader,
});

async function priceNow(
  domain: OnlineLocale = 'fr-fr',
  now = NOW,
  reader: Reader = 'anybody',
): Promise<PriceFrom | undefined> {
  const { rows } = await db.database.execute<{ price: PriceFrom }>(
    sql`select price from ${lowestPriceOf(asked(domain, now, reader))} p`,
  );
  return rows[0]?.price;
}

async function sizeNow(sku: string): Promise<Price | undefined> {
  const { rows } = await db.database.execute<{ price: Price }>(
    sql`select price from ${priceOfSize(sql`${sku}`, asked('fr-fr', NOW))} p`,
  );
  return rows[0]?.price;
}

test('without a reduction the initial price stands alone', { tags: ['ENU-09'] }, async () => {
  await charge('I', 4_999, -200);
  expect(await priceNow()).toEqual({
    currency: 'EUR',
    centAmount: 4_999,
    type: 'I',
    initial: null,
    lowest30Days: null,
  });
});

test('the lowest of the reductions valid now wins, and the initial price is struck', {
  tags: ['ENU-09'],
}, async () => {
  await charge('I', 5_000, -200);
  await charge('S', 4_000, -5);
  await charge('P', 3_000, -2);
  await charge('A', 2_000, -90, -60);
  await charge('S', 1_000, 1);
  expect(await priceNow()).toMatchObject({ centAmount: 3_000, type: 'P', initial: 5_000 });
});

test('a reduction begins at its first instant and has ended at its last', {
  tags: ['ENU-09'],
}, async () => {
  await charge('I', 5_000, -200);
  await charge('P', 3_000, -1, 1);
  const at = async (instant: Date) => (await priceNow('fr-fr', instant))?.type;
  expect(await at(day(-1))).toBe('P');
  expect(await at(new Date(day(-1).getTime() - 1))).toBe('I');
  expect(await at(new Date(day(1).getTime() - 1))).toBe('P');
  expect(await at(day(1))).toBe('I');
});

test('a reduction that is not below the initial price reduces nothing', {
  tags: ['ENU-09'],
}, async () => {
  await charge('I', 5_000, -200);
  await charge('S', 5_000, -5);
  expect(await priceNow()).toMatchObject({ type: 'I', initial: null });
});

test('the 30-day price is the lowest before the reduction, not the reduction itself', {
  tags: ['ENU-09'],
}, async () => {
  await charge('I', 5_000, -200);
  await charge('P', 2_000, -60, -41);
  await charge('P', 4_000, -30, -20);
  await charge('S', 3_000, -10);
  expect(await priceNow()).toMatchObject({ centAmount: 3_000, lowest30Days: 4_000 });
});

test('a price of more than 30 days before counts no more; the initial one does', {
  tags: ['ENU-09'],
}, async () => {
  await charge('I', 5_000, -200);
  await charge('P', 2_000, -60, -41);
  await charge('S', 3_000, -10);
  expect(await priceNow()).toMatchObject({ lowest30Days: 5_000 });
});

test.each([3_000, 2_900])(
  'nothing is struck where the item cost %i cents in the 30 days before it cost 3000',
  {
    tags: ['A-074'],
  },
  async (before) => {
    await charge('I', 5_000, -200);
    await charge('P', before, -30, -20);
    await charge('S', 3_000, -10);
    expect(await priceNow()).toMatchObject({
      centAmount: 3_000,
      initial: null,
      lowest30Days: null,
    });
  },
);

test('a shop that chose to strikes the initial price where something is reduced', {
  tags: ['A-074'],
}, async () => {
  const choose = (isOn: boolean) =>
    db.database.execute(sql`update web_domains
      set params = jsonb_set(params, '{strikesInitialPrice}', ${JSON.stringify(isOn)}::jsonb)
      where domain = 'fr-fr'`);
  await charge('I', 5_000, -200);
  await charge('P', 4_000, -30, -20);
  await charge('S', 3_000, -10);
  expect(await priceNow()).not.toHaveProperty('strikesInitial');
  await choose(true);
  expect(await priceNow()).toMatchObject({
    initial: 5_000,
    lowest30Days: 4_000,
    strikesInitial: true,
  });
  expect(await priceNow('fr-fr', day(-11))).not.toHaveProperty('strikesInitial');
  await choose(false);
});

test('outside the Union no 30-day price is shown, and the currency is the shop’s', {
  tags: ['ENU-09', 'ENU-06'],
}, async () => {
  await charge('I', 5_490, -200, null, { domain: 'fr-ch' });
  await charge('S', 3_490, -10, null, { domain: 'fr-ch' });
  expect(await priceNow('fr-ch')).toEqual({
    currency: 'CHF',
    centAmount: 3_490,
    type: 'S',
    initial: 5_490,
    lowest30Days: null,
  });
});

test('an option without a price in a shop is not sold there', { tags: ['ENU-09'] }, async () => {
  await charge('I', 4_999, -200);
  expect(await priceNow('pl-pl')).toBeUndefined();
});

test('a shop without private sales shows none to its members either', {
  tags: ['PRD-09'],
}, async () => {
  await charge('I', 20_000, -200, null, { domain: 'pl-pl' });
  await charge('S', 14_000, -30, null, { domain: 'pl-pl' });
  await db.database.execute(
    sql`update products set private_sale = true where product_id = '400101'`,
  );
  const { rows: sales } = await db.database.execute<{ sales: unknown }>(
    sql`select params -> 'privateSales' as sales from web_domains where domain = 'pl-pl'`,
  );
  expect(sales).toEqual([{ sales: null }]);
  expect((await priceNow('pl-pl', NOW, 'member'))?.centAmount).toBe(20_000);
  await db.database.execute(
    sql`update products set private_sale = false where product_id = '400101'`,
  );
});

test('a private sale is seen by members alone, from its first to its last instant', {
  tags: ['A-073', 'CRT-32', 'DOM-28'],
}, async () => {
  await charge('I', 5_000, -200);
  await charge('S', 3_500, -30);
  await db.database.execute(
    sql`update products set private_sale = true where product_id = '400101'`,
  );
  const seenBy = async (reader: Reader, now = NOW) =>
    (await priceNow('fr-fr', now, reader))?.centAmount;
  const { rows } = await db.database.execute<{ start: string; end: string }>(sql`
    select params #>> '{privateSales,startDate}' as start, params #>> '{privateSales,endDate}' as end
    from web_domains where domain = 'fr-fr'`);
  const first = new Date(rows[0]?.start ?? '');
  const last = new Date(rows[0]?.end ?? '');
  const beside = (instant: Date, ms: number) => new Date(instant.getTime() + ms);
  expect(await seenBy('anybody')).toBe(5_000);
  expect(await seenBy('member')).toBe(3_500);
  expect(await seenBy('member', beside(first, -1))).toBe(5_000);
  expect(await seenBy('member', first)).toBe(3_500);
  expect(await seenBy('member', last)).toBe(3_500);
  expect(await seenBy('member', beside(last, 1))).toBe(5_000);
  await db.database.execute(
    sql`update products set private_sale = false where product_id = '400101'`,
  );
  expect(await seenBy('anybody', beside(last, 1))).toBe(3_500);
});

test('sizes with prices of their own cost those, and the cheapest says "from" until one is chosen', async () => {
  await charge('I', 2_999, -200, null, { sku: 'S1' });
  await charge('I', 4_999, -200, null, { sku: 'S2' });
  await charge('S', 3_999, -5, null, { sku: 'S2' });
  expect(await sizeNow('S1')).toMatchObject({ centAmount: 2_999, initial: null });
  expect(await sizeNow('S2')).toEqual({
    currency: 'EUR',
    centAmount: 3_999,
    type: 'S',
    initial: 4_999,
    lowest30Days: 4_999,
  });
  expect(await sizeNow('S0')).toBeUndefined();
  expect(await priceNow()).toEqual({
    currency: 'EUR',
    centAmount: 2_999,
    type: 'I',
    initial: null,
    lowest30Days: null,
    isFrom: true,
  });
});

test('a price of all sizes is that of each one, and says no "from"', async () => {
  await charge('I', 2_999, -200);
  expect([await sizeNow('S1'), await sizeNow('S2')]).toEqual([await priceNow(), await priceNow()]);
  expect(await priceNow()).not.toHaveProperty('isFrom');
});

test('the 30-day price of a size knows what all sizes cost before it had its own, and nothing of others', async () => {
  await charge('I', 5_000, -200, -20);
  await charge('P', 3_500, -30, -22);
  for (const sku of ['S1', 'S2']) await charge('I', 5_000, -20, null, { sku });
  await charge('P', 2_000, -19, -15, { sku: 'S1' });
  await charge('S', 3_000, -10, null, { sku: 'S2' });
  expect(await sizeNow('S2')).toMatchObject({ centAmount: 3_000, lowest30Days: 3_500 });
});

test('of sizes that cost the same after unlike reductions, the full price speaks for all', async () => {
  await charge('I', 3_000, -200, null, { sku: 'S1' });
  await charge('I', 4_000, -200, null, { sku: 'S2' });
  await charge('S', 3_000, -5, null, { sku: 'S2' });
  expect(await priceNow()).toMatchObject({ centAmount: 3_000, initial: null });
  expect(await priceNow()).not.toHaveProperty('isFrom');
  expect(await sizeNow('S2')).toMatchObject({ centAmount: 3_000, initial: 4_000 });
});
