import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { familyPageSchema, productMatchSchema } from '#src/domain/catalogue/catalogue.schema.ts';
import { stocks } from '#src/platform/stock/tables.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
}, 60_000);
afterAll(() => platform.stop());

const CATALOGUE = '/ecommerce/v3/catalog';

async function tileOfP1() {
  const path = `${CATALOGUE}/families/f1200/products`;
  const { body } = await platform.guest().call('GET', path, { query: { pageSize: 96 } });
  return familyPageSchema.parse(body).values.find(({ productId }) => productId === '400101');
}

async function optionsOfP1() {
  const { body } = await platform.guest().call('GET', `${CATALOGUE}/products/400101`);
  return productMatchSchema.parse(body).product.options;
}

const sellOut = (skus: readonly { sku: string }[]) =>
  platform.inside.database
    .update(stocks)
    .set({ quantity: 0 })
    .where(
      inArray(
        stocks.sku,
        skus.map(({ sku }) => sku),
      ),
    );

describe.skipIf(isRemote)('the tile of a product in a list', () => {
  test('shows a colour that is left, and says so when none is', { tags: ['ENU-14'] }, async () => {
    const [first, ...others] = await optionsOfP1();
    expect(await tileOfP1()).toMatchObject({
      optionId: first?.optionId,
      availability: 'AVAILABLE',
    });
    await sellOut(first?.skus ?? []);
    const next = await tileOfP1();
    expect(others.map(({ optionId }) => optionId)).toContain(next?.optionId);
    expect(next?.availability).not.toBe('UNAVAILABLE');
    await sellOut(others.flatMap(({ skus }) => skus));
    expect(await tileOfP1()).toMatchObject({ availability: 'UNAVAILABLE' });
  });
});
