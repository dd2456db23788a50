import { z } from 'zod';
import { describeList } from '#src/domain/staff/list.ts';
import { listedStoreSchema, STORE_KINDS } from './staff-store.schema.ts';

export const storeList = describeList({
  name: 'stores',
  item: listedStoreSchema,
  filters: {
    kind: z.enum(STORE_KINDS).optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    state: z.enum(['open', 'closed']).optional(),
  },
  sortable: ['city', 'name', 'number'],
  columns: {
    number: { kind: 'text', of: ({ number }) => number, sort: 'number' },
    name: { kind: 'text', of: ({ name }) => name, sort: 'name', narrow: 'title' },
    kind: { kind: 'word', of: ({ kind }) => kind, narrow: 'line' },
    street: { kind: 'text', of: ({ line1 }) => line1, narrow: 'line' },
    city: {
      kind: 'text',
      of: ({ zipCode, city }) => `${zipCode} ${city}`,
      sort: 'city',
      narrow: 'line',
    },
    country: { kind: 'text', of: ({ country }) => country },
    state: { kind: 'word', of: ({ isClosed }) => (isClosed ? 'closed' : 'open'), narrow: 'line' },
  },
});
