import { z } from 'zod';
import { describeList } from '#src/domain/staff/list.ts';
import { shopSchema } from '#src/domain/staff/staff.schema.ts';
import { listedReturnSchema } from './staff-order.schema.ts';
import { RETURN_STATES } from './staff-order.ts';

export const returnList = describeList({
  name: 'returns',
  item: listedReturnSchema,
  filters: { shop: shopSchema.optional(), state: z.enum(RETURN_STATES).optional() },
  sortable: ['declaredAt'],
  order: 'desc',
  columns: {
    number: { kind: 'text', of: ({ returnNumber }) => returnNumber, narrow: 'line' },
    order: { kind: 'text', of: ({ orderNumber }) => orderNumber, narrow: 'title' },
    declared: {
      kind: 'day',
      of: ({ declaredAt }) => declaredAt,
      sort: 'declaredAt',
      narrow: 'line',
    },
    shop: { kind: 'shop', of: ({ shop }) => shop },
    customer: { kind: 'text', of: ({ customerName }) => customerName, narrow: 'title' },
    items: { kind: 'number', of: ({ items }) => items },
    state: { kind: 'word', of: ({ state }) => state, narrow: 'line' },
  },
});
