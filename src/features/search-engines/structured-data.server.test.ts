import { describe, expect, test } from 'vitest';
import { scriptJson } from '#src/features/shop/script-json.server.ts';
import {
  familyData,
  helpData,
  type Page,
  productData,
  shopData,
  storeData,
  topPageData,
} from './structured-data.server.ts';

const page: Page = {
  locale: 'fr',
  shop: {
    brandName: 'Vitrine',
    mediaUrl: '/media',
    origins: { 'fr-fr': 'https://www.vitrine.fr' },
  },
};

const DRESSES = { familyId: 'f1200', slug: 'robes', title: 'Robes' };
const product: Parameters<typeof productData>[1] = {
  productId: '400101',
  slug: 'robe-midi',
  name: 'Robe midi',
  description: 'Une robe </script><script>alert(1)</script>',
  brand: null,
  safety: null,
  tags: [],
  expectedOn: null,
  sizeScale: 'women',
  breadcrumb: [DRESSES],
  options: [
    {
      optionId: '500201',
      colour: { label: 'Vermillon', hex: '#c8412b' },
      pictures: ['AP'],
      zoomWidth: 1_248,
      price: { currency: 'EUR', centAmount: 2_990, type: 'I', initial: null, lowest30Days: null },
      skus: [
        {
          sku: 'S1',
          gtin: '4006381333931',
          size: '38',
          sizeLabel: { short: '38', full: '38' },
          availability: 'AVAILABLE',
          availableQuantity: 9,
        },
        {
          sku: 'S0',
          gtin: '4006381333932',
          size: '40',
          sizeLabel: { short: '40', full: '40' },
          availability: 'UNAVAILABLE',
          availableQuantity: 0,
        },
      ],
    },
  ],
};

