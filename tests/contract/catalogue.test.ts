import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findGroup } from '#src/demo/garments/garment-store.ts';
import {
  type FamilyPage,
  familyPageSchema,
  productMatchSchema,
  stocksSchema,
} from '#src/domain/catalogue/catalogue.schema.ts';
import { DEMATERIALISED_SEGMENTATION } from '#src/domain/catalogue/catalogue.values.ts';
import { segmentationsSchema } from '#src/domain/catalogue/segmentation.schema.ts';
import { askPicture } from '../support/ask-picture.ts';
import type { CallOptions } from '../support/platform-client.ts';
import { SEEDED_SHOP } from '../support/seeded-shop.ts';
import { isRemote, startTestPlatform, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(SEEDED_SHOP);
}, 60_000);
afterAll(() => platform.stop());

const CATALOGUE = '/ecommerce/v3/catalog';
const POLAND = { storeId: '1007', locale: 'pl-pl' } as const;
const BRITAIN = { storeId: '1003', locale: 'en' } as const;
const ITALY = { storeId: '1006', locale: 'it-it' } as const;
const SWITZERLAND = { storeId: '1002', locale: 'fr-ch' } as const;

async function family(
  familyId: string,
  query: CallOptions['query'] = {},
  shop: Parameters<TestPlatform['guest']>[0] = {},
): Promise<FamilyPage> {
  const path = `${CATALOGUE}/families/${familyId}/products`;
  const { status, body } = await platform.guest(shop).call('GET', path, { query });
  expect(status).toBe(200);
  return familyPageSchema.parse(body);
}

describe('the products of a family', () => {
  test('a family lists its products by pages that neither overlap nor leave any out', {
    tags: ['RTE-10'],
  }, async () => {
    const whole = await family('f1200', { pageSize: 96 });
    expect(whole.values).toHaveLength(whole.total);
    expect(whole.family).toMatchObject({ familyId: 'f1200', slug: 'robes', title: 'Robes' });
    expect(whole.family.parents).toEqual([{ familyId: 'f1000', slug: 'femme', title: 'Femme' }]);
    const pages = await Promise.all(
      [0, 1, 2, 3, 4].map((page) => family('f1200', { page, pageSize: 10 })),
    );
    const paged = pages.flatMap(({ values }) => values.map(({ productId }) => productId));
    expect(paged).toEqual(whole.values.map(({ productId }) => productId));
    expect(new Set(paged).size).toBe(whole.total);
  });

  test('a page past the end is empty and keeps the total', { tags: ['RTE-10'] }, async () => {
    const page = await family('f1200', { page: 500 });
    expect(page.values).toEqual([]);
    expect(page.total).toBeGreaterThan(40);
  });

  test('a parent lists what its children list, and names them', { tags: ['RTE-10'] }, async () => {
    const women = await family('f1000');
    expect(women.family.children.map(({ familyId }) => familyId)).toContain('f1200');
    const children = await Promise.all(
      women.family.children.map(({ familyId }) => family(familyId, { pageSize: 1 })),
    );
    expect(women.total).toBe(children.reduce((sum, { total }) => sum + total, 0));
    // Each is shown by the piece that its own list begins with.
    const firsts = children.map(({ values }) => values[0]?.optionId);
    expect(firsts.every(Boolean)).toBe(true);
    expect(women.family.children.map(({ optionId }) => optionId)).toEqual(firsts);
  });

  test.each([
    ['price-asc', (a: number, b: number) => a <= b],
    ['price-desc', (a: number, b: number) => a >= b],
  ] as const)(
    'sort %s puts the prices now in order',
    { tags: ['RTE-10'] },
    async (sort, inOrder) => {
      const { values } = await family('f1000', { sort, pageSize: 96 });
      const prices = values.map(({ price }) => price.centAmount);
      for (const [place, cents] of prices.slice(1).entries()) {
        expect(inOrder(prices[place] ?? 0, cents)).toBe(true);
      }
    },
  );

  test('sort newest begins with products that are tagged new', { tags: ['ENU-10'] }, async () => {
    const { values } = await family('f1000', { sort: 'newest', pageSize: 10 });
    for (const { tags } of values) expect(tags).toContain('New');
  });

  test('the same family is sold in zlotys in Poland and francs in Switzerland', {
    tags: ['ENU-06', 'ENU-07'],
  }, async () => {
    const polish = await family('f1200', {}, POLAND);
    expect(polish.family.title).toBe('Sukienki');
    for (const { price } of polish.values) expect(price).toMatchObject({ currency: 'PLN' });
    const swiss = await family('f1200', {}, SWITZERLAND);
    for (const { price } of swiss.values) {
      expect(price.currency).toBe('CHF');
      expect(price.centAmount % 100).toBe(90);
      // Switzerland is outside the rule on price reductions.
      expect(price.lowest30Days).toBeNull();
    }
  });

  test('reduced prices stand below the struck one and show the 30-day price in the Union', {
    tags: ['ENU-09'],
  }, async () => {
    const pages = await Promise.all(
      [0, 1, 2].map((page) => family('f1000', { page, pageSize: 96 })),
    );
    const reduced = pages.flatMap(({ values }) => values).filter(({ price }) => price.type !== 'I');
    expect(reduced.length).toBeGreaterThan(20);
    for (const { price } of reduced) {
      expect(price.centAmount).toBeLessThan(price.initial ?? 0);
      expect(price.lowest30Days).not.toBeNull();
      expect(price.lowest30Days ?? 0).toBeLessThanOrEqual(price.initial ?? 0);
    }
  });

  test.each([
    ['f9999', {}, 404, 'FAMILY_NOT_FOUND'],
    ['f-12', {}, 400, 'BAD_REQUEST'],
    ['f1200', { sort: 'cheapest' }, 400, 'BAD_REQUEST'],
    ['f1200', { page: -1 }, 400, 'BAD_REQUEST'],
    ['f1200', { pageSize: 1000 }, 400, 'BAD_REQUEST'],
  ])(
    'family %s with %o is refused by %i',
    { tags: ['RTE-11'] },
    async (familyId, query, status, code) => {
      const path = `${CATALOGUE}/families/${familyId}/products`;
      const answer = await platform.guest().call('GET', path, { query });
      expect(answer).toMatchObject({ status, body: { code } });
    },
  );
});

