import { toBillingAddress } from '#src/domain/address/account-address.ts';
import * as addressCalls from '#src/domain/address/address.calls.ts';
import type {
  CartAddress,
  DeliveryAddress,
  ShippingAddress,
} from '#src/domain/address/address.schema.ts';
import { emptyAddress, toCartAddress, toWireAddress } from '#src/domain/address/address.ts';
import * as cartCalls from '#src/domain/cart/cart.calls.ts';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { isCartEmpty, isLacking, type ShopperCart, toShopperCart } from '#src/domain/cart/cart.ts';
import { needsDelivery } from '#src/domain/cart/cart-extras.ts';
import type { CheckoutProgress } from '#src/domain/order/order.ts';
import type { ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';
import type { DomainParams } from '#src/domain/shop/web-domain.schema.ts';
import { fillCheckoutUrl } from '#src/domain/wire/capabilities.ts';
import { readBillingAddress, requireAddress } from '#src/features/addresses/addresses.server.ts';
import { changeCart, onCart, readCart } from '#src/features/cart/cart.server.ts';
import { mergeOwnCarts } from '#src/features/cart/merge-carts.server.ts';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import type { ShopperCommerce } from '#src/session/commerce.server.ts';
import { type CustomerCommerce, readClient } from '#src/session/customer-access.server.ts';
import type { ChosenPlace } from './chosen-place.ts';
import {
  namesOf,
  offeredMethods,
  personOf,
  savedAddresses,
  savedDelivery,
} from './delivery.server.ts';
import { amountToPay, chosenPayment } from './payment-methods.ts';

/** Everything that the checkout steps show (guard init-order). */
export type Checkout = {
  cart: ShopperCart;
  /** Who orders; a guest has no account to keep anything in. */
  buyer: { email: string; isGuest: boolean };
  progress: CheckoutProgress;
  /** What the billing form starts with: the cart's, else the account's, else the names. */
  billing: CartAddress;
  /** What the delivery starts with: the cart's, else the favourite, else the billing one. */
  delivery: CartAddress;
  /** Who gets a parcel whose place is known, at their own address: the cart's names, else billing's. */
  receiver: CartAddress;
  /** Where the parcel waits, if the cart says so. */
  place: ChosenPlace | null;
  /** Where the order goes as the cart has it; null until a method is saved. */
  shippingAddress: ShippingAddress | null;
  /** Saved addresses that this shop delivers to, the favourite first. */
  savedDeliveries: DeliveryAddress[];
  /** For the country of `delivery`. */
  shippingMethods: ShippingMethod[];
  /** Parameters of the shop that only its checkout asks for. */
  terms: Pick<
    DomainParams,
    'paymentProducts' | 'phoneNumberByShippingMethod' | 'giftCard' | 'recaptcha'
  >;
};

async function startingBilling(customer: CustomerCommerce, cart: Cart): Promise<CartAddress> {
  if (cart.billingAddress !== null) return cart.billingAddress;
  const client = await readClient(customer);
  const saved = client.isGuest ? null : await readBillingAddress(customer);
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
  const [billing, deliveries, { email, isGuest }] = await Promise.all([
    startingBilling(customer, cart),
    savedAddresses(customer),
    readClient(customer),
  ]);
  const savedDeliveries = deliveries
    .toSorted((one, other) => Number(other.favorite) - Number(one.favorite))
    .filter(isServed);
  const elsewhere = { ...emptyAddress(countryCodeISO2), ...namesOf(billing) };
  const saved = savedDelivery(cart);
  const own = saved?.question === 'address' ? saved.address : null;
  const delivery =
    [own, ...savedDeliveries.map(toCartAddress), billing].find(
      (address) => address !== null && isServed(address),
    ) ?? elsewhere;
  const isReceived = saved?.question === 'place' || saved?.question === 'receiver';
  return {
    cart: toShopperCart(cart),
    buyer: { email, isGuest },
    progress: {
      hasBilling: cart.billingAddress !== null,
      hasDelivery: cart.shippingInfo !== null || !needsDelivery(cart),
      hasPayment: chosenPayment(cart) !== null || amountToPay(cart) === 0,
    },
    billing,
    delivery,
    receiver: { ...billing, ...(isReceived && personOf(saved.address)) },
    place: saved?.place ?? null,
    shippingAddress: saved === null ? null : cart.shippingAddress,
    savedDeliveries,
    shippingMethods: await offeredMethods(customer, cart, delivery.country),
    terms: {
      giftCard: params.giftCard,
      recaptcha: params.recaptcha,
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

/** Saves the billing address on the cart, in upper case, and in the account, if there is one. */
export async function saveBilling(
  customer: CustomerCommerce,
  { address, version }: { address: CartAddress; version: number },
): Promise<ShopperCart> {
  const { billingCountries } = customer.shop.params;
  const rules = { countries: billingCountries, isPhoneRequired: false };
  const wire = toWireAddress(requireAddress(address, rules));
  const cart = await changeCart(customer, version, (at) =>
    customer.ask(cartCalls.setBillingAddress, { ...onCart(at), body: wire }),
  );
  const { isGuest } = await readClient(customer);
  if (!isGuest) {
    await customer.ask(addressCalls.saveBillingAddress, { body: toBillingAddress(wire) });
  }
  return cart;
}

/** Where the platform's own checkout has the shopper's cart; null where it cannot be ordered. */
export async function readHostedCheckout(commerce: ShopperCommerce): Promise<string | null> {
  const { checkoutUrl } = commerce.shop.params.capabilities ?? {};
  if (checkoutUrl === undefined) return null;
  const cart = await readCart(commerce);
  if (cart === null || isCartEmpty(cart) || cart.lineItems.some(isLacking)) return null;
  return fillCheckoutUrl(checkoutUrl, { cartId: cart.id, locale: commerce.caller.locale });
}
