import {
  type AddressRules,
  addressProblems,
  type CartAddress,
  emptyAddress,
  isSameAddress,
  toCartAddress,
  toWireAddress,
} from '#src/domain/address.ts';
import { type Cart, isCartEmpty, type ShopperCart, toShopperCart } from '#src/domain/cart.ts';
import { needsDelivery } from '#src/domain/cart-extras.ts';
import { mayShipDematerialised } from '#src/domain/dematerialised.ts';
import type { CheckoutProgress } from '#src/domain/order.ts';
import { deliveryMode, type ShippingMethod, type ShippingMethodKey } from '#src/domain/shipping.ts';
import type { DomainParams } from '#src/domain/web-domain.ts';
import { changeCart, readCart } from '#src/features/cart/cart.server.ts';
import { mergeOwnCarts } from '#src/features/cart/merge-carts.server.ts';
import {
  createDeliveryAddress,
  getBillingAddress,
  getDeliveryAddresses,
  putBillingAddress,
} from '#src/gateway/accounts.server.ts';
import { setBillingAddress, setShippingMethod } from '#src/gateway/carts.server.ts';
import { getShippingMethods } from '#src/gateway/checkout.server.ts';
import { CommerceError, isCommerceError } from '#src/gateway/commerce-error.ts';
import { type CustomerCommerce, readClient } from '#src/session/customer-access.server.ts';

/** Everything that the checkout steps show (guard init-order). */
export type Checkout = {
  cart: ShopperCart;
  progress: CheckoutProgress;
  /** What the billing form starts with: the cart's, else the account's, else the names. */
  billing: CartAddress;
  /** What the delivery starts with: the cart's, else the favourite, else the billing one. */
  delivery: CartAddress;
  /** Saved addresses that this shop delivers to, the favourite first. */
  savedDeliveries: CartAddress[];
  /** For the country of `delivery`. */
  shippingMethods: ShippingMethod[];
  /** Parameters of the shop that only its checkout asks for. */
  terms: Pick<DomainParams, 'paymentProducts' | 'phoneNumberByShippingMethod'>;
};

async function startingBilling(customer: CustomerCommerce, cart: Cart): Promise<CartAddress> {
  if (cart.billingAddress !== null) return cart.billingAddress;
  const [client, saved] = await Promise.all([
    readClient(customer),
    getBillingAddress(customer.call),
  ]);
  const { countryCodeISO2, params } = customer.shop;
  // A street of a country that this shop cannot bill to is no start for one that it can.
  const known = saved !== null && params.billingCountries.includes(saved.country) ? saved : {};
  return {
    ...emptyAddress(countryCodeISO2),
    firstName: client.firstName,
    lastName: client.lastName,
    phoneNumber: client.phoneNumber ?? '',
    phoneNumberCountry: client.phoneNumberCountry ?? countryCodeISO2,
    ...known,
  };
}

const namesOf = ({ firstName, lastName }: CartAddress) => ({ firstName, lastName });

/** The methods that may be chosen for a cart (CHK-12); those that need a place to wait at come later. */
async function offeredMethods(
  customer: CustomerCommerce,
  cart: Cart,
  country: string,
): Promise<ShippingMethod[]> {
  const methods = await getShippingMethods(customer.call, country, cart.id);
  const isDematerialised = mayShipDematerialised(cart);
  return methods.filter(({ key }) => {
    if (key === 'VI') return isDematerialised;
    return key !== 'HSP' && deliveryMode(key) === undefined;
  });
}

/** The cart to order: only the customer's own may be, so a guest's is merged into it first. */
async function readCustomerCart(customer: CustomerCommerce): Promise<Cart | null> {
  const cart = await readCart(customer);
  if (cart === null || cart.customer !== null) return cart;
  return (await mergeOwnCarts(customer, await readClient(customer))).cart;
}

/** The customer's cart with what is needed to order it; null when there is nothing to order. */
export async function readCheckout(customer: CustomerCommerce): Promise<Checkout | null> {
  const cart = await readCustomerCart(customer);
  if (cart === null || isCartEmpty(cart)) return null;
  const { countryCodeISO2, params } = customer.shop;
  const isServed = ({ country }: CartAddress) => params.deliveryCountries.includes(country);
  const [billing, deliveries] = await Promise.all([
    startingBilling(customer, cart),
    getDeliveryAddresses(customer.call),
  ]);
  const savedDeliveries = deliveries
    .toSorted((one, other) => Number(other.favorite) - Number(one.favorite))
    .map(toCartAddress)
    .filter(isServed);
  const elsewhere = { ...emptyAddress(countryCodeISO2), ...namesOf(billing) };
  const delivery =
    [cart.shippingAddress, ...savedDeliveries, billing].find(
      (address) => address !== null && isServed(address),
    ) ?? elsewhere;
  return {
    cart: toShopperCart(cart),
    progress: {
      hasBilling: cart.billingAddress !== null,
      hasDelivery: cart.shippingInfo !== null || !needsDelivery(cart),
    },
    billing,
    delivery,
    savedDeliveries,
    shippingMethods: await offeredMethods(customer, cart, delivery.country),
    terms: {
      paymentProducts: params.paymentProducts,
      phoneNumberByShippingMethod: params.phoneNumberByShippingMethod,
    },
  };
}

/** The methods for another country than the one the delivery started with. */
export async function readShippingMethods(
  customer: CustomerCommerce,
  country: string,
): Promise<ShippingMethod[]> {
  const cart = await readCart(customer);
  if (cart === null) throw new CommerceError('NO_KNOWN_CART', 'shipping methods');
  return offeredMethods(customer, cart, country);
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
  const { line1, line2, line3, line4, country, city, zipCode, quality, asTyped } = wire;
  // The account's billing address has no names.
  const { firstName: _first, lastName: _last, ...lines } = asTyped ?? {};
  const isTyped = Object.keys(lines).length > 0;
  const billing = {
    ...{ line1, line2, line3, line4, country, city, zipCode, quality },
    ...(isTyped && { asTyped: lines }),
  };
  await putBillingAddress(customer.call, billing);
  return cart;
}

/** Keeps a new address in the account for the next time; an order never fails for that. */
async function rememberDelivery(customer: CustomerCommerce, address: CartAddress): Promise<void> {
  try {
    const saved = await getDeliveryAddresses(customer.call);
    if (saved.some((known) => isSameAddress(toCartAddress(known), address))) return;
    await createDeliveryAddress(customer.call, { ...address, favorite: false });
  } catch (error) {
    if (!isCommerceError(error)) throw error;
  }
}

/** Saves the shipping method with its address (§7). */
export async function saveDelivery(
  customer: CustomerCommerce,
  delivery: { method: ShippingMethodKey; address: CartAddress; version: number },
): Promise<ShopperCart> {
  const { deliveryCountries, phoneNumberByShippingMethod } = customer.shop.params;
  const isPhoneRequired = phoneNumberByShippingMethod[delivery.method] ?? false;
  assertAddress(delivery.address, { countries: deliveryCountries, isPhoneRequired });
  const address = toWireAddress(delivery.address);
  const cart = await changeCart(customer, delivery.version, (at) =>
    setShippingMethod(customer.call, at, delivery.method, address),
  );
  await rememberDelivery(customer, address);
  return cart;
}
