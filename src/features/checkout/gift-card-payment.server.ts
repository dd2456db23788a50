import type { ShopperCart } from '#src/domain/cart/cart.ts';
import { changeCart } from '#src/features/cart/cart.server.ts';
import { removeGiftCard } from '#src/gateway/cart-extras.server.ts';
import { getCart } from '#src/gateway/carts.server.ts';
import { payByGiftCard } from '#src/gateway/checkout.server.ts';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import { countAttempt } from '#src/session/attempt-limits.server.ts';
import type { CustomerCommerce } from '#src/session/customer-access.server.ts';
import { cartToPay, validate } from './payment.server.ts';
import { amountToPay } from './payment-methods.ts';

/**
 * Has a gift card pay what it can of what is left, then reloads the cart (§4, PAY-03). When nothing
 * is left to pay the cart is validated at once, and the order is placed (PAY-04). `attempt` names
 * one press, so that a repeat is not a second order (F27).
 */
export async function useGiftCard(
  customer: CustomerCommerce,
  {
    number,
    pin,
    version,
    attempt,
  }: { number: string; pin: string; version: number; attempt: string },
): Promise<{ cart: ShopperCart; isOrdered: boolean }> {
  if (customer.shop.params.giftCard === null) {
    throw new CommerceError('PAYMENT_METHOD_UNAVAILABLE', 'gift card');
  }
  await countAttempt('gift card', customer.call);
  const seen = await cartToPay(customer);
  if (seen.version !== version) throw new CommerceError('CART_CHANGED', 'gift card');
  const card = { number, amount: Math.max(1, amountToPay(seen)), ...(pin !== '' && { pin }) };
  let amountLeft = 0;
  const cart = await changeCart(customer, version, async (at) => {
    ({ amountLeft } = await payByGiftCard(customer.call, at, card));
    return getCart(customer.call, at.id);
  });
  if (amountLeft > 0) return { cart, isOrdered: false };
  await validate(customer, cart, attempt);
  return { cart, isOrdered: true };
}

/** Takes a gift card off the payments of the cart again. */
export function dropGiftCard(
  customer: CustomerCommerce,
  { id, version }: { id: string; version: number },
): Promise<ShopperCart> {
  return changeCart(customer, version, (at) => removeGiftCard(customer.call, at, id));
}
