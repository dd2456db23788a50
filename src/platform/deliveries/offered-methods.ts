import type { Currency } from '#src/domain/money/money.ts';
import { deliveryPromise } from '#src/domain/shipping/delivery-promise.ts';
import type { DeliveryPromise, ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';
import type { ShippingMethodKey } from '#src/domain/shipping/shipping.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { isHoliday } from './holidays.ts';
import { SHIPPING_RATES, type ShippingRate, WAREHOUSE } from './shipping-rates.ts';

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
};

/** What is asked for without a cart: goods like most. */
export const ANY_PARCEL: Parcel = {
  isPreOrder: false,
  isDematerialised: false,
  sentFrom: null,
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
  const isServed = shop.params.deliveryCountries.includes(country);
  return SHIPPING_RATES.filter(({ key, countries, isForMembers = false }) => {
    if (isDematerialised || key === 'VI') return isDematerialised && key === 'VI';
    if (!isServed || (isForMembers && !isMember)) return false;
    if (isPreOrder && NOT_FOR_PRE_ORDERS.includes(key)) return false;
    return countries === null || countries.includes(country);
  }).map((rate) => ({
    key: rate.key,
    name: rate.names[lang],
    delay: rate.delay,
    promise: promiseOf(rate, { country, sentFrom: parcel.sentFrom, asOf: now }),
    shippingRate: ratesIn(shop.devise, rate.price, rate.freeAbove),
  }));
}

/** When an order comes by a method; null for what is sent by email. */
export function promiseOf(
  { key, delay, onSaturdays }: Pick<ShippingRate, 'key' | 'delay' | 'onSaturdays'>,
  order: { country: string; asOf: Date; sentFrom: string | null },
): DeliveryPromise | null {
  if (key === 'VI') return null;
  return deliveryPromise(
    order,
    { delay, onSaturdays, country: order.country },
    WAREHOUSE,
    isHoliday,
  );
}

function ratesIn(
  currency: Currency,
  price: Record<Currency, number>,
  freeAbove: Record<Currency, number> | null,
): ShippingMethod['shippingRate'] {
  return {
    price: { centAmount: price[currency] },
    freeAbove: freeAbove === null ? null : { centAmount: freeAbove[currency] },
  };
}
