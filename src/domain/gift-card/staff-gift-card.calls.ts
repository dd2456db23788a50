import { z } from 'zod';
import { exportOf } from '#src/domain/staff/export.ts';
import { ALL_PAGES } from '#src/domain/staff/list.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import { giftCardList } from './staff-gift-card.list.ts';
import {
  givenGiftCardSchema,
  goodwillBodySchema,
  reasonBodySchema,
  staffGiftCardSchema,
} from './staff-gift-card.schema.ts';

const CARDS = '/staff/gift-cards';
const params = z.object({ giftCardId: idSegment });
const theCard = {
  answers: { 200: 'The card as it is now' },
  answer: staffGiftCardSchema,
} as const;
const changes = ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'CHANGED_BY_OTHERS'] as const;

export const listGiftCards = defineCall({
  method: 'GET',
  path: CARDS,
  summary:
    'List gift cards of the shops of the caller; found by number, last signs, order or e-mail',
  by: 'staff',
  needs: 'gift-cards:write',
  request: { query: giftCardList.query },
  answers: { 200: 'Gift cards of the page' },
  answer: giftCardList.answer,
  errors: [],
});

export const exportGiftCards = exportOf(listGiftCards, listGiftCards.request.query.omit(ALL_PAGES));

export const getStaffGiftCard = defineCall({
  method: 'GET',
  path: `${CARDS}/{giftCardId}`,
  summary: 'Read a gift card with how its balance moved',
  by: 'staff',
  needs: 'gift-cards:write',
  request: { params },
  ...theCard,
  errors: ['NOT_FOUND'],
});

export const blockGiftCard = defineCall({
  method: 'POST',
  path: `${CARDS}/{giftCardId}/block`,
  summary: 'Keep a gift card from paying',
  by: 'staff',
  needs: 'gift-cards:write',
  request: { params, body: reasonBodySchema },
  ...theCard,
  errors: changes,
});

export const unblockGiftCard = defineCall({
  method: 'POST',
  path: `${CARDS}/{giftCardId}/unblock`,
  summary: 'Let a blocked gift card pay again',
  by: 'staff',
  needs: 'gift-cards:write',
  request: { params, body: reasonBodySchema },
  ...theCard,
  errors: changes,
});

export const giveGiftCard = defineCall({
  method: 'POST',
  path: CARDS,
  summary: 'Give a gift card as goodwill: it is issued and mailed to its recipient',
  by: 'staff',
  needs: 'gift-cards:write',
  request: { body: goodwillBodySchema },
  answers: { 202: 'It is on its way' },
  answer: givenGiftCardSchema,
  errors: [
    ...(['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'] as const),
    ...(['GIFT_CARD_NOT_OFFERED', 'GIFT_CARD_AMOUNT_INVALID', 'REFUND_LIMIT_REACHED'] as const),
  ],
});
