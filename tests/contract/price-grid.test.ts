import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { productMatchSchema } from '#src/domain/catalogue/catalogue.schema.ts';
import {
  forecastPriceCells,
  getPriceGrid,
  getPriceSets,
  undoPriceSet,
  writePriceCells,
} from '#src/domain/catalogue/price-grid.calls.ts';
import {
  GRID_PAGE,
  type GridRow,
  type PriceCell,
} from '#src/domain/catalogue/price-grid.schema.ts';
import { getEvents } from '#src/domain/event/event.calls.ts';
import { importProducts } from '#src/platform/imports/import-products.ts';
import { findWebDomain } from '#src/platform/shops/face.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { codeOf } from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

const DAY_MS = 86_400_000;
const HEADING =
  'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price';

let platform: TestPlatform;
let buyer: StaffCalls;
let brand: string;

beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
  buyer = openStaffCalls(platform, { role: 'buyer' });
});
afterAll(() => platform.stop());

beforeEach(async () => {
  // Products of their own for each test.
  brand = `numbat-${randomUUID().slice(0, 8)}`;
  const { database, clock } = platform.inside;
  const rows = [
    `${brand}-coat,Coat,${brand},Size,M,${brand}-coat-M,5,80.00`,
    `${brand}-coat,Coat,${brand},Size,L,${brand}-coat-L,5,80.00`,
    // Its sizes cost differently.
    `${brand}-hat,Hat,${brand},Size,S,${brand}-hat-S,5,20.00`,
    `${brand}-hat,Hat,${brand},Size,L,${brand}-hat-L,5,30.00`,
  ];
  for (const language of ['fr', 'de'] as const) {
    const file = Readable.from([[HEADING, ...rows].join('\n')]);
    await importProducts(database, file, { language, currency: 'EUR', now: clock.now() });
  }
  clock.advance(DAY_MS);
});

const read = async (staff = buyer, query = `brand=${brand}`) =>
  getPriceGrid.answer.parse((await staff.call('GET', `/staff/price-grid?${query}`)).body);
const refusal = ({ status, body }: Awaited<ReturnType<StaffCalls['call']>>) => [
  status,
  codeOf({ body }),
];
async function rowOf(size: string | null): Promise<GridRow> {
  const row = (await read()).rows.find((one) => one.size === size);
  if (row === undefined) throw new Error('no such row');
  return row;
}
/** A cell of the coat, or of a size of the hat, with what it costs by now. */
async function cell(
  after: PriceCell['after'],
  { size = null, shop = 'fr-fr' }: { size?: string | null; shop?: PriceCell['shop'] } = {},
): Promise<PriceCell> {
  const { optionId, sku, prices } = await rowOf(size);
  const known = prices.find((one) => one.shop === shop);
  const before =
    known === undefined ? null : { initialCents: known.initialCents, saleCents: known.saleCents };
  return { optionId, sku, shop, before, after };
}
const write = (cells: readonly PriceCell[], changeId = randomUUID(), staff = buyer) =>
  staff.call('POST', '/staff/price-sets', { changeId, cells: [...cells] });
const written = async (cells: readonly PriceCell[], changeId = randomUUID()) =>
  writePriceCells.answer.parse((await write(cells, changeId)).body);
const undo = (setId: string | null, staff = buyer) =>
  staff.call('POST', `/staff/price-sets/${setId}/undo`);
const cost = (initialCents: number, saleCents: number | null = null) => ({
  initialCents,
  saleCents,
});

/** What a shopper pays for a size and reads as struck. */
async function shown(sku: string, locale: 'fr-fr' | 'de-de' = 'fr-fr') {
  const storeId = (await findWebDomain(platform.inside.database, locale))?.storeId ?? '';
  const { body } = await platform
    .guest({ storeId, locale })
    .call('GET', '/ecommerce/v3/catalog/products', { query: { sku: `${brand}-${sku}` } });
  const [option] = productMatchSchema.parse(body).product.options;
  const said = option?.skus.find((one) => one.sku === `${brand}-${sku}`)?.price ?? option?.price;
  return [said?.centAmount, said?.initial ?? null];
}

