import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  relatedProductsSchema,
  searchPageSchema,
  suggestionsSchema,
  tilesSchema,
} from '#src/domain/catalogue/catalogue.schema.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
}, 60_000);
afterAll(() => platform.stop());

const CATALOGUE = '/ecommerce/v3/catalog';
const GERMANY = { storeId: '1005', locale: 'de-de' } as const;
const SPAIN = { storeId: '1004', locale: 'es-es' } as const;
const FRANCE = {} as const;
const POLAND = { storeId: '1007', locale: 'pl-pl' } as const;
type Shop = Parameters<TestPlatform['guest']>[0];

async function read(path: string, query: Record<string, string>, shop: Shop = {}) {
  const { status, body } = await platform.guest(shop).call('GET', `${CATALOGUE}${path}`, { query });
  expect(status).toBe(200);
  return body;
}
const suggest = async (q: string, shop?: Shop) =>
  suggestionsSchema.parse(await read('/suggestions', { q }, shop));

describe('suggestions', () => {
  test('a barcode suggests its product, as a search for it finds it', {
    tags: ['RTE-18'],
  }, async () => {
    const { products, answered } = await suggest('3600000000016');
    expect(products.map(({ productId }) => productId)).toEqual(['400101']);
    expect(answered).toBeNull();
  });

  test('an unfinished word suggests products, families and whole searches', {
    tags: ['RTE-08'],
  }, async () => {
    const { products, families, terms } = await suggest('rob');
    expect(products).toHaveLength(6);
    expect(products[0]?.name).toContain('Robe');
    expect(families.map(({ title }) => title)).toContain('Robes');
    // Jeans are in the men's and in the women's: each says where it is.
    const { families: jeans } = await suggest('jean');
    const named = jeans.map(({ title, within }) => `${title}, ${within}`);
    expect(named).toEqual(expect.arrayContaining(['Jeans, Femme', 'Jeans, Homme']));
    expect(new Set(named).size).toBe(named.length);
    expect(terms.every((term) => term.startsWith('rob'))).toBe(true);
    expect(terms.length).toBeGreaterThan(0);
  });

  test.each([
    ['kleit', 'leid', GERMANY],
    ['sukenka', 'ukienka', POLAND],
  ] as const)('"%s" is forgiven, and said', { tags: ['RTE-08'] }, async (typed, part, shop) => {
    const { products, answered } = await suggest(typed, shop);
    expect(answered).not.toBeNull();
    expect(products[0]?.name).toContain(part);
  });

  test.each([
    ['mutz', 'mütze', 'mutze', GERMANY],
    ['zaki', 'żakiet', 'zakiet', POLAND],
    ['roz swet', 'róż sweter', 'roz sweter', POLAND],
    ['sudadera nin', 'sudadera niño', 'sudadera nino', SPAIN],
    ['rotes klei', 'rotes kleid', 'rotes kleider', GERMANY],
    ['rote klei', 'rote kleider', 'rote kleid', GERMANY],
  ] as const)(
    '"%s" is finished as "%s", as people write it',
    { tags: ['RTE-08'] },
    async (typed, right, wrong, shop) => {
      const { terms } = await suggest(typed, shop);
      expect(terms).toContain(right);
      expect(terms).not.toContain(wrong);
    },
  );

  test('what was answered instead is spelled as people write it', {
    tags: ['RTE-08'],
  }, async () => {
    expect((await suggest('mutzze', GERMANY)).answered).toBe('mütze');
  });

  test('without a text they are what is popular', async () => {
    const { products, families, terms } = await suggest('');
    expect([products.length, families.length]).toEqual([6, 4]);
    expect(terms.length).toBeGreaterThan(0);
  });

  test.each([FRANCE, GERMANY, POLAND])(
    'popular words are not the categories said twice',
    async (shop) => {
      const { families, terms } = await suggest('', shop);
      const titles = families.map(({ title }) => title.toLowerCase());
      expect(titles).not.toEqual(expect.arrayContaining(terms));
      expect(terms.filter((term) => titles.includes(term.toLowerCase()))).toEqual([]);
      // A word that leads nowhere is none that is searched.
      for (const term of terms) {
        expect((await suggest(term, shop)).products.length).toBeGreaterThan(0);
      }
    },
  );

  test('of nothing at all there is nothing, and that is no error', async () => {
    expect(await suggest('zzzzqqqq')).toMatchObject({ products: [], families: [], answered: null });
  });
});

describe('a search', () => {
  const search = async (q: string) => searchPageSchema.parse(await read('/search', { q }));

  test.each(['3600000000016', '400101', '500201'])(
    'for %s names the product itself',
    { tags: ['RTE-08'] },
    async (q) => {
      expect((await search(q)).direct).toEqual({ productId: '400101', slug: 'robe-midi' });
    },
  );

  test('that finds nothing comes with what is popular; one that finds something does not', async () => {
    const nothing = await search('zzzzqqqq');
    expect([nothing.total, nothing.rescue.length, nothing.direct]).toEqual([0, 8, null]);
    expect((await search('robe')).rescue).toEqual([]);
  });
});

describe('tiles and relations', () => {
  test('tiles come in the order that was asked for; what is not listed is left out', async () => {
    const { values } = tilesSchema.parse(
      await read('/tiles', { productIds: '400103,400999,400101' }),
    );
    expect(values.map(({ productId }) => productId)).toEqual(['400103', '400101']);
  });

  test('too many tiles at once are refused', async () => {
    const productIds = Array.from({ length: 49 }, (_, place) => 400101 + place).join();
    const path = `${CATALOGUE}/tiles`;
    expect((await platform.guest().call('GET', path, { query: { productIds } })).status).toBe(400);
  });

  test('a product has a look and its like, none of them sold out or itself', async () => {
    const { look, similar } = relatedProductsSchema.parse(
      await read('/products/400101/related', {}),
    );
    expect(look.length).toBeGreaterThan(0);
    expect(similar.length).toBeGreaterThan(3);
    const all = [...look, ...similar];
    expect(all.map(({ productId }) => productId)).not.toContain('400101');
    expect(all.map(({ availability }) => availability)).not.toContain('UNAVAILABLE');
  });
});