describe('what search engines read', () => {
  test('a product carries the mean of its reviews and the newest of them; without any, nothing', () => {
    const review = {
      ...({ reviewId: 'r1', rating: 4, fit: null, size: '38', author: 'Claire M.' } as const),
      ...{ text: 'Elle tombe bien.', writtenOn: '2026-09-01' },
    };
    const reviews = { total: 12, average: 4.3, fit: null, values: [review] };
    const [, group] = productData(page, product, null, reviews)['@graph'];
    expect(group).toMatchObject({
      aggregateRating: { ratingValue: 4.3, reviewCount: 12 },
      review: [
        {
          reviewRating: { ratingValue: 4 },
          author: { name: 'Claire M.' },
          reviewBody: 'Elle tombe bien.',
          datePublished: '2026-09-01',
        },
      ],
    });
    const none = { total: 0, average: null, fit: null, values: [] };
    const [, bare] = productData(page, product, null, none)['@graph'];
    expect(bare).not.toHaveProperty('aggregateRating');
  });

  test('sizes with prices of their own are offered at those, within a range', {
    tags: ['SEO-06'],
  }, () => {
    const [option] = product.options;
    if (option === undefined) throw new Error('no option');
    const [first, second] = option.skus;
    if (first === undefined || second === undefined) throw new Error('no sizes');
    const dear = { ...option.price, centAmount: 4_990 };
    const options = [{ ...option, skus: [first, { ...second, price: dear }] }];
    expect(productData(page, { ...product, options })['@graph'][1]).toMatchObject({
      offers: {
        '@type': 'AggregateOffer',
        ...{ lowPrice: '29.90', highPrice: '49.90', priceCurrency: 'EUR', offerCount: 2 },
      },
      hasVariant: [{ offers: { price: '29.90' } }, { offers: { price: '49.90' } }],
    });
    expect(productData(page, product)['@graph'][1]).not.toHaveProperty('offers');
  });

  test('what is announced is a pre-order from its day on, what is made to order a back-order', () => {
    const announced = productData(page, {
      ...product,
      tags: ['RAL_ANTICIPATION'],
      expectedOn: '2026-12-24',
    });
    expect(announced['@graph'][1]).toMatchObject({
      hasVariant: [
        {
          offers: {
            availability: 'https://schema.org/PreOrder',
            availabilityStarts: '2026-12-24T00:00:00Z',
          },
        },
        { offers: { availability: 'https://schema.org/OutOfStock' } },
      ],
    });
    const [, madeToOrder] = productData(page, { ...product, tags: ['ON_DEMAND'] })['@graph'];
    expect(madeToOrder).toMatchObject({
      hasVariant: [{ offers: { availability: 'https://schema.org/BackOrder' } }, {}],
    });
  });

  test('a product is sold size by size, at the canonical URL of all its URLs', {
    tags: ['SEO-06', 'SEO-07'],
  }, () => {
    const [, group] = productData(page, product)['@graph'];
    const url = 'https://www.vitrine.fr/fr-fr/robe-midi--p400101';
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: '400101',
      url,
      brand: { name: 'Vitrine' },
      hasVariant: [
        {
          sku: 'S1',
          gtin: '4006381333931',
          color: 'Vermillon',
          size: {
            '@type': 'SizeSpecification',
            name: '38',
            sizeSystem: 'https://schema.org/WearableSizeSystemEurope',
            sizeGroup: 'https://schema.org/WearableSizeGroupWomens',
          },
          image: 'https://www.vitrine.fr/media/500201/AP.webp?w=800&q=80',
          offers: {
            price: '29.90',
            priceCurrency: 'EUR',
            availability: 'https://schema.org/InStock',
            url: `${url}?option=500201&size=38`,
          },
        },
        {
          sku: 'S0',
          offers: {
            availability: 'https://schema.org/OutOfStock',
            url: `${url}?option=500201&size=40`,
          },
        },
      ],
    });
  });

  test('a size without a barcode names none, and a product names its brand', () => {
    const [colour] = product.options;
    const options = (colour === undefined ? [] : [colour]).map((option) => ({
      ...option,
      skus: option.skus.map((sku) => ({ ...sku, gtin: null })),
    }));
    const [, group] = productData(page, { ...product, brand: 'Acme', options })['@graph'];
    expect(group).toMatchObject({ brand: { name: 'Acme' }, hasVariant: [{ sku: 'S1' }, {}] });
    expect(JSON.stringify(group)).not.toContain('gtin');
  });

  test('the way to a list begins at home and ends with the list, which names its products', () => {
    const [way, list] = familyData(page, { ...DRESSES, parents: [] }, [product])['@graph'];
    expect(list).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 1, url: 'https://www.vitrine.fr/fr-fr/robe-midi--p400101' }],
    });
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Vitrine', item: 'https://www.vitrine.fr/fr-fr' },
        { position: 2, name: 'Robes', item: 'https://www.vitrine.fr/fr-fr/robes--plf1200' },
      ],
    });
  });

  test('a reduced item shows the price before, and one at its price none', () => {
    const offers = (initial: number | null) => {
      const options = product.options.map((option) => ({
        ...option,
        price: { ...option.price, initial },
      }));
      const [, group] = productData(page, { ...product, options })['@graph'];
      return JSON.stringify(group);
    };
    expect(offers(3_990)).toContain(
      '"priceType":"https://schema.org/StrikethroughPrice","price":"39.90"',
    );
    expect(offers(null)).not.toContain('priceSpecification');
  });

  test('a topic of the help names its questions with their answers', () => {
    const way = [{ name: 'Retours', path: '/aide/retours' }];
    const [, asked] = helpData(page, way, [{ question: 'Combien de jours ?', text: '30' }])[
      '@graph'
    ];
    expect(asked).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Combien de jours ?', acceptedAnswer: { text: '30' } }],
    });
  });

  test('home names the seller, for how long it takes items back, and where to search', () => {
    const promise = { days: 30, country: 'FR', countries: ['FR', 'BE'] };
    const shop = (isFree: boolean) =>
      shopData(page, { returns: { ...promise, isFree }, shipping: null });
    expect(shop(false)['@graph'][0]).toMatchObject({
      hasMerchantReturnPolicy: {
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      },
    });
    expect(shop(true)['@graph']).toMatchObject([
      {
        '@type': 'Organization',
        name: 'Vitrine',
        hasMerchantReturnPolicy: {
          applicableCountry: ['FR', 'BE'],
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 30,
          returnFees: 'https://schema.org/FreeReturn',
        },
      },
      {
        '@type': 'WebSite',
        potentialAction: {
          target: { urlTemplate: 'https://www.vitrine.fr/fr-fr/search?q={q}' },
        },
      },
    ]);
  });

  test('a product says what its seller promises of returns, once for all its sizes', () => {
    const returns = { days: 30, isFree: true, country: 'FR', countries: ['FR'] };
    const [, group, seller] = productData(page, product, { returns, shipping: null })['@graph'];
    const id = { '@id': 'https://www.vitrine.fr/fr-fr#seller' };
    const offers = { seller: id };
    expect(group).toMatchObject({ hasVariant: [{ offers }, { offers }] });
    expect(seller).toMatchObject({ ...id, hasMerchantReturnPolicy: { merchantReturnDays: 30 } });
  });

  test('a store says where it is and when it opens, by its own clocks', () => {
    const store: Parameters<typeof storeData>[1] = {
      ...{ storeId: '1001', name: 'Vitrine Rivoli', line1: '10 rue de Rivoli' },
      ...{ zipCode: '75004', city: 'Paris', country: 'FR' },
      ...{ latitude: 48.85, longitude: 2.35, phoneNumber: '+33123456789' },
      openingHours: [{ day: 7, opens: '11:00', closes: '18:00' }],
      specialDays: [{ date: '2026-12-25', hours: [] }],
    };
    expect(storeData(page, store, 'Nos magasins')['@graph']).toMatchObject([
      {
        '@type': 'ClothingStore',
        url: 'https://www.vitrine.fr/fr-fr/stores/1001',
        address: { postalCode: '75004', addressCountry: 'FR' },
        openingHoursSpecification: [{ dayOfWeek: 'Sunday', opens: '11:00', closes: '18:00' }],
        specialOpeningHoursSpecification: [
          { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
        ],
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Vitrine' },
          { name: 'Nos magasins', item: 'https://www.vitrine.fr/fr-fr/stores' },
          { name: 'Vitrine Rivoli', item: 'https://www.vitrine.fr/fr-fr/stores/1001' },
        ],
      },
    ]);
  });

  test('the list of all stores is below home', () => {
    const [way] = topPageData(page, { name: 'Nos magasins', path: '/stores' })['@graph'];
    expect(way).toMatchObject({
      itemListElement: [{ name: 'Vitrine' }, { item: 'https://www.vitrine.fr/fr-fr/stores' }],
    });
  });

  test('no text of a product ends the element', () => {
    const data = productData(page, product);
    expect(scriptJson(data)).not.toContain('<');
    expect(JSON.parse(scriptJson(data))).toEqual(JSON.parse(JSON.stringify(data)));
  });
});
