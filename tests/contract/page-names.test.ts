import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NamedPage } from '#src/domain/content/content.ts';
import { pageNamesSchema } from '#src/domain/content/page-names.schema.ts';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
}, 60_000);
afterAll(() => platform.stop());

async function names(kind: NamedPage, page = 0) {
  const path = '/ecommerce/v3/catalog/page-names';
  const { status, body } = await platform.guest().call('GET', path, { query: { kind, page } });
  expect(status).toBe(200);
  return pageNamesSchema.parse(body);
}

test('each listed product is named once, in every language, where it is sold', {
  tags: ['SEO-06'],
}, async () => {
  const { total, values } = await names('product');
  expect(values).toHaveLength(total);
  expect(new Set(values.map(({ id }) => id)).size).toBe(total);
  const dress = values.find(({ id }) => id === '400101');
  expect(dress).toMatchObject({
    slugs: { fr: 'robe-midi', en: 'midi-dress', de: 'midikleid' },
    optionId: '500201',
  });
  expect(dress?.shops.toSorted()).toEqual([...ONLINE_LOCALES].sort());
});

test('families are named everywhere, and past the end is nothing', async () => {
  const { values } = await names('family');
  expect(values.find(({ id }) => id === 'f1200')?.slugs).toMatchObject({ fr: 'robes' });
  expect((await names('family', 1)).values).toEqual([]);
});

test('one page is named when its id is given, and none for an id that nobody shows', async () => {
  const of = async (query: Record<string, string>) => {
    const path = '/ecommerce/v3/catalog/page-names';
    const { body } = await platform.guest().call('GET', path, { query });
    return pageNamesSchema.parse(body).values;
  };
  const [dresses, ...others] = await of({ kind: 'family', id: 'f1200' });
  expect(others).toEqual([]);
  expect(dresses?.slugs).toMatchObject({ fr: 'robes', de: 'kleider' });
  expect(await of({ kind: 'product', id: 'f1200' })).toEqual([]);
});
