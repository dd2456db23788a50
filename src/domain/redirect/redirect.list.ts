import { describeList } from '#src/domain/staff/list.ts';
import { shopSchema } from '#src/domain/staff/staff.schema.ts';
import { redirectSchema } from './redirect.schema.ts';

export const redirectList = describeList({
  name: 'redirects',
  item: redirectSchema,
  filters: { shop: shopSchema.optional() },
  sortable: ['from', 'madeAt'],
  columns: {
    from: { kind: 'text', of: ({ from }) => from, sort: 'from', narrow: 'title' },
    to: { kind: 'text', of: ({ to }) => to, narrow: 'line' },
    shop: { kind: 'shop', of: ({ shop }) => shop, narrow: 'line' },
    madeBy: { kind: 'text', of: ({ madeBy }) => madeBy },
    made: { kind: 'moment', of: ({ madeAt }) => madeAt, sort: 'madeAt' },
  },
});
