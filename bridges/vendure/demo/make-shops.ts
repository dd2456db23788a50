import { admin, make, named, slugOf, translated, type WithId, type Words } from './admin.ts';
import { FAMILIES } from './families.ts';

/** Shops, and everything that is of no product. */

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
export type Shop = (typeof SHOPS)[number] & { id: string };

export async function makeShops(): Promise<Shop[]> {
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
export async function shareStock(shops: readonly Shop[]): Promise<string> {
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

export async function makeDelivery(shops: readonly Shop[]): Promise<void> {
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

export async function makePayment(shops: readonly Shop[]): Promise<void> {
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

export type Values = ReadonlyMap<string, string>;

export async function makeFacet(
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

export async function makeFamilies(shops: readonly Shop[]): Promise<Values> {
  const all: Record<string, Words> = {};
  for (const family of FAMILIES)
    for (const one of family.below.length > 0 ? family.below : [family]) all[one.code] = one;
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
    const codes = family.below.map(({ code }) => code);
    const id = await makeOne(family, codes.length > 0 ? codes : [family.code]);
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

export async function makeGroup(
  code: string,
  words: Words,
  values: Readonly<Record<string, Words>>,
) {
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

const CUSTOMERS = [
  { emailAddress: 'one@shop.example', firstName: 'Anna', lastName: 'Martin' },
  { emailAddress: 'two@shop.example', firstName: 'Paul', lastName: 'Durand' },
];
const PASSWORD = 'Vitrine2026!';

export async function makeCustomers(): Promise<void> {
  for (const input of CUSTOMERS)
    await admin(
      'mutation ($input: CreateCustomerInput!, $password: String) { createCustomer(input: $input, password: $password) { __typename } }',
      { input, password: PASSWORD },
      { channel: 'fr-fr' },
    );
}

export async function makeCode(shops: readonly Shop[]): Promise<void> {
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
