import { describeList } from '#src/domain/staff/list.ts';
import { unlistedProductSchema } from './unlisted.schema.ts';

export const unlistedProductList = describeList({
  name: 'unlisted-products',
  item: unlistedProductSchema,
  filters: {},
  sortable: ['id', 'name'],
  order: 'desc',
  columns: {
    name: { kind: 'text', of: ({ name }) => name, sort: 'name', narrow: 'title' },
    brand: { kind: 'text', of: ({ brand }) => brand, narrow: 'line' },
    number: { kind: 'text', of: ({ id }) => id, sort: 'id', narrow: 'line' },
    visibility: { kind: 'word', of: ({ visibility }) => visibility, narrow: 'line' },
  },
});
