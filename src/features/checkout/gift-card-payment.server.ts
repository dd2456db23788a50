import * as cartCalls from '#src/domain/cart/cart.calls.ts';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import * as cartExtrasCalls from '#src/domain/cart/cart-extras.calls.ts';
import * as giftCardCalls from '#src/domain/gift-card/gift-card.calls.ts';
import { changeCart, onCart } from '#src/features/cart/cart.server.ts';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import { PATIENT } from '#src/gateway/platform-call.server.ts';
import { countAttempt } from '#src/session/attempt-limits.server.ts';
import type { CustomerCommerce } from '#src/session/customer-access.server.ts';
import { cartToPay } from './payment.server.ts';
import { amountToPay } from './payment-methods.ts';

/**
 * Has a gift card pay what it can of what is left, then reloads the cart (§4, PAY-03). It orders
 * nothing: once nothing is left to pay, a click of its own does, on a button that says what it obliges
 * to (PAY-04; directive 2011/83/EU, article 8 (2)).
 */
export async function useGiftCard(
  customer: CustomerCommerce,
  { number, pin, version }: { number: string; pin: string; version: number },
): Promise<ShopperCart> {
  if (customer.shop.params.giftCard === null) {
    throw new CommerceError('PAYMENT_METHOD_UNAVAILABLE', 'gift card');
  }
  await countAttempt('gift card', customer.caller);
  const seen = await cartToPay(customer);
  if (seen.version !== version) throw new CommerceError('CART_CHANGED', 'gift card');
  const body = { amount: Math.max(1, amountToPay(seen)), ...(pin !== '' && { pin }) };
  return changeCart(customer, version, async (at) => {
    await customer.ask(
      giftCardCalls.payByGiftCard,
      { ...onCart(at, { giftCardId: number }), body },
      PATIENT,
    );
    return customer.ask(cartCalls.getCart, { params: { cartId: at.id } });
  });
}

/** Takes a gift card off the payments of the cart again. */
export function dropGiftCard(
  customer: CustomerCommerce,
  { id, version }: { id: string; version: number },
): Promise<ShopperCart> {
  return changeCart(customer, version, (at) =>
    customer.ask(cartExtrasCalls.removeGiftCard, onCart(at, { giftCardId: id })),
  );
}
