import { checkedAddress } from '#src/domain/address/checked-address.ts';
import { isLacking, type ShopperCart } from '#src/domain/cart/cart.ts';
import { deliveryQuestion, startingMethod } from '#src/domain/shipping/shipping.ts';
import {
  type Checkout,
  readCheckout,
  saveBilling,
} from '#src/features/checkout/checkout.server.ts';
import { saveDelivery } from '#src/features/checkout/delivery.server.ts';
import { dueOf, offeredPayments } from '#src/features/checkout/payment-methods.ts';
import type { ShopperCommerce } from '#src/session/commerce.server.ts';
import { config } from '#src/session/config.server.ts';
import { type CustomerCommerce, readCustomerAccess } from '#src/session/customer-access.server.ts';

export type ExpressCart = {
  cart: ShopperCart;
  /** What the wallet has to pay. */
  cents: number;
  /** URL that names the provider's wallet to the browser, as a payment method. */
  wallet: string;
};

/** The cart with the billing address that the account knows; null when there is none that holds. */
async function withBilling(
  customer: CustomerCommerce,
  { cart, progress, billing }: Checkout,
): Promise<ShopperCart | null> {
  if (progress.hasBilling) return cart;
  const rules = { countries: customer.shop.params.billingCountries, isPhoneRequired: false };
  if (checkedAddress(billing, rules).address === null) return null;
  return saveBilling(customer, { address: billing, version: cart.version });
}

/**
 * The cart with a delivery: the one it has, else to the favorite address by the method that the
 * delivery step would begin with; null when that step has something to ask.
 */
async function withDelivery(
  customer: CustomerCommerce,
  { progress, delivery, savedDeliveries, shippingMethods }: Checkout,
  cart: ShopperCart,
): Promise<ShopperCart | null> {
  if (progress.hasDelivery) return cart;
  const method = startingMethod(shippingMethods);
  const hasFavorite = savedDeliveries.some(({ favorite }) => favorite);
  if (method === undefined || !hasFavorite || deliveryQuestion(method.key) !== 'address') {
    return null;
  }
  const { deliveryCountries, phoneNumberByShippingMethod } = customer.shop.params;
  const isPhoneRequired = phoneNumberByShippingMethod[method.key] ?? false;
  const rules = { countries: deliveryCountries, isPhoneRequired };
  if (checkedAddress(delivery, rules).address === null) return null;
  const to = { method: method.key, address: delivery, pointId: null, savedId: null };
  return saveDelivery(customer, { ...to, version: cart.version });
}

/**
 * Prepares a cart for an order in one click (decision 060): a customer's, with all its items in stock,
 * whose bill and parcel have an address, and with an amount that a wallet may pay. Null when any of
 * it lacks: the checkout asks for it. What has been noted on the cart until then stays.
 */
export async function prepareFor(commerce: ShopperCommerce): Promise<ExpressCart | null> {
  if (!commerce.shop.params.expressCheckout) return null;
  const access = await readCustomerAccess(commerce);
  // A guest has no addresses to fill in.
  if (access.state !== 'secure' || access.client.isDeleted || access.client.isGuest) return null;
  const { customer } = access;
  const checkout = await readCheckout(customer);
  if (checkout === null || checkout.cart.lineItems.some(isLacking)) return null;
  const billed = await withBilling(customer, checkout);
  const cart = billed && (await withDelivery(customer, checkout, billed));
  if (cart === null) return null;
  const due = dueOf(cart, checkout.billing.country);
  const methods = offeredPayments(checkout.terms.paymentProducts, due);
  if (!methods.some(({ name }) => name === 'mpp')) return null;
  return { cart, cents: due.centAmount, wallet: new URL('/wallet', config().cardUrl).href };
}
