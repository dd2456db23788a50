import { z } from 'zod';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { describeList } from '#src/domain/staff/list.ts';
import { idSegment, skuText } from '#src/domain/wire/request-parts.ts';
import { stockRowSchema } from './stock.schema.ts';
import { WAREHOUSE } from './stock.ts';

export const stockList = describeList({
  name: 'stock',
  item: stockRowSchema,
  filters: {
    place: idSegment.default(WAREHOUSE),
    sku: skuText.optional(),
    level: z.enum(['low', 'few', 'out']).optional(),
    /** Of the words. */
    lang: z.enum(LANGUAGES).default('en'),
  },
  sortable: ['quantity', 'sku'],
  columns: {
    sku: { kind: 'text', of: ({ sku }) => sku, sort: 'sku', narrow: 'title' },
    item: {
      kind: 'text',
      of: ({ name, colour, size }) => [name, colour, size].filter(Boolean).join(', '),
      narrow: 'line',
    },
    barcode: { kind: 'text', of: ({ gtin }) => gtin },
    quantity: {
      kind: 'number',
      of: ({ quantity }) => quantity,
      sort: 'quantity',
      narrow: 'title',
    },
    reserved: { kind: 'number', of: ({ reserved }) => reserved },
    moved: { kind: 'moment', of: ({ changedAt }) => changedAt },
  },
  file: {
    sku: 'sku',
    barcode: 'barcode',
    'product number': ({ productId }) => productId,
    name: ({ name }) => name,
    colour: ({ colour }) => colour,
    size: ({ size }) => size,
    place: ({ place }) => place,
    'can be sold': 'quantity',
    reserved: 'reserved',
    'last moved at': 'moved',
  },
});
