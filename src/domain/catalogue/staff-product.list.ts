import { z } from 'zod';
import { describeList } from '#src/domain/staff/list.ts';
import { VISIBILITIES } from './catalogue.values.ts';
import { listedProductSchema } from './staff-product.schema.ts';

export const productList = describeList({
  name: 'products',
  item: listedProductSchema,
  filters: { visibility: z.enum(VISIBILITIES).optional() },
  sortable: ['publishedAt', 'name', 'id'],
  order: 'desc',
  columns: {
    name: { kind: 'text', of: ({ name }) => name, sort: 'name', narrow: 'title' },
    brand: { kind: 'text', of: ({ brand }) => brand, narrow: 'line' },
    number: { kind: 'text', of: ({ id }) => id, sort: 'id', narrow: 'line' },
    visibility: { kind: 'word', of: ({ visibility }) => visibility, narrow: 'line' },
    colours: { kind: 'number', of: ({ colours }) => colours },
    inStock: { kind: 'number', of: ({ inStock }) => inStock },
    added: { kind: 'day', of: ({ publishedAt }) => publishedAt, sort: 'publishedAt' },
  },
  file: {
    'product number': 'number',
    name: 'name',
    brand: 'brand',
    visibility: 'visibility',
    colours: 'colours',
    'in stock': 'inStock',
    added: 'added',
  },
});
