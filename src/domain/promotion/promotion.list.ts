import { z } from 'zod';
import { describeList } from '#src/domain/staff/list.ts';
import { promotionSchema } from './promotion.schema.ts';
import { PROMOTION_STATES } from './promotion.values.ts';

export const promotionList = describeList({
  name: 'promotions',
  item: promotionSchema,
  filters: { state: z.enum(PROMOTION_STATES).optional() },
  sortable: ['begins', 'name', 'madeAt'],
  order: 'desc',
  columns: {
    name: { kind: 'text', of: ({ name }) => name, sort: 'name', narrow: 'title' },
    begins: { kind: 'moment', of: ({ begins }) => begins, sort: 'begins', narrow: 'line' },
    ends: { kind: 'moment', of: ({ ends }) => ends },
    state: { kind: 'word', of: ({ state }) => state, narrow: 'line' },
    madeBy: { kind: 'text', of: ({ madeBy }) => madeBy },
  },
});
