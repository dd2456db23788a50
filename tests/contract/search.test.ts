import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SearchPage, searchPageSchema } from '#src/domain/catalogue/catalogue.schema.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
}, 60_000);
afterAll(() => platform.stop());

const SHOPS = {
  fr: { storeId: '1001', locale: 'fr-fr' },
  en: { storeId: '1003', locale: 'en' },
  es: { storeId: '1004', locale: 'es-es' },
  de: { storeId: '1005', locale: 'de-de' },
  it: { storeId: '1006', locale: 'it-it' },
  pl: { storeId: '1007', locale: 'pl-pl' },
} as const;

async function search(
  q: string,
  lang: keyof typeof SHOPS = 'fr',
  query: Record<string, string | number> = {},
): Promise<SearchPage> {
  const path = '/ecommerce/v3/catalog/search';
  const answer = await platform.guest(SHOPS[lang]).call('GET', path, { query: { q, ...query } });
  expect(answer.status).toBe(200);
  return searchPageSchema.parse(answer.body);
}

describe('search', () => {
  test('"robe" lists P1 first and tells what was searched', { tags: ['RTE-08'] }, async () => {
    const page = await search('robe');
    expect(page.query).toBe('robe');
    expect(page.values[0]?.productId).toBe('400101');
  });

  test.each([
    ['fr', 'robes', 'Robe'],
    ['en', 'dresses', 'dress'],
    ['de', 'kleider', 'kleid'],
    ['es', 'vestidos', 'Vestido'],
    ['it', 'abiti', 'Abito'],
    ['pl', 'sukienki', 'ukienka'],
  ] as const)(
    'in %s the plural %s finds the singular',
    { tags: ['RTE-08'] },
    async (lang, q, part) => {
      const { total, values } = await search(q, lang);
      expect(total).toBeGreaterThan(30);
      expect(values[0]?.name).toContain(part);
    },
  );

  test.each([
    ['fr', 'jupe plissee', 'plissée'],
    ['pl', 'spodnica', 'pódnica'],
    ['es', 'cardigan', 'árdigan'],
  ] as const)(
    'in %s "%s" is found without its accents',
    { tags: ['RTE-08'] },
    async (lang, q, part) => {
      const { values } = await search(q, lang);
      expect(values[0]?.name).toContain(part);
    },
  );

  test.each([
    ['fr', 'robe rouge', /robe/i, ['vermillon', 'bordeaux', 'framboise']],
    ['de', 'rotes Kleid', /kleid/i, ['Zinnoberrot', 'Bordeaux', 'Himbeere']],
    ['pl', 'czerwona sukienka', /sukienka/i, ['cynobrowy', 'bordowy', 'malinowy']],
    ['it', 'vestito rosso', /abito|vestito/i, ['vermiglio', 'bordeaux', 'lampone']],
    ['en', 'red dress', /dress/i, ['vermilion', 'burgundy', 'raspberry']],
  ] as const)(
    'in %s "%s" shows dresses in reds',
    { tags: ['RTE-08'] },
    async (lang, q, dress, reds) => {
      const { values, answered, facets } = await search(q, lang, { pageSize: 96 });
      const known = new Map(facets.colour.map(({ label, hex }) => [hex, label]));
      expect(answered).toBeNull();
      expect(values.length).toBeGreaterThan(3);
      for (const { name } of values.slice(0, 4)) expect(name).toMatch(dress);
      for (const { swatches } of values) {
        expect(reds).toContain(known.get(swatches[0] ?? null));
      }
    },
  );

  // Each pair has one stem in the dictionary of its language.
  test.each([
    ['es', 'vestido', /^vestido/i, /de vestir/i],
    ['es', 'deportivas', /^zapatillas/i, /chándal/i],
    ['en', 'leggings', /leggings/i, /-leg jeans/i],
    ['en', 'bath towel', /towel/i, /swimsuit/i],
  ] as const)(
    'in %s "%s" brings no other word of its stem',
    { tags: ['RTE-08'] },
    async (lang, q, own, other) => {
      const { values, answered } = await search(q, lang, { pageSize: 96 });
      expect(answered).toBeNull();
      expect(values[0]?.name).toMatch(own);
      for (const { name } of values) expect(name).not.toMatch(other);
    },
  );

  test.each([
    ['de', 'kleid', /kleid/i, /rock/i],
    ['en', 'shorts', /shorts/i, /t-shirt/i],
    ['es', 'flores', /flores/i, /flora/i],
    ['fr', 'haut', /polo|t-shirt|caraco/i, /taille haute/i],
    ['it', 'mare', /^costume/i, /^(?!costume).*mara/i],
    ['pl', 'len', /lnu|z len/i, /Lena z/],
  ] as const)(
    'in %s what "%s" says as typed stands first',
    { tags: ['RTE-08'] },
    async (lang, q, own, bent) => {
      const { values } = await search(q, lang, { pageSize: 96 });
      const names = values.map(({ name }) => name);
      expect(names[0]).toMatch(own);
      const firstBent = names.findIndex((name) => bent.test(name) && !own.test(name));
      const lastOwn = names.findLastIndex((name) => own.test(name) && !bent.test(name));
      expect(firstBent).toSatisfy((place: number) => place === -1 || place > lastOwn);
    },
  );

  test('in es "vestido rojo" shows reds alone', { tags: ['RTE-08'] }, async () => {
    const { values, facets } = await search('vestido rojo', 'es', { pageSize: 96 });
    const reds = new Set(['bermellón', 'burdeos', 'frambuesa']);
    const known = new Map(facets.colour.map(({ label, hex }) => [hex, label]));
    expect(values.length).toBeGreaterThan(3);
    const others = values.filter(({ swatches }) => !reds.has(known.get(swatches[0] ?? null) ?? ''));
    expect(others).toEqual([]);
  });

  test('a colour word and a size are asked of one piece', { tags: ['RTE-08'] }, async () => {
    const reds = await search('robe rouge', 'fr', { pageSize: 96 });
    const sized = await search('robe rouge', 'fr', { pageSize: 96, size: '40' });
    expect(sized.total).toBe(reds.facets.size.find(({ value }) => value === '40')?.count);
    const known = new Map(sized.facets.colour.map(({ label, hex }) => [hex, label]));
    for (const { swatches } of sized.values) {
      expect(['vermillon', 'bordeaux', 'framboise']).toContain(known.get(swatches[0] ?? null));
    }
  });

  test('every word counts: "robe lin" finds dresses of linen only', {
    tags: ['RTE-08'],
  }, async () => {
    const { values } = await search('robe lin');
    expect(values.length).toBeGreaterThan(0);
    for (const { name } of values) expect(name).toMatch(/^Robe /);
  });

  test('the last word may be unfinished', { tags: ['RTE-08'] }, async () => {
    const { values } = await search('manteau oversi');
    expect(values[0]?.name).toMatch(/^Manteau oversize/);
  });

  test.each([
    ['fr', 'roobe', 'Robe'],
    ['en', 'cardgan', 'cardigan'],
    ['de', 'mantl', 'Mantel'],
  ] as const)(
    'in %s the typing error "%s" is forgiven',
    { tags: ['RTE-08'] },
    async (lang, q, part) => {
      const { values } = await search(q, lang);
      expect(values[0]?.name).toContain(part);
    },
  );

  test.each(['400101', '500201', '3600000000016', '360 0000 000016'])(
    'the key %s finds its one product',
    { tags: ['RTE-18'] },
    async (q) => {
      const { total, values } = await search(q);
      expect(total).toBe(1);
      expect(values[0]?.productId).toBe('400101');
    },
  );

  test('a price sort orders what is found', { tags: ['RTE-08'] }, async () => {
    const { values } = await search('pull', 'fr', { sort: 'price-asc', pageSize: 96 });
    const prices = values.map(({ price }) => price.centAmount);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  test('pages neither overlap nor leave anything out', { tags: ['RTE-08'] }, async () => {
    const whole = await search('chemise', 'fr', { pageSize: 96 });
    const [first, second] = await Promise.all(
      [0, 1].map((page) => search('chemise', 'fr', { page, pageSize: 20 })),
    );
    const ids = [...(first?.values ?? []), ...(second?.values ?? [])].map((tile) => tile.productId);
    expect(ids).toEqual(whole.values.slice(0, 40).map((tile) => tile.productId));
  });

  test.each(['', '   ', '!?', 'qzxqzx', '%_\\'])(
    'the text %j finds nothing, and is no error',
    { tags: ['RTE-08'] },
    async (q) => {
      expect(await search(q)).toMatchObject({ total: 0, values: [] });
    },
  );

  test.each(["robe' or 1=1 --", 'robe & | ! :* ()'])(
    'signs of other languages in %j are no part of the search',
    { tags: ['RTE-08'] },
    async (q) => {
      const { total } = await search('robe');
      expect(total).toBeGreaterThan(0);
      expect((await search(q)).total).toBeLessThanOrEqual(total);
    },
  );

  test('nothing found is an empty page', { tags: ['RTE-08'] }, async () => {
    expect(await search('qzxqzx')).toMatchObject({ total: 0, values: [] });
  });

  test('the dematerialised fixture is not listed', { tags: ['CHK-12'] }, async () => {
    expect((await search('patron')).values.map((tile) => tile.productId)).not.toContain('400999');
  });
});

test.each([
  ['S1', '400101'],
  [' s1 ', '400101'],
  ['Réf. 500201', '400101'],
  ['R500201', '400101'],
])('the number %j of a size or a colour names its product', { tags: ['RTE-08'] }, async (q, id) => {
  const { direct, values } = await search(q);
  expect(direct?.productId).toBe(id);
  expect(values.map(({ productId }) => productId)).toEqual([id]);
});

test.each([
  ['en', 'black jeans', /jeans/i],
  ['fr', 'jean noir', /jean/i],
  ['de', 'schwarze jeans', /jeans/i],
] as const)(
  'in %s "%s" begins with jeans, not with what is made of denim',
  async (lang, q, name) => {
    const { values } = await search(q, lang);
    expect(values[0]?.name).toMatch(name);
    expect(values[0]?.name).not.toMatch(/jacket|veste|jacke/i);
  },
);

test('where no product has all words, those with most of them come first', async () => {
  const { answered, values } = await search('robe lin zzzzqqqq');
  expect(answered).not.toBeNull();
  const both = await search('robe lin');
  const first = values.slice(0, Math.min(both.total, 24)).map(({ productId }) => productId);
  expect(both.total).toBeGreaterThan(0);
  expect(new Set(first)).toEqual(new Set(both.values.map(({ productId }) => productId)));
});

test('whom a garment is for narrows a search, and counts what it leaves', async () => {
  const all = await search('jean');
  const audiences = all.facets.audience.map(({ value, label }) => [value, label]);
  expect(audiences).toEqual(
    expect.arrayContaining([
      ['women', 'Femme'],
      ['men', 'Homme'],
    ]),
  );
  const men = await search('jean', 'fr', { audience: 'men' });
  expect(men.total).toBe(all.facets.audience.find(({ value }) => value === 'men')?.count);
  expect(men.total).toBeLessThan(all.total);
});
