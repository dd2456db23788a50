import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CURRENCIES } from '../../../src/domain/money/money.ts';
import { SHIPPING_METHOD_KEYS } from '../../../src/domain/shipping/shipping.values.ts';
import {
  getDomain,
  type Language,
  ONLINE_LOCALES,
  type OnlineLocale,
} from '../../../src/domain/shop/locales.ts';
import {
  type DomainParams,
  type ShippingRate,
  webDomainSchema,
} from '../../../src/domain/shop/web-domain.schema.ts';
import { CORE } from '../../../src/domain/wire/capabilities.ts';
import { contentCapabilities } from './content.ts';
import { keptFresh, vendure } from './context.ts';

/** A shop is a channel whose code is the locale of a storefront. */

export type Shop = {
  storeId: string;
  domain: OnlineLocale;
  lang: Language;
  /** Token of the channel. */
  channel: string;
  currency: (typeof CURRENCIES)[number];
  countries: string[];
  params: DomainParams;
  /** In the language of the shop. */
  methodNames: ReadonlyMap<string, string>;
};

const channelsSchema = z.object({
  channels: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        code: z.string(),
        token: z.string(),
        defaultCurrencyCode: z.string(),
        defaultShippingZone: z
          .object({ members: z.array(z.object({ code: z.string() })) })
          .nullable(),
      }),
    ),
  }),
});

const CHANNELS =
  '{ channels(options: { take: 100 }) { items { id code token defaultCurrencyCode defaultShippingZone { members { code } } } } }';

const methodsSchema = z.object({
  shippingMethods: z.object({
    items: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        calculator: z.object({ args: z.array(z.object({ name: z.string(), value: z.string() })) }),
      }),
    ),
  }),
});

const METHODS =
  '{ shippingMethods(options: { take: 100 }) { items { code name calculator { args { name value } } } } }';

/** What Vendure has no field for: who sells, and what is promised. */
const { seller, returns, warehouse, payment } = readShopFile();

function readShopFile() {
  const { shape } = webDomainSchema.shape.params;
  const schema = z.object({
    seller: shape.seller,
    returns: shape.returns,
    warehouse: shape.warehouse,
    payment: shape.paymentProducts,
  });
  const file = process.env.SHOP_FILE ?? new URL('../shop.json', import.meta.url);
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** A method of delivery is named by its key: `no-france` is NO. */
export function keyOfMethod(code: string) {
  const key = (code.split('-')[0] ?? '').toUpperCase();
  return SHIPPING_METHOD_KEYS.find((one) => one === key);
}

type Method = z.infer<typeof methodsSchema>['shippingMethods']['items'][number];

async function readMethods(channel: string, language: Language): Promise<Method[]> {
  const { shippingMethods } = methodsSchema.parse(
    await vendure.admin(METHODS, {}, { channel, language }),
  );
  return shippingMethods.items;
}

const ratesOf = (methods: readonly Method[]): ShippingRate[] =>
  methods.flatMap(({ code, calculator }) => {
    const method = keyOfMethod(code);
    if (method === undefined) return [];
    const arg = (name: string) =>
      Number(calculator.args.find((one) => one.name === name)?.value ?? 0);
    return [
      {
        ...{ method, country: null, from: null, price: arg('price') },
        freeAbove: arg('freeAbove') > 0 ? arg('freeAbove') : null,
        ...{ minDays: arg('minDays'), maxDays: arg('maxDays') },
        ...{ onSaturdays: false, forMembers: false },
      },
    ];
  });

async function paramsOf(
  methods: readonly Method[],
  domain: OnlineLocale,
  countries: string[],
): Promise<DomainParams> {
  const capabilities = {
    ...CORE,
    codes: true,
    tracking: true,
    ...(await contentCapabilities(domain)),
  };
  return {
    capabilities,
    ...{ deliveryCountries: countries, billingCountries: countries },
    phoneNumberCountries: countries,
    paymentProducts: payment,
    shippingRates: ratesOf(methods),
    ...{ warehouse, seller, returns, vatRates: [], donations: [], loyaltyScale: [] },
    orderConfirmation: { maxAttempts: 5, attemptDelay: 1_000 },
    commercialOperation: { version: '1' },
    phoneNumberByShippingMethod: {},
    ...{ giftCard: null, giftWrap: null, privateSales: null, checkoutVersion: null },
    ...{ freeCartCriteria: null, loyaltyCardCentAmount: 0, funnel: { overview: false } },
    ...{ strikesInitialPrice: false, abtasty: false, agec: false, allowShareCart: false },
    ...{ ereservation: false, expressCheckout: false, guestCheckout: false, loyalty: false },
    ...{ myDownloads: false, newRatioOnProductPicture: false, olapic: false, recaptcha: false },
    ...{ richRelevance: false, showEcoDesign: false, showMap: false, wishlist: false },
    ...{ showProductAvailabilityAlert: false, swiftAddToCart: false },
  };
}

async function readShops(): Promise<Shop[]> {
  const { channels } = channelsSchema.parse(await vendure.admin(CHANNELS));
  const shops: Shop[] = [];
  for (const { id, code, token, defaultCurrencyCode, defaultShippingZone } of channels.items) {
    const domain = ONLINE_LOCALES.find((one) => one === code);
    const currency = CURRENCIES.find((one) => one === defaultCurrencyCode);
    if (domain === undefined || currency === undefined) continue;
    const countries = (defaultShippingZone?.members ?? []).map((member) => member.code);
    const { lang } = getDomain(domain);
    const methods = await readMethods(token, lang);
    const params = await paramsOf(methods, domain, countries);
    const methodNames = new Map(
      methods.map(({ code: name, name: label }) => [keyOfMethod(name) ?? '', label]),
    );
    shops.push({
      ...{ storeId: id, domain, lang, channel: token, currency, countries, params, methodNames },
    });
  }
  return shops;
}

const SHOPS_KEPT_MS = 10_000;
const shops = keptFresh(SHOPS_KEPT_MS, readShops);

export const findShop = async (storeId: string): Promise<Shop | null> =>
  (await shops('all')).find((shop) => shop.storeId === storeId) ?? null;

/** How Vendure is asked for a shop: its channel, its language. */
export const whereOf = ({ channel, lang }: Shop) => ({ channel, language: lang });

export const allShops = (): Promise<Shop[]> => shops('all');
