import type { Cart } from '#src/domain/cart/cart.ts';
import * as calls from '#src/domain/cart/cart-extras.calls.ts';
import type { GiftCardBody } from '#src/domain/cart/cart-extras.ts';
import { getLoyaltyOffers as loyaltyOffers } from '#src/domain/loyalty/loyalty-offer.calls.ts';
import type { AvailableOffer } from '#src/domain/loyalty/loyalty-offer.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import type { CartVersion } from './carts.server.ts';
import type { CallContext } from './platform-call.server.ts';
import { ask } from './send.server.ts';

const target = ({ id, version }: CartVersion) => ({ params: { cartId: id }, query: { version } });

/** LOYALTY_MEMBER_ALREADY, LOYALTY_NOT_OFFERED. */
export function addLoyaltyCard(context: CallContext, cart: CartVersion): Promise<Cart> {
  return ask(context, calls.addLoyaltyCard, target(cart));
}

export function removeLoyaltyCard(context: CallContext, cart: CartVersion): Promise<Cart> {
  return ask(context, calls.removeLoyaltyCard, target(cart));
}

/** Puts a gift card in, once for each press; GIFT_CARD_AMOUNT_INVALID, GIFT_CARD_LIMIT_REACHED. */
export function addGiftCard(
  context: CallContext,
  cart: CartVersion,
  { press, ...body }: GiftCardBody & { press: string },
): Promise<Cart> {
  const headers = { [HEADER.idempotencyKey]: press };
  return ask(context, calls.addGiftCard, { ...target(cart), headers, body });
}

export function removeGiftCard(
  context: CallContext,
  { id, version }: CartVersion,
  giftCardId: string,
): Promise<Cart> {
  const params = { cartId: id, giftCardId };
  return ask(context, calls.removeGiftCard, { params, query: { version } });
}

/** In cents; 0 takes the donation back. DONATION_NOT_OFFERED. */
export function setDonation(
  context: CallContext,
  cart: CartVersion,
  body: { donationId: string; centAmount: number },
): Promise<Cart> {
  return ask(context, calls.setDonation, { ...target(cart), body });
}

/** The full list; an offer out of stock comes back flagged, and nothing has changed. */
export function setLoyaltyOffers(
  context: CallContext,
  cart: CartVersion,
  loyaltyOfferIds: string[],
): Promise<Cart> {
  return ask(context, calls.setLoyaltyOffers, { ...target(cart), body: { loyaltyOfferIds } });
}

/** Offers of a shop that the customer may choose; none for who is no member. */
export function getLoyaltyOffers(context: CallContext, storeId: string): Promise<AvailableOffer[]> {
  return ask(context, loyaltyOffers, { params: { storeId } });
}
