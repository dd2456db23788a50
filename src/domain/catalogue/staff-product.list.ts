import { z } from 'zod';
import { describeList } from '#src/domain/staff/list.ts';
import { shopSchema } from '#src/domain/staff/staff.schema.ts';
import { LACKS, PUBLICATION_STATES } from './publication.ts';
import { listedProductSchema } from './staff-product.schema.ts';

export const productList = describeList({
  name: 'products',
  item: listedProductSchema,
  filters: {
    /** In which shop the others are meant; in any without. */
    shop: shopSchema.optional(),
    state: z.enum(PUBLICATION_STATES).optional(),
    /** Anything, or one thing. */
    lacks: z.enum(['any', ...LACKS]).optional(),
    /** Those with a draft of changes, or those without. */
    draft: z.enum(['kept', 'none']).optional(),
  },
  sortable: ['publishedAt', 'name', 'id'],
  order: 'desc',
  columns: {
    name: { kind: 'text', of: ({ name }) => name, sort: 'name', narrow: 'title' },
    brand: { kind: 'text', of: ({ brand }) => brand, narrow: 'line' },
    number: { kind: 'text', of: ({ id }) => id, sort: 'id', narrow: 'line' },
    open: { kind: 'number', of: ({ openIn }) => openIn.length, narrow: 'line' },
    lacking: { kind: 'number', of: ({ lackingIn }) => lackingIn.length },
    colours: { kind: 'number', of: ({ colours }) => colours },
    inStock: { kind: 'number', of: ({ inStock }) => inStock },
    added: { kind: 'day', of: ({ publishedAt }) => publishedAt, sort: 'publishedAt' },
  },
  file: {
    'product number': 'number',
    name: 'name',
    brand: 'brand',
    'shown in shops': ({ openIn }) => openIn.join(' '),
    'lacks something in': ({ lackingIn }) => lackingIn.map(({ shop }) => shop).join(' '),
    colours: 'colours',
    'in stock': 'inStock',
    added: 'added',
  },
});
