import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { addressOfPlace, shownAddress, toWireAddress } from '#src/domain/address/address.ts';
import type { AddressRules } from '#src/domain/address/address-rules.ts';
import { checkedAddress } from '#src/domain/address/checked-address.ts';
import { DomainError } from '#src/domain/errors.ts';
import { deliveryMode } from '#src/domain/shipping/shipping.ts';
import type { ShippingMethodKey } from '#src/domain/shipping/shipping.values.ts';
import { isHappyShopper } from '../customers/face.ts';
import { findPlace } from '../stores/face.ts';
import type { Change, Outcome } from './change-cart.ts';
import { methodsFor } from './live-pricing.ts';

/** The address as it is saved; throws for its first wrong field, or a country not served. */
export function requireAddress(sent: CartAddress, rules: AddressRules): CartAddress {
  const { address, field, problem } = checkedAddress(sent, rules);
  if (address !== null) return address;
  throw new DomainError(problem === 'country' ? 'COUNTRY_NOT_SERVED' : 'ADDRESS_INVALID', {
    field,
  });
}

/** API-22 */
export async function setBillingAddress({ shop }: Change, sent: CartAddress): Promise<Outcome> {
  const rules = { countries: shop.params.billingCountries, isPhoneRequired: false };
  return { row: { billingAddress: requireAddress(sent, rules) } };
}

/** A method of the shop that this cart may be shipped with to a country. */
async function requireMethod(change: Change, key: string, country: string): Promise<void> {
  const { cart, shop } = change;
  const offered = methodsFor(cart, await change.factsOf([]), country, change);
  if (offered.some((method) => method.key === key)) return;
  const isServed = shop.params.deliveryCountries.includes(country);
  if (!isServed) throw new DomainError('COUNTRY_NOT_SERVED', { field: 'country' });
  throw new DomainError('SHIPPING_METHOD_UNAVAILABLE');
}

export type Delivery = {
  method: ShippingMethodKey;
  address: CartAddress;
  /** Where the parcel waits; only for methods with such places. */
  pointId: string | null;
};

/**
 * The method with its address (API-23). A parcel that waits somewhere is addressed to that place in
 * the shopper's name, whatever street was sent along (decision 037).
 */
export async function setShippingMethod(
  change: Change,
  { method, address, pointId }: Delivery,
): Promise<Outcome> {
  const { shop, tx } = change;
  // Happy Shopping has its own call and its own rule.
  if (method === 'HSP') throw new DomainError('SHIPPING_METHOD_UNAVAILABLE');
  const mode = deliveryMode(method);
  const place = mode === undefined ? null : await findPlace(tx, mode, pointId);
  if (mode !== undefined && place === null) throw new DomainError('DELIVERY_POINT_UNKNOWN');
  const sent = place === null ? address : addressOfPlace(address, place);
  await requireMethod(change, method, sent.country);
  const rules = {
    countries: shop.params.deliveryCountries,
    isPhoneRequired: shop.params.phoneNumberByShippingMethod[method] ?? false,
  };
  const kept = method === 'VI' ? sent : requireAddress(sent, rules);
  const shippingAddress = { ...kept, deliveryPointIdV2: place?.storeId ?? null };
  return { row: { shippingMethodKey: method, shippingAddress } };
}

/**
 * Happy Shopping: the parcel goes to the billing address of its member, packed for the
 * receiver (API-24, decision 037).
 */
export async function setHappyShopping(
  change: Change,
  receiver: { firstName: string; lastName: string },
): Promise<Outcome> {
  const { cart, shop, shopper, tx } = change;
  const { billingAddress } = cart.row;
  if (billingAddress === null) throw new DomainError('CART_INCOMPLETE');
  if (!(await isHappyShopper(tx, shopper.customerId))) {
    throw new DomainError('SHIPPING_METHOD_UNAVAILABLE');
  }
  await requireMethod(change, 'HSP', billingAddress.country);
  const rules = { countries: shop.params.deliveryCountries, isPhoneRequired: false };
  const address = requireAddress(
    toWireAddress({ ...shownAddress(billingAddress), ...receiver }),
    rules,
  );
  const shippingAddress = { ...address, deliveryPointIdV2: null };
  return { row: { shippingMethodKey: 'HSP', shippingAddress } };
}