describe('a product', () => {
  test('P1 is found by its id, by its option and by its barcode', {
    tags: ['RTE-18', 'RTE-19', 'RTE-20'],
  }, async () => {
    const caller = platform.guest();
    const byId = await caller.call('GET', `${CATALOGUE}/products/400101`);
    const byOption = await caller.call('GET', `${CATALOGUE}/products`, {
      query: { optionId: '500201' },
    });
    const byBarcode = await caller.call('GET', `${CATALOGUE}/products`, {
      query: { gtin: '3600000000016' },
    });
    const [one, two, three] = [byId, byOption, byBarcode].map(({ status, body }) => {
      expect(status).toBe(200);
      return productMatchSchema.strict().parse(body);
    });
    expect(one).toMatchObject({ optionId: '500201', sku: null });
    expect(two).toMatchObject({ optionId: '500201', sku: null });
    expect(three).toMatchObject({ optionId: '500201', sku: 'S1' });
    expect(one?.product).toEqual(three?.product);
    const second = await caller.call('GET', `${CATALOGUE}/products`, {
      query: { optionId: '500202' },
    });
    expect(productMatchSchema.parse(second.body)).toEqual({ ...one, optionId: '500202' });
    expect(one?.product).toMatchObject({
      productId: '400101',
      slug: 'robe-midi',
      name: 'Robe midi',
      segmentationId: 'w11200',
      breadcrumb: [{ familyId: 'f1000' }, { familyId: 'f1200' }],
    });
  });

  test('the skus of P1 show every availability', { tags: ['ENU-14'] }, async () => {
    const { body } = await platform.guest().call('GET', `${CATALOGUE}/products/400101`);
    const [option] = productMatchSchema.parse(body).product.options;
    const bySku = new Map(option?.skus.map((sku) => [sku.sku, sku]));
    expect(bySku.get('S1')).toMatchObject({ size: '38', availability: 'AVAILABLE' });
    expect(bySku.get('S2')).toMatchObject({ availability: 'FEW_REMAINING', availableQuantity: 2 });
    expect(bySku.get('S0')).toMatchObject({ availability: 'UNAVAILABLE', availableQuantity: 0 });
    expect(option?.price).toEqual({
      currency: 'EUR',
      centAmount: 2999,
      type: 'I',
      initial: null,
      lowest30Days: null,
    });
  });

  test('sizes keep their value in every shop, and read as its country writes them', {
    tags: ['DOM-08'],
  }, async () => {
    const readIn = async (shop: typeof BRITAIN | typeof ITALY | typeof POLAND, size: string) => {
      const { body } = await platform.guest(shop).call('GET', `${CATALOGUE}/products/400101`);
      const { sizeScale, options } = productMatchSchema.parse(body).product;
      expect(sizeScale).toBe('women');
      return options[0]?.skus.find((sku) => sku.size === size)?.sizeLabel;
    };
    expect(await readIn(BRITAIN, '38')).toEqual({ short: '10', full: 'UK 10' });
    expect(await readIn(POLAND, '38')).toEqual({ short: '38', full: '38' });
    expect(await readIn(ITALY, '42')).toEqual({ short: '42', full: '42' });
  });

  test('a list names its sizes as its shop does', async () => {
    const sizesIn = async (shop: typeof BRITAIN | typeof ITALY, familyId: string) => {
      const { size } = (await family(familyId, {}, shop)).facets;
      return size.map(({ value, label }) => `${value}: ${label.replace(/\s/g, ' ')}`);
    };
    expect(await sizesIn(BRITAIN, 'f1200')).toContain('38: 10');
    expect(await sizesIn(BRITAIN, 'f5010')).toContain('104: 3–4 years');
    expect(await sizesIn(BRITAIN, 'f3100')).toContain('40: 6.5');
    expect(await sizesIn(ITALY, 'f8010')).toEqual(expect.arrayContaining(['2B: 2B', '3B: 3B']));
    expect(await sizesIn(ITALY, 'f5010')).toContain('4: 4 anni');
    expect(await sizesIn(BRITAIN, 'f2000')).toContain('40: UK 36 / W32');
  });

  test('the words of a product follow the language of the call', { tags: ['PRD-18'] }, async () => {
    const { body } = await platform.guest(POLAND).call('GET', `${CATALOGUE}/products/400101`);
    const { product } = productMatchSchema.parse(body);
    expect(product).toMatchObject({ name: 'Sukienka midi', slug: 'sukienka-midi' });
    expect(product.materials).toEqual([{ label: 'wiskoza', percent: 100 }]);
    expect(product.care[0]).toBe('Prać w 30\u00a0°C, program delikatny');
  });

  test('is found by a sku as by its barcode', { tags: ['CRT-16'] }, async () => {
    const find = (query: Record<string, string>) =>
      platform.guest().call('GET', `${CATALOGUE}/products`, { query });
    const [bySku, byBarcode] = await Promise.all([
      find({ sku: 'S1' }),
      find({ gtin: '3600000000016' }),
    ]);
    expect(bySku.status).toBe(200);
    expect(bySku.body).toEqual(byBarcode.body);
  });

  test.each([
    [`${CATALOGUE}/products/499999`, {}, 404, 'PRODUCT_NOT_FOUND'],
    [`${CATALOGUE}/products/4001a`, {}, 400, 'BAD_REQUEST'],
    [`${CATALOGUE}/products`, { gtin: '1' }, 404, 'PRODUCT_NOT_FOUND'],
    [`${CATALOGUE}/products`, { sku: 'NOTHING' }, 404, 'PRODUCT_NOT_FOUND'],
    [`${CATALOGUE}/products`, { sku: 'S1', gtin: '1' }, 400, 'BAD_REQUEST'],
    [`${CATALOGUE}/products`, {}, 400, 'BAD_REQUEST'],
    [`${CATALOGUE}/products`, { gtin: '1', optionId: '500201' }, 400, 'BAD_REQUEST'],
  ])('%s with %o is refused by %i', { tags: ['RTE-22'] }, async (path, query, status, code) => {
    const answer = await platform.guest().call('GET', path, { query });
    expect(answer).toMatchObject({ status, body: { code } });
  });
});

