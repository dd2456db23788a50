import { shopDay } from '#src/domain/shop/shop-day.ts';
import type { ShippingRate, WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { steppedPrice } from './delivery-cost.ts';
import type { ShippingMethod } from './shipping.schema.ts';
import type { ShippingMethodKey } from './shipping.values.ts';

/** What an item weighs in a shop that has not said so, in grams. */
export const ITEM_GRAMS = 500;

/** Files and vouchers are sent by e-mail, at no cost, in every shop. */
const BY_EMAIL: ShippingRate = {
  ...{ method: 'VI', country: null, from: null, price: 0, freeAbove: null },
  ...{ minDays: 0, maxDays: 0, onSaturdays: false, forMembers: false },
};

type Asked = {
  method: ShippingMethodKey;
  /** Of delivery, alpha-2; null where nobody has said, and all count. */
  country: string | null;
  at: Date;
};

/**
 * What a method costs and takes at an instant: the latest row of the country, else the latest for
 * all countries; null where the shop does not offer it.
 */
export function rateOf(
  { params, countryCodeISO2 }: Pick<WebDomain, 'params' | 'countryCodeISO2'>,
  { method, country, at }: Asked,
): ShippingRate | null {
  if (method === 'VI') return BY_EMAIL;
  const today = shopDay(at, countryCodeISO2);
  const begun = params.shippingRates
    .filter((rate) => rate.method === method && (rate.from ?? '') <= today)
    .sort((one, other) => ((one.from ?? '') < (other.from ?? '') ? 1 : -1));
  if (country === null) return begun[0] ?? null;
  return (
    begun.find((rate) => rate.country === country) ??
    begun.find((rate) => rate.country === null) ??
    null
  );
}

/** The price of a rate as a method is offered with it, for a parcel of so many grams. */
export function offeredRate(
  { price, freeAbove, steps }: ShippingRate,
  grams: number,
): ShippingMethod['shippingRate'] {
  const { of, values = [] } = steps ?? {};
  const ofWeight = of === 'weight' ? steppedPrice(price, values, grams) : price;
  return {
    price: { centAmount: ofWeight },
    freeAbove: freeAbove === null ? null : { centAmount: freeAbove },
    ...(of === 'sum' && { sums: values }),
    ...(of === 'weight' && { isByWeight: true }),
  };
}
