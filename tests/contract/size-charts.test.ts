import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listGoodsWords } from '#src/domain/catalogue/goods-word.calls.ts';
import { listSizeCharts } from '#src/domain/catalogue/size-chart.calls.ts';
import type { SizeChartDocument } from '#src/domain/catalogue/size-chart.schema.ts';
import { findProduct } from '#src/platform/catalogue/products/product-store.ts';
import { auditEntries } from '#src/platform/staff/tables.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { codeOf } from '../support/shopping.ts';
import { openStaffCalls, type StaffCalls } from '../support/staff-calls.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let buyer: StaffCalls;
/** A product of women's sizes, without a brand. */
let productId: string;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
  buyer = openStaffCalls(platform, { role: 'buyer' });
  const { rows } = await platform.inside.database.execute<{ id: string }>(sql`
    select p.product_id as id from products p join tiles t on t.product_id = p.product_id
    where p.size_scale = 'women' and t.domain = 'fr-fr' limit 1`);
  productId = rows[0]?.id ?? '';
}, 60_000);
afterAll(() => platform.stop());

const charts = async () =>
  listSizeCharts.answer.parse((await buyer.call('GET', '/staff/size-charts')).body).values;
const chartOf = async (brand: string | null) => {
  const found = (await charts()).find(
    ({ document }) => document.scale === 'women' && document.brand === brand,
  );
  if (found === undefined) throw new Error('no chart');
  return found;
};
const make = (document: SizeChartDocument, staff = buyer) =>
  staff.call('POST', '/staff/size-charts', document);
const change = (id: string, revision: string, document: SizeChartDocument) =>
  buyer.call('PUT', `/staff/size-charts/${id}`, { revision, document });
const shown = async () => {
  const shop = { domain: 'fr-fr', lang: 'fr' } as const;
  const now = platform.inside.clock.now();
  const found = await findProduct(platform.inside.database, { productId }, shop, now);
  return found?.product.sizeChart ?? null;
};

describe.skipIf(isRemote)('size charts', () => {
  test('what is changed is in the size guide, size by size and in Italian sizes', async () => {
    const { id, revision, document, products } = await chartOf(null);
    expect(products).toBeGreaterThan(100);
    const [first, ...others] = document.rows;
    if (first === undefined) throw new Error('no rows');
    const longer = { ...document, rows: [{ ...first, measures: [81.5, 62, 87] }, ...others] };
    expect((await change(id, revision, longer)).status).toBe(200);
    expect((await shown())?.rows[0]).toEqual({ eur: '34', it: '38', measures: [81.5, 62, 87] });
    expect(codeOf(await change(id, revision, longer))).toBe('CHANGED_BY_OTHERS');
    const entries = await platform.inside.database.select().from(auditEntries);
    expect(entries.at(-1)).toMatchObject({ action: 'size-chart.change', before: document });
  });

  test('a brand has its own, which follows its name; the guide is gone where a size is missing', async () => {
    const { document } = await chartOf(null);
    const own = { ...document, brand: 'Tapir', measures: ['waist' as const] };
    const rows = document.rows.map(({ size }) => ({ size, measures: [70] }));
    expect(codeOf(await make(own))).toBe('SIZE_CHART_INVALID');
    expect(codeOf(await make({ ...own, brand: null, rows }))).toBe('SIZE_CHART_TAKEN');
    expect((await make({ ...own, rows })).status).toBe(200);
    expect((await shown())?.measures).toEqual(document.measures);
    const { database } = platform.inside;
    await buyer.call('POST', '/staff/goods-words', {
      ...{ kind: 'brand', name: 'Tapir', manufacturer: null, responsible: null },
    });
    await database.execute(
      sql`update products set brand = 'Tapir' where product_id = ${productId}`,
    );
    expect((await shown())?.measures).toEqual(['waist']);
    const { values } = listGoodsWords.answer.parse(
      (await buyer.call('GET', '/staff/goods-words?kind=brand&q=Tapir')).body,
    );
    await buyer.call('PUT', '/staff/goods-words/brand/Tapir', {
      revision: values[0]?.revision,
      document: { kind: 'brand', name: 'Okapi', manufacturer: null, responsible: null },
    });
    expect((await shown())?.measures).toEqual(['waist']);
    const { id, revision, document: okapi } = await chartOf('Okapi');
    // It lacks a size that the product has: that of all brands is shown.
    await change(id, revision, { ...okapi, rows: okapi.rows.slice(1) });
    expect((await shown())?.measures).toEqual(document.measures);
    for (const chart of [await chartOf('Okapi'), await chartOf(null)]) {
      const removed = await buyer.call('POST', `/staff/size-charts/${chart.id}/removal`, {});
      expect(removed.status).toBe(200);
    }
    expect(await shown()).toBeNull();
  });

  test('who works for one shop reads them, and changes none', async () => {
    const swiss = openStaffCalls(platform, { role: 'buyer', shops: ['fr-ch'] });
    const { body } = await swiss.call('GET', '/staff/size-charts');
    expect(body).toMatchObject({ isForAllShops: false });
    const [chart] = await charts();
    if (chart === undefined) throw new Error('no chart');
    expect(codeOf(await make({ ...chart.document, brand: 'Ours' }, swiss))).toBe('FORBIDDEN');
  });
});