test('segmentations form a tree that holds the dematerialised one', {
  tags: ['ENT-35', 'API-41'],
}, async () => {
  const { status, body } = await platform.guest().call('GET', `${CATALOGUE}/segmentations/`);
  expect(status).toBe(200);
  const segmentations = segmentationsSchema.parse(body);
  const ids = new Set(segmentations.map(({ segmentationId }) => segmentationId));
  for (const { parent } of segmentations) {
    if (parent !== null) expect(ids).toContain(parent.segmentationId);
  }
  expect(ids).toContain(DEMATERIALISED_SEGMENTATION);
  expect(segmentations.find(({ segmentationId }) => segmentationId === 'w11200')).toEqual({
    segmentationId: 'w11200',
    parent: { segmentationId: 'w11000' },
    title: 'Robes',
  });
});

test('stocks are answered in the order asked for, unknown skus left out', {
  tags: ['ENU-14'],
}, async () => {
  const { status, body } = await platform
    .guest()
    .call('GET', '/ecommerce/v3/stocks', { query: { skus: 'S0,NOPE,S2' } });
  expect(status).toBe(200);
  expect(stocksSchema.parse(body).values).toEqual([
    { sku: 'S0', availableQuantity: 0, availability: 'UNAVAILABLE' },
    { sku: 'S2', availableQuantity: 2, availability: 'FEW_REMAINING' },
  ]);
});

test('a stock call without skus, or with too many, is refused', { tags: ['ENU-14'] }, async () => {
  const caller = platform.guest();
  const many = Array.from({ length: 101 }, (_, place) => `X${place}`).join(',');
  for (const skus of ['', ',', many]) {
    const answer = await caller.call('GET', '/ecommerce/v3/stocks', { query: { skus } });
    expect(answer).toMatchObject({ status: 400, body: { field: 'skus' } });
  }
});

test.skipIf(isRemote)(
  'the group picture of a product shows all of its colours',
  { tags: ['ENU-11', 'A-076'] },
  async () => {
    const { database, platform: inside } = platform.inside;
    const group = await findGroup(database, '500201');
    const { body } = await platform.guest().call('GET', `${CATALOGUE}/products/400101`);
    const { options } = productMatchSchema.parse(body).product;
    expect(options.length).toBeGreaterThan(1);
    expect(group.map(({ colour }) => colour)).toEqual(options.map(({ colour }) => colour.hex));
    const read = async (type: string) => {
      const picture = await askPicture(() =>
        inside.app.request(`/media/500201/${type}.webp?w=320`),
      );
      expect(picture.status).toBe(200);
      return Buffer.from(await picture.arrayBuffer());
    };
    const [alone, together] = [await read('AP'), await read('GZ')];
    expect(together.equals(alone)).toBe(false);
  },
);
