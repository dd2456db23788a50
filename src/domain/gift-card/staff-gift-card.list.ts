import { z } from 'zod';
import { describeList } from '#src/domain/staff/list.ts';
import { shopSchema } from '#src/domain/staff/staff.schema.ts';
import { listedGiftCardSchema } from './staff-gift-card.schema.ts';
import { GIFT_CARD_STATES } from './staff-gift-card.ts';

export const giftCardList = describeList({
  name: 'gift-cards',
  item: listedGiftCardSchema,
  filters: { shop: shopSchema.optional(), state: z.enum(GIFT_CARD_STATES).optional() },
  sortable: ['issuedAt', 'balance', 'expiresAt'],
  order: 'desc',
  columns: {
    number: { kind: 'text', of: ({ shownNumber }) => shownNumber, narrow: 'title' },
    shop: { kind: 'shop', of: ({ shop }) => shop },
    origin: { kind: 'word', of: ({ origin }) => origin, narrow: 'line' },
    recipient: { kind: 'text', of: ({ recipientEmail }) => recipientEmail, narrow: 'title' },
    value: {
      kind: 'money',
      of: ({ valueCents: centAmount, currency: currencyCode }) => ({ centAmount, currencyCode }),
    },
    balance: {
      kind: 'money',
      of: ({ balanceCents: centAmount, currency: currencyCode }) => ({ centAmount, currencyCode }),
      sort: 'balance',
      narrow: 'line',
    },
    issued: { kind: 'day', of: ({ issuedAt }) => issuedAt, sort: 'issuedAt' },
    ends: { kind: 'day', of: ({ expiresAt }) => expiresAt, sort: 'expiresAt' },
    state: { kind: 'word', of: ({ state }) => state, narrow: 'line' },
  },
  file: {
    'card id': ({ id }) => id,
    'last signs': 'number',
    shop: 'shop',
    origin: 'origin',
    state: 'state',
    value: 'value',
    balance: 'balance',
    currency: ({ currency }) => currency,
    'issued at': 'issued',
    'expires at': 'ends',
    order: ({ orderNumber }) => orderNumber,
    recipient: 'recipient',
  },
});
