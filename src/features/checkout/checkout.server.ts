import {
  type AddressRules,
  addressProblems,
  type CartAddress,
  emptyAddress,
  toCartAddress,
  toWireAddress,
} from '#src/domain/address.ts';
import { type Cart, type ShopperCart, toShopperCart } from '#src/domain/cart.ts';
import type { CheckoutProgress } from '#src/domain/order.ts';
import type { ShippingMethod, ShippingMethodKey } from '#src/domain/shipping.ts';
import { changeCart, readCart } from '#src/features/cart/cart.server.ts';
import {
  getBillingAddress,
  getClient,
  getDeliveryAddresses,
  putBillingAddress,
} from '#src/gateway/accounts.server.ts';
import { setBillingAddress, setShippingMethod } from '#src/gateway/carts.server.ts';
import { getShippingMethods } from '#src/gateway/checkout.server.ts';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import type { CustomerCommerce } from '#src/session/commerce-middleware.ts';

/** Everything that the checkout steps show (guard init-order). */
export type Checkout = {
  cart: ShopperCart;
  progress: CheckoutProgress;
  /** What the billing form starts with: the cart's, else the account's, else the names. */
  billing: CartAddress;
  /** What the delivery form starts with: the cart's, else the favourite, else the billing one. */
  delivery: CartAddress;
  savedDeliveries: CartAddress[];
  shippingMethods: ShippingMethod[];
};

async function startingBilling(customer: CustomerCommerce, cart: Cart): Promise<CartAddress> {
  if (cart.billingAddress !== null) return cart.billingAddress;
  const [client, saved] = await Promise.all([
    getClient(customer.call),
    getBillingAddress(customer.call),
  ]);
  const country = customer.shop.countryCodeISO2;
  return {
    ...emptyAddress(country),
    firstName: client.firstName,
    lastName: client.lastName,
    phoneNumber: client.phoneNumber ?? '',
    phoneNumberCountry: client.phoneNumberCountry ?? country,
    ...saved,
  };
}

/** The customer's cart with what is needed to order it; null when there is nothing to order. */
export async function readCheckout(customer: CustomerCommerce): Promise<Checkout | null> {
  const cart = await readCart(customer);
  if (cart === null || cart.lineItems.length === 0) return null;
  const country = cart.shippingAddress?.country ?? customer.shop.countryCodeISO2;
  const [billing, deliveries, shippingMethods] = await Promise.all([
    startingBilling(customer, cart),
    getDeliveryAddresses(customer.call),
    getShippingMethods(customer.call, country, cart.id),
  ]);
  const saved = deliveries.toSorted((one, other) => Number(other.favorite) - Number(one.favorite));
  const savedDeliveries = saved.map(toCartAddress);
  return {
    cart: toShopperCart(cart),
    progress: { hasBilling: cart.billingAddress !== null, hasDelivery: cart.shippingInfo !== null },
    billing,
    delivery: cart.shippingAddress ?? savedDeliveries[0] ?? billing,
    savedDeliveries,
    shippingMethods,
  };
}

/** The form has said so already; here nobody gets past (T08, A-114). */
function assertAddress(address: CartAddress, rules: AddressRules) {
  if (Object.keys(addressProblems(address, rules)).length > 0) {
    throw new CommerceError('ADDRESS_INVALID', 'address');
  }
}

/** Saves the billing address on the cart, in upper case, and in the account for the next time. */
export async function saveBilling(
  customer: CustomerCommerce,
  { address, version }: { address: CartAddress; version: number },
): Promise<ShopperCart> {
  const { billingCountries } = customer.shop.params;
  assertAddress(address, { countries: billingCountries, isPhoneRequired: false });
  const wire = toWireAddress(address);
  const cart = await changeCart(customer, version, (at) =>
    setBillingAddress(customer.call, at, wire),
  );
  const { line1, line2, line3, line4, country, city, zipCode, quality } = wire;
  const billing = { line1, line2, line3, line4, country, city, zipCode, quality };
  await putBillingAddress(customer.call, billing);
  return cart;
}

/** Saves the shipping method with its address (§7). */
export function saveDelivery(
  customer: CustomerCommerce,
  delivery: { method: ShippingMethodKey; address: CartAddress; version: number },
): Promise<ShopperCart> {
  const { deliveryCountries, phoneNumberByShippingMethod } = customer.shop.params;
  const isPhoneRequired = phoneNumberByShippingMethod[delivery.method] ?? false;
  assertAddress(delivery.address, { countries: deliveryCountries, isPhoneRequired });
  return changeCart(customer, delivery.version, (at) =>
    setShippingMethod(customer.call, at, delivery.method, toWireAddress(delivery.address)),
  );
}
