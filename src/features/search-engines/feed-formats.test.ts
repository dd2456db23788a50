import { expect, test } from 'vitest';
import type { FeedProduct } from '#src/domain/catalogue/product-feed.schema.ts';
import { OFFERS, TSV, XML } from './feed-formats.ts';
import { type FeedShop, feedItems } from './feed-items.ts';

const itemsOf = (of: FeedShop, product: FeedProduct, { item } = XML) =>
  feedItems(of, product).map(item).join('');

const home = (centAmount: number, freeAbove: number | null) => ({
  ...({ key: 'NO', name: 'À domicile', promise: null } as const),
  delay: { minDays: 2, maxDays: 4 },
  shippingRate: {
    price: { centAmount },
    freeAbove: freeAbove === null ? null : { centAmount: freeAbove },
  },
});
const shop = {
  locale: 'fr-fr' as const,
  brandName: 'Vitrine & Co',
  home: 'https://shop.example/fr-fr',
  media: 'https://shop.example/media',
  deliveries: [
    { country: 'FR', method: home(390, 5_000) },
    { country: 'BE', method: home(590, null) },
  ],
};
const sizeLabel = { short: '38', full: '38' };
const sku = { sku: 'S1', gtin: '4006381333931', size: '38', sizeLabel, availableQuantity: 2 };
const dress: FeedProduct = {
  productId: '400101',
  slug: 'robe-midi',
  name: 'Robe <midi>',
  description: 'Lin\u0007 & coton',
  brand: null,
  safety: null,
  tags: [],
  expectedOn: null,
  sizeScale: 'women',
  materials: [
    { label: 'Lin', percent: 60 },
    { label: 'Coton', percent: 40 },
  ],
  pattern: 'petites fleurs',
  googleCategory: 2_271,
  families: ['Femme', 'Robes'],
  audience: { gender: 'female', ageGroup: 'adult' },
  options: [
    {
      optionId: '500201',
      colour: { label: 'Vermillon', hex: '#c8412b' },
      pictures: ['AP', 'VH', 'ZM', 'VC'],
      zoomWidth: 1_248,
      look: 'a1b2c3d4',
      price: { currency: 'EUR', centAmount: 1_999, type: 'S', initial: 2_999, lowest30Days: 2_999 },
      skus: [
        { ...sku, availability: 'FEW_REMAINING' },
        { ...sku, sku: 'S0', gtin: '4006381333932', availability: 'UNAVAILABLE' },
      ],
    },
  ],
};

test('each size is a separate item, with its former and its current price', () => {
  const [first = '', second = '', ...others] = itemsOf(shop, dress).trim().split('\n');
  expect(others).toEqual([]);
  for (const part of [
    '<g:id>S1</g:id><g:item_group_id>400101</g:item_group_id>',
    '<g:link>https://shop.example/fr-fr/robe-midi--p400101?option=500201&amp;size=38</g:link>',
    '<g:image_link>https://shop.example/media/500201/AP.webp?w=800&amp;q=80&amp;v=a1b2c3d4</g:image_link>',
    '<g:additional_image_link>https://shop.example/media/500201/VH.webp?w=800&amp;q=80&amp;v=a1b2c3d4</g:additional_image_link><g:availability>',
    '<g:availability>in_stock</g:availability>',
    '<g:price>29.99 EUR</g:price><g:sale_price>19.99 EUR</g:sale_price>',
    '<g:gtin>4006381333931</g:gtin>',
    '<g:color>Vermillon</g:color><g:material>Lin/Coton</g:material><g:pattern>petites fleurs</g:pattern><g:size>38</g:size>',
    '<g:size_system>EU</g:size_system><g:size_type>regular</g:size_type>',
    '<g:gender>female</g:gender><g:age_group>adult</g:age_group>',
    '<g:google_product_category>2271</g:google_product_category><g:product_type>Femme &gt; Robes</g:product_type>',
  ]) {
    expect(first).toContain(part);
  }
  expect(itemsOf(shop, { ...dress, pattern: null })).not.toContain('g:pattern');
  expect(second).toContain('<g:availability>out_of_stock</g:availability>');
});

test('a size without a barcode says so, and a product names its brand', () => {
  const [colour] = dress.options;
  const options =
    colour === undefined
      ? []
      : [{ ...colour, skus: [{ ...sku, gtin: null, availability: 'AVAILABLE' as const }] }];
  const items = itemsOf(shop, { ...dress, brand: 'Acme & Sons', options });
  expect(items).toContain('<g:identifier_exists>no</g:identifier_exists>');
  expect(items).not.toContain('g:gtin');
  expect(items).toContain('<g:brand>Acme &amp; Sons</g:brand>');
  expect(itemsOf(shop, dress)).toContain('<g:brand>Vitrine &amp; Co</g:brand>');
  expect(itemsOf(shop, dress)).not.toContain('identifier_exists');
});

test('a British feed names British sizes and their system; letters and one size have none', () => {
  const [colour] = dress.options;
  const british = { ...sku, sizeLabel: { short: '10', full: 'UK 10' } };
  const options =
    colour === undefined
      ? []
      : [{ ...colour, skus: [{ ...british, availability: 'AVAILABLE' as const }] }];
  const items = itemsOf({ ...shop, locale: 'en' }, { ...dress, options });
  expect(items).toContain('<g:title>Robe &lt;midi&gt;, Vermillon, UK 10</g:title>');
  expect(items).toContain('<g:size>10</g:size><g:size_system>UK</g:size_system>');
  const inLetters = itemsOf(shop, { ...dress, sizeScale: 'letters' });
  expect(inLetters).not.toContain('size_system');
  expect(inLetters).toContain('<g:size_type>regular</g:size_type>');
  expect(itemsOf(shop, { ...dress, sizeScale: 'one' })).not.toContain('size_type');
});

