import { createVendure, type Where } from '../bridge/vendure.ts';
import { draw } from './draw.ts';
import {
  COLOURS,
  type Colour,
  FAMILIES,
  GOODS,
  type Good,
  MATERIALS,
  SIZES,
  type Size,
  skuOf,
} from './goods.ts';

/** Fills an empty Vendure by its Admin API, as a person does in the dashboard; later fills up its stock. */

const { VENDURE_URL = '', VENDURE_ADMIN = '', VENDURE_ADMIN_PASSWORD = '' } = process.env;
const vendure = createVendure({
  url: VENDURE_URL,
  admin: VENDURE_ADMIN,
  password: VENDURE_ADMIN_PASSWORD,
});
const { admin } = vendure;

type Words = { fr: string; en: string };
const LANGUAGES = ['fr', 'en'] as const;
const translated = <T extends object>(make: (language: 'fr' | 'en') => T) =>
  LANGUAGES.map((languageCode) => ({ languageCode, ...make(languageCode) }));
const named = (words: Words) => translated((language) => ({ name: words[language] }));
const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();

type WithId = { id: string };

/** One mutation whose input is called `input`; answers what it made. */
async function make<T = WithId>(
  mutation: string,
  type: string,
  input: unknown,
  fields = 'id',
  where: Where = {},
): Promise<T> {
  const { made } = await admin<{ made: T }>(
    `mutation ($input: ${type}!) { made: ${mutation}(input: $input) { ${fields} } }`,
    { input },
    where,
  );
  return made;
}

const SHOPS = [
  {
    code: 'fr-fr',
    language: 'fr',
    currency: 'EUR',
    country: 'FR',
    delivery: 490,
    freeAbove: 6_000,
  },
  { code: 'en', language: 'en', currency: 'GBP', country: 'GB', delivery: 450, freeAbove: 5_000 },
] as const;
type Shop = (typeof SHOPS)[number] & { id: string };

async function makeShops(): Promise<Shop[]> {
  const countries = new Map<string, string>();
  for (const [code, words] of [
    ['FR', { fr: 'France', en: 'France' }],
    ['GB', { fr: 'Royaume-Uni', en: 'United Kingdom' }],
  ] as const) {
    const { id } = await make('createCountry', 'CreateCountryInput', {
      code,
      enabled: true,
      translations: named(words),
    });
    countries.set(code, id);
  }
  const { id: categoryId } = await make('createTaxCategory', 'CreateTaxCategoryInput', {
    name: 'Standard',
    isDefault: true,
  });
  await admin(
    'mutation { updateGlobalSettings(input: { availableLanguages: [en, fr] }) { __typename } }',
  );
  const shops: Shop[] = [];
  for (const shop of SHOPS) {
    const { id: zoneId } = await make('createZone', 'CreateZoneInput', {
      name: shop.country,
      memberIds: [countries.get(shop.country)],
    });
    await make('createTaxRate', 'CreateTaxRateInput', {
      name: `VAT ${shop.country}`,
      enabled: true,
      value: 20,
      categoryId,
      zoneId,
    });
    const channel = {
      defaultLanguageCode: shop.language,
      availableLanguageCodes: [shop.language],
      pricesIncludeTax: true,
      defaultCurrencyCode: shop.currency,
      availableCurrencyCodes: [shop.currency],
      trackInventory: true,
      defaultTaxZoneId: zoneId,
      defaultShippingZoneId: zoneId,
    };
    // What is made in the dashboard is made in the default channel first: it takes its zone from the first shop.
    if (shops.length === 0) {
      const { channels } = await admin<{ channels: { items: WithId[] } }>(
        '{ channels { items { id } } }',
      );
      await make(
        'updateChannel',
        'UpdateChannelInput',
        {
          id: channels.items[0]?.id,
          availableLanguageCodes: ['en', 'fr'],
          pricesIncludeTax: true,
          defaultCurrencyCode: 'EUR',
          availableCurrencyCodes: ['EUR'],
          defaultTaxZoneId: zoneId,
          defaultShippingZoneId: zoneId,
        },
        '__typename',
      );
    }
    const { id } = await make(
      'createChannel',
      'CreateChannelInput',
      { ...channel, code: shop.code, token: shop.code },
      '... on Channel { id }',
    );
    shops.push({ ...shop, id });
  }
  return shops;
}

/** Stock is of a place; shops that are to sell it have to have that place. */
async function shareStock(shops: readonly Shop[]): Promise<string> {
  const { stockLocations } = await admin<{ stockLocations: { items: WithId[] } }>(
    '{ stockLocations { items { id } } }',
  );
  const ids = stockLocations.items.map(({ id }) => id);
  for (const { id: channelId } of shops)
    await make('assignStockLocationsToChannel', 'AssignStockLocationsToChannelInput', {
      stockLocationIds: ids,
      channelId,
    });
  return ids[0] ?? '1';
}

