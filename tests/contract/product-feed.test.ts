import { afterAll, beforeAll, expect, test } from 'vitest';
import { feedPageSchema } from '#src/domain/catalogue/product-feed.schema.ts';
import { FEED_PAGE_SIZE } from '#src/domain/catalogue/product-feed.ts';
import { pageNamesSchema } from '#src/domain/content/page-names.schema.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

const CATALOGUE = '/ecommerce/v3/catalog';
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
}, 60_000);
afterAll(() => platform.stop());

async function feedPage(after?: string) {
  const query: Record<string, string> = after === undefined ? {} : { after };
  const { status, body } = await platform.guest().call('GET', `${CATALOGUE}/feed`, { query });
  expect(status).toBe(200);
  return feedPageSchema.parse(body);
}

test('the feed names each product that is listed once, page by page, with all its sizes', async () => {
  const products = [];
  let next: string | null | undefined;
  do {
    const page = await feedPage(next ?? undefined);
    expect(page.values.length).toBeLessThanOrEqual(FEED_PAGE_SIZE);
    products.push(...page.values);
    next = page.next;
  } while (next !== null);
  const { body } = await platform
    .guest()
    .call('GET', `${CATALOGUE}/page-names`, { query: { kind: 'product' } });
  const listed = pageNamesSchema.parse(body).values.filter(({ shops }) => shops.includes('fr-fr'));
  expect(products.map(({ productId }) => productId).sort()).toEqual(
    listed.map(({ id }) => id).sort(),
  );
  const dress = products.find(({ productId }) => productId === '400101');
  expect(dress).toMatchObject({ slug: 'robe-midi', families: expect.arrayContaining(['Robes']) });
  expect(dress).toMatchObject({ googleCategory: 2_271, materials: [{ percent: 100 }] });
  for (const { googleCategory, families } of products) {
    expect([families, googleCategory]).not.toEqual([families, null]);
  }
  expect(dress?.pattern).toBeNull();
  const striped = products.filter(({ name }) => name.endsWith(' à rayures'));
  expect(striped.length).toBeGreaterThan(0);
  expect(new Set(striped.map(({ pattern }) => pattern))).toEqual(new Set(['rayures']));
  expect(dress?.audience).toEqual({ gender: 'female', ageGroup: 'adult' });
  const told = new Set(products.map(({ audience }) => Object.values(audience ?? {}).join(' ')));
  expect([...told].sort()).toEqual([
    '',
    'female adult',
    'female kids',
    'male adult',
    'male kids',
    'unisex adult',
    'unisex infant',
  ]);
  const skus = dress?.options.flatMap((option) => option.skus);
  expect(skus?.find(({ sku }) => sku === 'S1')).toMatchObject({
    size: '38',
    gtin: '3600000000016',
    availability: 'AVAILABLE',
  });
  expect(dress?.options[0]?.price).toMatchObject({ currency: 'EUR', centAmount: 2_999 });
});

test('past the last product is nothing', async () => {
  expect(await feedPage('99999999999999')).toEqual({ values: [], next: null });
});
