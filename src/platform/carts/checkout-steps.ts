import type { CartAddress } from '#src/domain/address.ts';
import { Problem } from '../http/problem.ts';
import type { Change, Outcome } from './change-cart.ts';
import { checkAddress } from './check-address.ts';
import { methodsFor } from './live-pricing.ts';

/** API-22 */
export async function setBillingAddress(
  { shop }: Change,
  billingAddress: CartAddress,
): Promise<Outcome> {
  checkAddress(billingAddress, { countries: shop.params.billingCountries, isPhoneRequired: false });
  return { row: { billingAddress } };
}

/** The method with its address (API-23). */
export async function setShippingMethod(
  change: Change,
  key: string,
  address: CartAddress,
): Promise<Outcome> {
  const { cart, shop } = change;
  const offered = methodsFor(cart, await change.factsOf([]), address.country, change);
  const method = offered.find((item) => item.key === key);
  const isServed = shop.params.deliveryCountries.includes(address.country);
  if (!isServed) throw new Problem('COUNTRY_NOT_SERVED', { field: 'country' });
  if (method === undefined) throw new Problem('SHIPPING_METHOD_UNAVAILABLE');
  checkAddress(address, {
    countries: shop.params.deliveryCountries,
    isPhoneRequired: shop.params.phoneNumberByShippingMethod[method.key] ?? false,
  });
  return {
    row: {
      shippingMethodKey: method.key,
      // Home and express come to the door: there is no delivery point.
      shippingAddress: { ...address, deliveryPointIdV2: null },
    },
  };
}
