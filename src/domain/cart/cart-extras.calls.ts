import { giftCardParams } from '#src/domain/gift-card/gift-card.schema.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { idempotencyHeaders, versionQuery } from '#src/domain/wire/request-parts.ts';
import { CHANGE_ERRORS, cartIdParams, theCart } from './cart-change.ts';
import {
  donationBodySchema,
  giftCardBodySchema,
  giftWrapBodySchema,
  loyaltyOffersBodySchema,
} from './cart-extras.schema.ts';

const change = { params: cartIdParams, query: versionQuery } as const;

export const addLoyaltyCard = defineCall({
  method: 'POST',
  path: '/carts-self/{cartId}/loyalty-card',
  summary: 'Put a loyalty card in; a cart holds one',
  by: 'buyer',
  capability: 'loyalty',
  request: change,
  ...theCart,
  errors: [...CHANGE_ERRORS, 'LOYALTY_NOT_OFFERED', 'LOYALTY_MEMBER_ALREADY'],
});

export const removeLoyaltyCard = defineCall({
  method: 'DELETE',
  path: '/carts-self/{cartId}/loyalty-card',
  summary: 'Take the loyalty card out',
  by: 'buyer',
  capability: 'loyalty',
  request: change,
  ...theCart,
  errors: [...CHANGE_ERRORS, 'LINE_NOT_FOUND'],
});

export const addGiftCard = defineCall({
  method: 'POST',
  path: '/carts/{cartId}/gift-card',
  summary: 'Put a gift card in; the same Idempotency-Key adds it once',
  by: 'shopper',
  capability: 'giftCards',
  request: { ...change, headers: idempotencyHeaders, body: giftCardBodySchema },
  ...theCart,
  errors: [
    ...CHANGE_ERRORS,
    'GIFT_CARD_NOT_OFFERED',
    'GIFT_CARD_AMOUNT_INVALID',
    'GIFT_CARD_DAY_INVALID',
    'GIFT_CARD_LIMIT_REACHED',
    'IDEMPOTENCY_KEY_REUSED',
  ],
});

/** A guest may: a card that was bought must be removable by its buyer. */
export const removeGiftCard = defineCall({
  method: 'DELETE',
  path: '/carts-self/{cartId}/gift-cards/{giftCardId}',
  summary: 'Take a gift card out, by its id, or off what the cart is paid with, by its number',
  by: 'shopper',
  capability: 'giftCards',
  request: { ...change, params: giftCardParams },
  ...theCart,
  errors: [...CHANGE_ERRORS, 'GIFT_CARD_NOT_FOUND'],
});

export const setDonation = defineCall({
  method: 'POST',
  path: '/carts/{cartId}/donation',
  summary: 'Give, give another amount, or take the donation back',
  by: 'shopper',
  capability: 'donations',
  request: { ...change, body: donationBodySchema },
  ...theCart,
  errors: [...CHANGE_ERRORS, 'DONATION_NOT_OFFERED'],
});

export const setGiftWrap = defineCall({
  method: 'PUT',
  path: '/carts/{cartId}/gift-wrap',
  summary: 'Have the goods wrapped as a gift, with a message or without',
  by: 'shopper',
  capability: 'giftWrap',
  request: { ...change, body: giftWrapBodySchema },
  ...theCart,
  errors: [...CHANGE_ERRORS, 'GIFT_WRAP_NOT_OFFERED'],
});

export const removeGiftWrap = defineCall({
  method: 'DELETE',
  path: '/carts/{cartId}/gift-wrap',
  summary: 'Send the goods as they are',
  by: 'shopper',
  capability: 'giftWrap',
  request: change,
  ...theCart,
  errors: CHANGE_ERRORS,
});

export const setLoyaltyOffers = defineCall({
  method: 'PUT',
  path: '/carts-self/{cartId}/loyalty-offers',
  summary: 'Choose loyalty offers; one that is out of stock is answered flagged, and none changes',
  by: 'buyer',
  capability: 'loyalty',
  request: { ...change, body: loyaltyOffersBodySchema },
  ...theCart,
  errors: [
    ...CHANGE_ERRORS,
    'LOYALTY_MEMBERS_ONLY',
    'LOYALTY_OFFER_UNKNOWN',
    'LOYALTY_OFFER_UNAVAILABLE',
  ],
});