describe.skipIf(isRemote)('the grid of prices', () => {
  test('has a row for a colour, and for each size where they cost differently, in shops of the caller', async () => {
    const { rows, shops, total } = await read();
    expect(total).toBe(2);
    expect(rows.map(({ name, size }) => [name, size])).toEqual([
      ['Coat', null],
      ['Hat', 'S'],
      ['Hat', 'L'],
    ]);
    expect(rows[0]?.prices).toContainEqual({ shop: 'fr-fr', ...cost(8_000) });
    expect(shops).toContainEqual({ shop: 'fr-fr', currency: 'EUR' });
    const german = openStaffCalls(platform, { role: 'buyer', shops: ['de-de'] });
    const theirs = await read(german, `q=${brand}-coat`);
    expect(theirs.shops.map(({ shop }) => shop)).toEqual(['de-de']);
    expect(theirs.rows.flatMap(({ prices }) => prices.map(({ shop }) => shop))).toEqual(['de-de']);
    expect((await read(buyer, `brand=${brand}&family=f0000`)).rows).toEqual([]);
    expect((await read(buyer, `brand=${brand}&label=unknown`)).rows).toEqual([]);
  });

  test('comes in pages by name, each colour once, those without a name in the language last', async () => {
    const rows: GridRow[] = [];
    let page = await read(buyer, '');
    const { total } = page;
    for (; page.next !== null; page = await read(buyer, `after=${page.next}`)) {
      rows.push(...page.rows);
    }
    rows.push(...page.rows);
    expect(new Set(rows.map(({ optionId }) => optionId)).size).toBe(total);
    expect(total).toBeGreaterThan(GRID_PAGE);
    expect(rows.slice(-3).map(({ name }) => name)).toEqual(['Coat', 'Hat', 'Hat']);
    const named = rows.map(({ name }) => name).filter((name) => !['Coat', 'Hat'].includes(name));
    expect(named).toEqual(named.toSorted());
    const lost = await buyer.call('GET', '/staff/price-grid?after=gone');
    expect(refusal(lost)).toEqual([404, 'NOT_FOUND']);
  });

  test('says before it writes what will be struck, and writes colours and sizes of several shops in one go', async () => {
    const cells = [
      await cell(cost(8_000, 6_000)),
      await cell(cost(9_000), { shop: 'de-de' }),
      await cell(cost(3_000, 2_500), { size: 'L' }),
    ];
    const { body } = await buyer.call('POST', '/staff/price-grid-forecast', { cells });
    const { results } = forecastPriceCells.answer.parse(body);
    expect(results).toEqual([
      { refusal: null, shown: { centAmount: 6_000, struckCents: 8_000, lowestCents: 8_000 } },
      { refusal: null, shown: { centAmount: 9_000, struckCents: null, lowestCents: null } },
      { refusal: null, shown: { centAmount: 2_500, struckCents: 3_000, lowestCents: 3_000 } },
    ]);
    expect(await shown('coat-M')).toEqual([8_000, null]);
    const changeId = randomUUID();
    expect((await written(cells, changeId)).results).toEqual(results);
    // Sent twice it is one change.
    expect(await written(cells, changeId)).toEqual({ setId: changeId, results });
    expect(await shown('coat-M')).toEqual([6_000, 8_000]);
    expect(await shown('coat-M', 'de-de')).toEqual([9_000, null]);
    expect(await shown('hat-L')).toEqual([2_500, 3_000]);
    expect(await shown('hat-S')).toEqual([2_000, null]);
  });

  test('keeps the rule of 30 days: a reduction that stays goes on, one that was as cheap is not struck', async () => {
    await written([await cell(cost(8_000, 6_000))]);
    platform.inside.clock.advance(DAY_MS);
    await written([await cell(cost(8_500, 6_000))]);
    expect(await shown('coat-M')).toEqual([6_000, 8_500]);
    await written([await cell(cost(8_500))]);
    platform.inside.clock.advance(DAY_MS);
    const again = await written([await cell(cost(8_500, 6_000))]);
    expect(again.results[0]?.shown).toMatchObject({ centAmount: 6_000, struckCents: null });
    expect(await shown('coat-M')).toEqual([6_000, null]);
  });

  test('writes what it can and names the rest: changed by others, planned, reduced above its price', async () => {
    const stale = await cell(cost(7_500));
    await written([await cell(cost(7_000))]);
    const hat = await cell(cost(2_100), { size: 'S' });
    const { results } = await written([
      stale,
      { ...(await cell(cost(2_000, 2_000), { size: 'L' })), after: cost(2_000, 2_000) },
      { ...stale, optionId: '999999' },
      hat,
    ]);
    expect(results.map((one) => one.refusal)).toEqual([
      'CHANGED_BY_OTHERS',
      'PRICES_INVALID',
      'NOT_FOUND',
      null,
    ]);
    expect([await shown('coat-M'), await shown('hat-S')]).toEqual([
      [7_000, null],
      [2_100, null],
    ]);
    const { optionId, productId } = await rowOf(null);
    const from = new Date(platform.inside.clock.now().getTime() + 3 * DAY_MS);
    await buyer.call('POST', `/staff/products/${productId}/prices`, {
      ...{ changeId: randomUUID(), optionIds: [optionId], from: from.toISOString().slice(0, 10) },
      ...{ shops: [{ shop: 'fr-fr', ...cost(6_500) }], lastDay: null },
    });
    const planned = await written([await cell(cost(7_200))]);
    expect(planned).toMatchObject({ setId: null, results: [{ refusal: 'PRICES_PLANNED' }] });
  });

  test('is undone cell by cell, but where something newer was written, which is left and named', async () => {
    const { setId } = await written([
      await cell(cost(8_000, 6_000)),
      await cell(cost(9_000), { shop: 'de-de' }),
      await cell(cost(3_500), { size: 'L' }),
    ]);
    platform.inside.clock.advance(DAY_MS);
    await written([await cell(cost(9_500), { shop: 'de-de' })]);
    const undone = undoPriceSet.answer.parse((await undo(setId)).body);
    expect(undone).toMatchObject({ cells: 3, undoneAt: expect.any(String) });
    expect(undone.left).toMatchObject([
      { name: 'Coat', size: null, shop: 'de-de', refusal: 'CHANGED_BY_OTHERS' },
    ]);
    expect(await shown('coat-M')).toEqual([8_000, null]);
    expect(await shown('coat-M', 'de-de')).toEqual([9_500, null]);
    expect(await shown('hat-L')).toEqual([3_000, null]);
    expect(refusal(await undo(setId))).toEqual([412, 'CHANGED_BY_OTHERS']);
    const { body } = await buyer.call('GET', '/staff/price-sets');
    expect(getPriceSets.answer.parse(body).values).toContainEqual(undone);
  });

  test('has a reduction of a plan back when it is undone, and other systems hear of both', async () => {
    await buyer.call('POST', '/staff/price-plans', {
      ...{ changeId: randomUUID(), name: brand, percent: 25, ending: 'same', shops: ['fr-fr'] },
      selection: { families: [], brands: [brand], productIds: [], exceptReduced: true },
      ...{ from: null, until: null },
    });
    expect(await shown('coat-M')).toEqual([6_000, 8_000]);
    await platform.inside.runJobs();
    platform.inside.clock.advance(DAY_MS);
    const { optionId } = await rowOf(null);
    const { setId } = await written([await cell(cost(8_000, 5_000))]);
    await platform.inside.runJobs();
    platform.inside.clock.advance(DAY_MS);
    await undo(setId);
    await platform.inside.runJobs();
    expect((await rowOf(null)).prices).toContainEqual({ shop: 'fr-fr', ...cost(8_000, 6_000) });
    const { body } = await buyer.call('GET', '/staff/events?size=1000&after=0');
    const told = getEvents.answer
      .parse(body)
      .values.filter(({ type, data }) => type === 'price.changed' && data.optionId === optionId);
    const reduced = (cents: number) => [
      { type: 'I', centAmount: 8_000 },
      { type: 'S', centAmount: cents },
    ];
    expect(told.map(({ data }) => data)).toMatchObject([
      { before: [{ centAmount: 8_000 }], after: reduced(6_000) },
      { before: reduced(6_000), after: reduced(5_000) },
      { before: reduced(5_000), after: reduced(6_000) },
    ]);
  });

  test('is refused to who may not price, and wholly with a shop of others', async () => {
    const cells = [await cell(cost(7_000)), await cell(cost(7_000), { shop: 'de-de' })];
    const german = openStaffCalls(platform, { role: 'buyer', shops: ['de-de'] });
    expect(refusal(await write(cells, randomUUID(), german))).toEqual([404, 'NOT_FOUND']);
    const { setId } = await written(cells);
    expect(refusal(await undo(setId, german))).toEqual([404, 'NOT_FOUND']);
    const desk = openStaffCalls(platform, { role: 'desk' });
    expect((await desk.call('GET', '/staff/price-grid')).status).toBe(403);
    expect((await write(cells, randomUUID(), desk)).status).toBe(403);
  });
});
