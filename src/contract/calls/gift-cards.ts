import { z } from 'zod';
import { defineCall } from '../call.ts';
import { cartSchema } from '../carts.ts';
import { giftCardPaymentSchema, payByGiftCardBodySchema } from '../gift-cards.ts';
import { idSegment, versionQuery } from '../request-parts.ts';

const PATH = '/carts-self/{cartId}/gift-cards/{giftCardId}';

/** A card number as somebody types it. */
const giftCard = z.object({
  cartId: idSegment,
  giftCardId: z.string().trim().min(1).max(40),
});

const CHANGE_ERRORS = ['CART_NOT_FOUND', 'CART_VERSION_CONFLICT', 'CART_LOCKED'] as const;

export const payByGiftCard = defineCall({
  method: 'POST',
  path: PATH,
  summary: 'Pay a part of a cart, or all of it, with a gift card',
  by: 'buyer',
  request: { params: giftCard, query: versionQuery, body: payByGiftCardBodySchema },
  answers: { 200: 'What the card is to pay, and what is left to pay' },
  answer: giftCardPaymentSchema,
  errors: [
    ...CHANGE_ERRORS,
    'GIFT_CARD_UNKNOWN',
    'GIFT_CARD_EXPIRED',
    'GIFT_CARD_EMPTY',
    'GIFT_CARD_CURRENCY',
    'GIFT_CARD_NOT_NEEDED',
    'TOO_MANY_REQUESTS',
  ],
});

export const removeGiftCard = defineCall({
  method: 'DELETE',
  path: PATH,
  summary: 'Take a gift card off the payments of a cart',
  by: 'buyer',
  request: { params: giftCard, query: versionQuery },
  answers: { 200: 'The cart' },
  answer: cartSchema,
  errors: [...CHANGE_ERRORS, 'GIFT_CARD_NOT_FOUND'],
});
