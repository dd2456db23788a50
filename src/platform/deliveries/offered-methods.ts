import { deliveryPromise } from '#src/domain/shipping/delivery-promise.ts';
import type { DeliveryPromise, ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';
import type { ShippingMethodKey } from '#src/domain/shipping/shipping.values.ts';
import { ITEM_GRAMS, offeredRate, rateOf } from '#src/domain/shipping/shipping-rate.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import type { ShippingRate, WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { isHoliday } from './holidays.ts';
import { METHOD_NAMES } from './method-names.ts';

type Offer = {
  /** Country of delivery, alpha-2. */
  country: string;
  shop: WebDomain;
  lang: Language;
  parcel: Parcel;
  /** Of Happy Shopping. */
  isMember: boolean;
  now: Date;
};

/** What the delivery of a cart depends on. */
export type Parcel = {
  /** Hides express and stores: nobody can promise the day. */
  isPreOrder: boolean;
  /** Nothing in it is shipped: it goes by email, and in no other way. */
  isDematerialised: boolean;
  /** The day (`YYYY-MM-DD`) on which its last pre-ordered item reaches the warehouse. */
  sentFrom: string | null;
  /** What is known of its weight. */
  grams: number;
  /** How many items are in it whose weight nobody has said. */
  unweighed: number;
};

/** What is asked for without a cart: goods like most. */
export const ANY_PARCEL: Parcel = {
  isPreOrder: false,
  isDematerialised: false,
  sentFrom: null,
  grams: 0,
  unweighed: 1,
};

const NOT_FOR_PRE_ORDERS: readonly ShippingMethodKey[] = ['EX', 'LM'];

/** Methods that a shop offers for a country, in the shopper's language; none when not served. */
export function offeredMethods({
  country,
  shop,
  lang,
  parcel,
  isMember,
  now,
}: Offer): ShippingMethod[] {
  const { isPreOrder, isDematerialised } = parcel;
  const grams = parcel.grams + parcel.unweighed * (shop.params.itemGrams ?? ITEM_GRAMS);
  const isServed = shop.params.deliveryCountries.includes(country);
  return [...METHOD_NAMES].flatMap(([key, names]): ShippingMethod[] => {
    if ((key === 'VI') !== isDematerialised) return [];
    if (!isDematerialised && !isServed) return [];
    if (isPreOrder && NOT_FOR_PRE_ORDERS.includes(key)) return [];
    const rate = rateOf(shop, { method: key, country, at: now });
    if (rate === null || (rate.forMembers && !isMember)) return [];
    const { minDays, maxDays } = rate;
    return [
      {
        key,
        name: names[lang],
        delay: { minDays, maxDays },
        promise: promiseOf(rate, { shop, country, sentFrom: parcel.sentFrom, asOf: now }),
        shippingRate: offeredRate(rate, grams),
      },
    ];
  });
}

type Ordered = {
  shop: Pick<WebDomain, 'params'>;
  /** Of delivery, alpha-2. */
  country: string;
  asOf: Date;
  sentFrom: string | null;
};

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** When an order comes by a method; null for what is sent by email. */
export function promiseOf(
  { method, minDays, maxDays, onSaturdays }: ShippingRate,
  { shop, country, ...order }: Ordered,
): DeliveryPromise | null {
  if (method === 'VI') return null;
  const { warehouse, closingDays = [] } = shop.params;
  const closedOn = closingDays.map(({ day }) => day);
  return deliveryPromise(
    order,
    { delay: { minDays, maxDays }, onSaturdays, country },
    { country: warehouse.country, cutOff: minutesOf(warehouse.cutOff), closedOn },
    isHoliday,
  );
}
