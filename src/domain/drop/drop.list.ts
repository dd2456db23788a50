import { z } from 'zod';
import { PROMOTION_STATES } from '#src/domain/promotion/promotion.values.ts';
import { describeList } from '#src/domain/staff/list.ts';
import { listedDropSchema } from './drop.schema.ts';

export const dropList = describeList({
  name: 'drops',
  item: listedDropSchema,
  filters: {
    state: z.enum(PROMOTION_STATES).optional(),
    /** Those that run at some instant after one and before another. */
    since: z.iso.datetime().optional(),
    before: z.iso.datetime().optional(),
  },
  sortable: ['begins', 'name', 'madeAt'],
  order: 'desc',
  columns: {
    name: { kind: 'text', of: ({ name }) => name, sort: 'name', narrow: 'title' },
    begins: {
      kind: 'moment',
      of: ({ firstBegins }) => firstBegins,
      sort: 'begins',
      narrow: 'line',
    },
    shops: { kind: 'text', of: ({ terms }) => terms.map(({ shop }) => shop).join(', ') },
    state: { kind: 'word', of: ({ state }) => state, narrow: 'line' },
    madeBy: { kind: 'text', of: ({ madeBy }) => madeBy },
  },
});