test('a product without an audience names none', () => {
  const items = itemsOf(shop, { ...dress, audience: null });
  expect(items).not.toMatch(/g:gender|g:age_group/);
});

test('no text breaks out of its element, and none says what XML cannot', () => {
  expect(itemsOf(shop, dress)).toContain('Robe &lt;midi&gt;, Vermillon');
  expect(itemsOf(shop, dress)).toContain('<g:description>Lin &amp; coton</g:description>');
  expect(XML.head(shop)).toContain('<title>Vitrine &amp; Co</title>');
});

test('what is announced or made to order says so with its day, unless it is sold out', () => {
  const announced = { ...dress, tags: ['RAL_ANTICIPATION' as const], expectedOn: '2026-12-24' };
  const [first = '', second = ''] = itemsOf(shop, announced).trim().split('\n');
  expect(first).toContain(
    '<g:availability>preorder</g:availability><g:availability_date>2026-12-24T00:00:00Z</g:availability_date>',
  );
  expect(second).toContain('<g:availability>out_of_stock</g:availability>');
  expect(second).not.toContain('availability_date');
  const madeToOrder = itemsOf(shop, { ...dress, tags: ['ON_DEMAND'] });
  expect(madeToOrder).toContain('<g:availability>backorder</g:availability><g:price>');
  expect(itemsOf(shop, { ...dress, expectedOn: '2026-12-24' })).not.toContain('availability_date');
});

test('sizes with prices of their own are items at those', () => {
  const [colour] = dress.options;
  if (colour === undefined) throw new Error('no colour');
  const [first, second] = colour.skus;
  if (first === undefined || second === undefined) throw new Error('no sizes');
  const large = { ...colour.price, centAmount: 4_999, type: 'I' as const, initial: null };
  const skus = [first, { ...second, price: large }];
  const options = [{ ...colour, price: { ...colour.price, isFrom: true as const }, skus }];
  const items = itemsOf(shop, { ...dress, options })
    .trim()
    .split('\n');
  expect(items[0]).toContain('<g:price>29.99 EUR</g:price><g:sale_price>19.99 EUR</g:sale_price>');
  expect(items[1]).toContain('<g:price>49.99 EUR</g:price><g:shipping>');
});

test('each country is sent to at its rate, and for nothing above its threshold', () => {
  const sent = (cents: number) => {
    const [colour] = dress.options;
    const options =
      colour === undefined ? [] : [{ ...colour, price: { ...colour.price, centAmount: cents } }];
    return itemsOf(shop, { ...dress, options });
  };
  const france = '<g:shipping><g:country>FR</g:country><g:service>À domicile</g:service>';
  const belgium = '<g:shipping><g:country>BE</g:country><g:service>À domicile</g:service>';
  expect(sent(1_999)).toContain(`${france}<g:price>3.90 EUR</g:price></g:shipping>`);
  expect(sent(8_999)).toContain(`${france}<g:price>0.00 EUR</g:price></g:shipping>`);
  expect(sent(8_999)).toContain(`${belgium}<g:price>5.90 EUR</g:price></g:shipping>`);
});

test('what nobody knows of a product is left out', () => {
  const bare = itemsOf(shop, { ...dress, materials: [], googleCategory: null });
  expect(bare).not.toMatch(/g:material|google_product_category/);
});

test('a table has a row for each size, its pictures and countries in one cell, and no cell breaks its row', () => {
  const quoted = { ...dress, description: 'Lin\t« doux »\net "frais"' };
  const [first = '', second = '', ...others] = itemsOf(shop, quoted, TSV).trim().split('\n');
  expect(others).toEqual([]);
  const heads = TSV.head(shop).trim().split('\t');
  const cells = Object.fromEntries(
    first.split('\t').map((cell, index) => [heads[index] ?? '', cell]),
  );
  expect(cells).toMatchObject({
    ...{ id: 'S1', item_group_id: '400101', title: 'Robe <midi>, Vermillon, 38' },
    ...{ description: '"Lin « doux » et ""frais"""', price: '29.99 EUR', sale_price: '19.99 EUR' },
    shipping: 'FR::À domicile:3.90 EUR,BE::À domicile:5.90 EUR',
    ...{ availability: 'in_stock', gtin: '4006381333931', identifier_exists: '' },
    ...{ brand: 'Vitrine & Co', product_type: 'Femme > Robes', gender: 'female' },
  });
  expect(second.split('\t')).toHaveLength(heads.length);
});

test('what is for sale now is a small table: the id of each size, whether it is there, and its prices', () => {
  expect(OFFERS.head(shop) + itemsOf(shop, dress, OFFERS)).toBe(
    [
      'id\tavailability\tavailability_date\tprice\tsale_price',
      'S1\tin_stock\t\t29.99 EUR\t19.99 EUR',
      'S0\tout_of_stock\t\t29.99 EUR\t19.99 EUR\n',
    ].join('\n'),
  );
});
