import { z } from 'zod';
import { describeList } from '#src/domain/staff/list.ts';
import { shopSchema } from '#src/domain/staff/staff.schema.ts';
import { listedDraftOrderSchema } from './draft-order.schema.ts';
import { DRAFT_ORDER_STATES } from './draft-order.ts';

export const draftOrderList = describeList({
  name: 'draft-orders',
  item: listedDraftOrderSchema,
  filters: { shop: shopSchema.optional(), state: z.enum(DRAFT_ORDER_STATES).optional() },
  sortable: ['madeAt', 'endsAt', 'total'],
  order: 'desc',
  columns: {
    customer: { kind: 'text', of: ({ customerName }) => customerName, narrow: 'title' },
    shop: { kind: 'shop', of: ({ shop }) => shop, narrow: 'line' },
    items: { kind: 'number', of: ({ itemCount }) => itemCount },
    total: { kind: 'money', of: ({ totalPrice }) => totalPrice, sort: 'total', narrow: 'line' },
    sent: { kind: 'moment', of: ({ mailedAt }) => mailedAt, sort: 'madeAt' },
    ends: { kind: 'moment', of: ({ endsAt }) => endsAt, sort: 'endsAt' },
    madeBy: { kind: 'text', of: ({ madeBy }) => madeBy },
    state: { kind: 'word', of: ({ state }) => state, narrow: 'line' },
    order: { kind: 'text', of: ({ orderNumber }) => orderNumber },
  },
});