async function makeDelivery(shops: readonly Shop[]): Promise<void> {
  for (const { id: channelId, country, delivery, freeAbove } of shops) {
    const { id } = await make('createShippingMethod', 'CreateShippingMethodInput', {
      code: `no-${country.toLowerCase()}`,
      fulfillmentHandler: 'manual-fulfillment',
      checker: {
        code: 'default-shipping-eligibility-checker',
        arguments: [{ name: 'orderMinimum', value: '0' }],
      },
      calculator: {
        code: 'vitrine-delivery',
        arguments: Object.entries({
          price: delivery,
          freeAbove,
          taxRate: 20,
          minDays: 2,
          maxDays: 4,
        }).map(([name, value]) => ({ name, value: String(value) })),
      },
      translations: translated((language) => ({
        name: language === 'fr' ? 'Livraison à domicile' : 'Home delivery',
        description: '',
      })),
    });
    await make('assignShippingMethodsToChannel', 'AssignShippingMethodsToChannelInput', {
      shippingMethodIds: [id],
      channelId,
    });
  }
}

async function makePayment(shops: readonly Shop[]): Promise<void> {
  const { id } = await make('createPaymentMethod', 'CreatePaymentMethodInput', {
    code: 'cardone',
    enabled: true,
    handler: { code: 'vitrine-hosted-page', arguments: [] },
    translations: translated((language) => ({
      name: language === 'fr' ? 'Carte bancaire' : 'Card',
      description: '',
    })),
  });
  for (const { id: channelId } of shops)
    await make('assignPaymentMethodsToChannel', 'AssignPaymentMethodsToChannelInput', {
      paymentMethodIds: [id],
      channelId,
    });
}

type Values = ReadonlyMap<string, string>;

async function makeFacet(
  shops: readonly Shop[],
  code: string,
  words: Words,
  values: Readonly<Record<string, Words>>,
): Promise<Values> {
  const facet = await make<{ id: string; values: { id: string; code: string }[] }>(
    'createFacet',
    'CreateFacetInput',
    {
      code,
      isPrivate: false,
      translations: named(words),
      values: Object.entries(values).map(([value, text]) => ({
        code: value,
        translations: named(text),
      })),
    },
    'id values { id code }',
  );
  for (const { id: channelId } of shops)
    await make('assignFacetsToChannel', 'AssignFacetsToChannelInput', {
      facetIds: [facet.id],
      channelId,
    });
  return new Map(facet.values.map((value) => [value.code, value.id]));
}

async function makeFamilies(shops: readonly Shop[]): Promise<Values> {
  const all: Record<string, Words> = {};
  for (const { below } of FAMILIES) for (const family of below) all[family.code] = family;
  const values = await makeFacet(shops, 'family', { fr: 'Famille', en: 'Family' }, all);
  const ids: string[] = [];
  const makeOne = async (words: Words, codes: readonly string[], parentId?: string) => {
    const { id } = await make('createCollection', 'CreateCollectionInput', {
      ...(parentId !== undefined && { parentId }),
      inheritFilters: false,
      filters: [
        {
          code: 'facet-value-filter',
          arguments: [
            { name: 'facetValueIds', value: JSON.stringify(codes.map((code) => values.get(code))) },
            { name: 'containsAny', value: 'true' },
          ],
        },
      ],
      translations: translated((language) => ({
        name: words[language],
        slug: slugOf(words[language]),
        description: '',
      })),
    });
    ids.push(id);
    return id;
  };
  for (const family of FAMILIES) {
    const id = await makeOne(
      family,
      family.below.map(({ code }) => code),
    );
    for (const one of family.below) await makeOne(one, [one.code], id);
  }
  for (const { id: channelId } of shops)
    await make('assignCollectionsToChannel', 'AssignCollectionsToChannelInput', {
      collectionIds: ids,
      channelId,
    });
  return values;
}

type Group = { id: string; options: { id: string; code: string }[] };

async function makeGroup(code: string, words: Words, values: Readonly<Record<string, Words>>) {
  const group = await make<Group>(
    'createProductOptionGroup',
    'CreateProductOptionGroupInput',
    {
      code,
      translations: named(words),
      options: Object.entries(values).map(([value, text]) => ({
        code: value.toLowerCase(),
        translations: named(text),
      })),
    },
    'id options { id code }',
  );
  return {
    id: group.id,
    options: new Map(group.options.map((option) => [option.code, option.id])),
  };
}

