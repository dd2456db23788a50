import type { ShippingAddress } from '#src/domain/address/address.schema.ts';
import type { Price } from '#src/domain/catalogue/catalogue.schema.ts';
import type { ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';
import type { ShippingMethodKey } from '#src/domain/shipping/shipping.values.ts';

/** What the staff agreed on with a customer for a cart that they filled. */
export type AgreedTerms = {
  /** Unit prices as they were mailed. */
  lines: { sku: string; quantity: number; price: Price }[];
  /** Whether delivery costs nothing: it goes along with an earlier order. */
  isDeliveryFree: boolean;
  shippingMethodKey: ShippingMethodKey | null;
  shippingAddress: ShippingAddress | null;
};

type Line = { sku: string; quantity: number; isFree: boolean };
type Delivery = Pick<AgreedTerms, 'shippingMethodKey' | 'shippingAddress'>;

/** Whether a cart holds nothing but what was agreed on: of what is more, the shop's prices hold. */
function isAsAgreed(terms: AgreedTerms, lines: readonly Line[]): boolean {
  const agreed = new Map(terms.lines.map(({ sku, quantity }) => [sku, quantity]));
  return lines.every(({ sku, quantity, isFree }) => isFree || quantity <= (agreed.get(sku) ?? 0));
}

/** Unit prices that hold for a cart whatever the shop asks by now, by sku. */
export function agreedPrices(
  terms: AgreedTerms | null,
  lines: readonly Line[],
): ReadonlyMap<string, Price> {
  if (terms === null || !isAsAgreed(terms, lines)) return new Map();
  return new Map(terms.lines.map(({ sku, price }) => [sku, price]));
}

const placeOf = (address: ShippingAddress | null) => {
  if (address === null) return null;
  const { line1, line2, line3, line4, zipCode, city, country, deliveryPointIdV2 } = address;
  return [line1, line2, line3, line4, zipCode, city, country, deliveryPointIdV2].join('\n');
};

/** The chosen method at what it costs: nothing where that was agreed on, and it goes where it was to go. */
export function agreedMethod(
  terms: AgreedTerms | null,
  lines: readonly Line[],
  { shippingMethodKey, shippingAddress }: Delivery,
  method: ShippingMethod,
): ShippingMethod {
  const isFree =
    terms?.isDeliveryFree === true &&
    isAsAgreed(terms, lines) &&
    terms.shippingMethodKey === shippingMethodKey &&
    placeOf(terms.shippingAddress) === placeOf(shippingAddress);
  return isFree
    ? { ...method, shippingRate: { price: { centAmount: 0 }, freeAbove: null } }
    : method;
}
