import { CHANGE_ERRORS } from '#src/domain/cart/cart-change.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { versionQuery } from '#src/domain/wire/request-parts.ts';
import {
  giftCardParams,
  giftCardPaymentSchema,
  payByGiftCardBodySchema,
} from './gift-card.schema.ts';

export const payByGiftCard = defineCall({
  method: 'POST',
  path: '/carts-self/{cartId}/gift-cards/{giftCardId}',
  summary: 'Pay a part of a cart, or all of it, with a gift card',
  by: 'buyer',
  capability: 'giftCards',
  forGuests: true,
  request: { params: giftCardParams, query: versionQuery, body: payByGiftCardBodySchema },
  answers: { 200: 'What the card is to pay, and what is left to pay' },
  answer: giftCardPaymentSchema,
  errors: [
    ...CHANGE_ERRORS,
    'GIFT_CARD_UNKNOWN',
    'GIFT_CARD_EXPIRED',
    'GIFT_CARD_BLOCKED',
    'GIFT_CARD_EMPTY',
    'GIFT_CARD_CURRENCY',
    'GIFT_CARD_NOT_NEEDED',
    'TOO_MANY_REQUESTS',
  ],
});