async function upload(pictures: readonly { name: string; bytes: Buffer }[]): Promise<string[]> {
  const form = new FormData();
  const query =
    'mutation ($input: [CreateAssetInput!]!) { createAssets(input: $input) { ... on Asset { id } } }';
  const input = pictures.map(() => ({ file: null }));
  form.set('operations', JSON.stringify({ query, variables: { input } }));
  form.set(
    'map',
    JSON.stringify(
      Object.fromEntries(pictures.map((_, place) => [place, [`variables.input.${place}.file`]])),
    ),
  );
  for (const [place, { name, bytes }] of pictures.entries())
    form.set(String(place), new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  const headers = {
    authorization: `Bearer ${await vendure.adminToken()}`,
    'apollo-require-preflight': 'true',
  };
  const response = await fetch(new URL('/admin-api', VENDURE_URL), {
    method: 'POST',
    headers,
    body: form,
  });
  const { data, errors }: { data?: { createAssets: WithId[] }; errors?: unknown } =
    await response.json();
  if (data === undefined || errors !== undefined) throw new Error(JSON.stringify(errors));
  return data.createAssets.map(({ id }) => id);
}

type Made = {
  shops: readonly Shop[];
  colour: Group2;
  size: Group2;
  values: Record<string, Values>;
  place: string;
};
type Group2 = Awaited<ReturnType<typeof makeGroup>>;

async function picturesOf(good: Good): Promise<Map<Colour, string[]>> {
  const all = new Map<Colour, string[]>();
  if (good.noPicture) return all;
  for (const colour of good.colours) {
    const { hex } = COLOURS[colour];
    const name = (view: string) => `${good.code}-${colour}-${view}.jpg`.toLowerCase();
    const views = [
      { name: name('front'), bytes: await draw(good.shape, hex, false) },
      { name: name('back'), bytes: await draw(good.shape, hex, true) },
    ];
    all.set(colour, await upload(views));
  }
  return all;
}

const DEFAULT_STOCK = 100;

function variantsOf(good: Good) {
  return good.colours.flatMap((colour, place) =>
    good.sizes.map((size) => ({
      colour,
      size,
      sku: skuOf(good, colour, size),
      // The traits are those of the first colour.
      stock: place === 0 ? (good.stock?.[size] ?? DEFAULT_STOCK) : DEFAULT_STOCK,
    })),
  );
}

const priceOf = (good: Good, size: Size, money: 'eur' | 'gbp') =>
  good[money] + (good.more?.[size]?.[money] ?? 0);

async function makeGood(good: Good, { shops, colour, size, values, place }: Made): Promise<void> {
  const pictures = await picturesOf(good);
  const facetValueIds = [
    values.family?.get(good.family),
    values.material?.get(good.material),
    good.audience === null ? undefined : values.audience?.get(good.audience),
    good.isNew ? values.tag?.get('new') : undefined,
  ].filter((id) => id !== undefined);
  const assetIds = [...pictures.values()].flat();
  const { id: productId } = await make('createProduct', 'CreateProductInput', {
    facetValueIds,
    assetIds,
    ...(assetIds[0] !== undefined && { featuredAssetId: assetIds[0] }),
    translations: translated((language) => ({
      name: good[language],
      slug: slugOf(good[language]),
      description: `<p>${good[language]}. ${MATERIALS[good.material][language]}.</p>`,
    })),
  });
  for (const optionGroupId of [colour.id, size.id])
    await admin(
      'mutation ($productId: ID!, $optionGroupId: ID!) { addOptionGroupToProduct(productId: $productId, optionGroupId: $optionGroupId) { id } }',
      { productId, optionGroupId },
    );
  const wanted = variantsOf(good);
  const { made } = await admin<{ made: { id: string; sku: string }[] }>(
    'mutation ($input: [CreateProductVariantInput!]!) { made: createProductVariants(input: $input) { id sku } }',
    {
      input: wanted.map((one) => {
        const assets = pictures.get(one.colour) ?? [];
        return {
          productId,
          sku: one.sku,
          price: priceOf(good, one.size, 'eur'),
          optionIds: [colour.options.get(one.colour), size.options.get(one.size.toLowerCase())],
          stockLevels: [{ stockLocationId: place, stockOnHand: one.stock }],
          assetIds: assets,
          ...(assets[0] !== undefined && { featuredAssetId: assets[0] }),
          translations: translated((language) => ({
            name: `${good[language]} ${COLOURS[one.colour][language]} ${SIZES[one.size][language]}`,
          })),
        };
      }),
    },
  );
  const ids = new Map(made.map(({ id, sku }) => [sku, id]));
  for (const shop of shops) {
    if (good.firstShopOnly && shop !== shops[0]) continue;
    await make('assignProductsToChannel', 'AssignProductsToChannelInput', {
      productIds: [productId],
      channelId: shop.id,
      priceFactor: 1,
    });
    const money = shop.currency === 'EUR' ? 'eur' : 'gbp';
    await admin(
      'mutation ($input: [UpdateProductVariantInput!]!) { updateProductVariants(input: $input) { id } }',
      {
        input: wanted.map((one) => ({
          id: ids.get(one.sku),
          prices: [
            {
              currencyCode: shop.currency,
              price: priceOf(good, one.size, money),
              customFields: { priceBefore: good.before?.[money] ?? null },
            },
          ],
        })),
      },
      { channel: shop.code },
    );
  }
}

const CUSTOMERS = [
  { emailAddress: 'one@shop.example', firstName: 'Anna', lastName: 'Martin' },
  { emailAddress: 'two@shop.example', firstName: 'Paul', lastName: 'Durand' },
];
const PASSWORD = 'Vitrine2026!';

async function makeCustomers(): Promise<void> {
  for (const input of CUSTOMERS)
    await admin(
      'mutation ($input: CreateCustomerInput!, $password: String) { createCustomer(input: $input, password: $password) { __typename } }',
      { input, password: PASSWORD },
      { channel: 'fr-fr' },
    );
}

async function makeCode(shops: readonly Shop[]): Promise<void> {
  const { id } = await make(
    'createPromotion',
    'CreatePromotionInput',
    {
      enabled: true,
      couponCode: 'WELCOME10',
      conditions: [],
      actions: [
        { code: 'order_percentage_discount', arguments: [{ name: 'discount', value: '10' }] },
      ],
      translations: translated((language) => ({
        name: language === 'fr' ? 'Bienvenue : 10 %' : 'Welcome: 10%',
      })),
    },
    '... on Promotion { id }',
  );
  for (const { id: channelId } of shops)
    await make('assignPromotionsToChannel', 'AssignPromotionsToChannelInput', {
      promotionIds: [id],
      channelId,
    });
}

/** What earlier runs of the rules bought comes back: as much is to be had as the demo began with. */
async function fillUp(): Promise<void> {
  const wanted = new Map(GOODS.flatMap(variantsOf).map(({ sku, stock }) => [sku, stock]));
  type Variant = {
    id: string;
    sku: string;
    stockLevels: { stockLocationId: string; stockAllocated: number; stockOnHand: number }[];
  };
  const { productVariants } = await admin<{ productVariants: { items: Variant[] } }>(
    '{ productVariants(options: { take: 1000 }) { items { id sku stockLevels { stockLocationId stockAllocated stockOnHand } } } }',
  );
  const input = productVariants.items.flatMap(({ id, sku, stockLevels: [level] }) => {
    const stock = wanted.get(sku);
    if (stock === undefined || level === undefined) return [];
    const stockOnHand = stock + level.stockAllocated;
    if (stockOnHand === level.stockOnHand) return [];
    return [{ id, stockLevels: [{ stockLocationId: level.stockLocationId, stockOnHand }] }];
  });
  if (input.length > 0)
    await admin(
      'mutation ($input: [UpdateProductVariantInput!]!) { updateProductVariants(input: $input) { id } }',
      { input },
    );
}

async function load(): Promise<void> {
  const shops = await makeShops();
  const place = await shareStock(shops);
  await makeDelivery(shops);
  await makePayment(shops);
  const values = {
    family: await makeFamilies(shops),
    material: await makeFacet(shops, 'material', { fr: 'Matière', en: 'Material' }, MATERIALS),
    audience: await makeFacet(
      shops,
      'audience',
      { fr: 'Public', en: 'For' },
      {
        women: { fr: 'Femme', en: 'Women' },
        men: { fr: 'Homme', en: 'Men' },
      },
    ),
    tag: await makeFacet(
      shops,
      'tag',
      { fr: 'Étiquette', en: 'Tag' },
      {
        new: { fr: 'Nouveau', en: 'New' },
      },
    ),
  };
  const colour = await makeGroup('colour', { fr: 'Couleur', en: 'Colour' }, COLOURS);
  for (const [code, { hex }] of Object.entries(COLOURS))
    await make('updateProductOption', 'UpdateProductOptionInput', {
      id: colour.options.get(code),
      customFields: { hex },
    });
  const size = await makeGroup('size', { fr: 'Taille', en: 'Size' }, SIZES);
  for (const { id: channelId } of shops)
    await make('assignProductOptionGroupsToChannel', 'AssignProductOptionGroupsToChannelInput', {
      productOptionGroupIds: [colour.id, size.id],
      channelId,
    });
  for (const good of GOODS) await makeGood(good, { shops, colour, size, values, place });
  await makeCustomers();
  // The last: its being there says that all of it is.
  await makeCode(shops);
  await admin('mutation { reindex { id } }');
}

const { channels, promotions } = await admin<{
  channels: { items: { code: string }[] };
  promotions: { totalItems: number };
}>('{ channels { items { code } } promotions { totalItems } }');
if (promotions.totalItems > 0) await fillUp();
else if (channels.items.length > 1)
  throw new Error('An earlier load was interrupted: delete the data folder, and start again.');
else await load();
process.exit(0);
