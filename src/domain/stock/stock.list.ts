import { z } from 'zod';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { describeList } from '#src/domain/staff/list.ts';
import { idSegment, skuText } from '#src/domain/wire/request-parts.ts';
import { brokenRunSchema, RUN_ADVICE, stockRowSchema } from './stock.schema.ts';
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

const sizesOf = (sizes: readonly { size: string; quantity: number }[], are: 'gone' | 'there') =>
  sizes
    .filter(({ quantity }) => quantity > 0 === (are === 'there'))
    .map(({ size, quantity }) => (are === 'there' ? `${size}: ${quantity}` : size))
    .join(', ');

export const brokenRunList = describeList({
  name: 'broken-runs',
  item: brokenRunSchema,
  filters: {
    place: idSegment.default(WAREHOUSE),
    advice: z.enum(RUN_ADVICE).optional(),
    /** Of the words. */
    lang: z.enum(LANGUAGES).default('en'),
  },
  sortable: ['items', 'gone'],
  order: 'desc',
  columns: {
    item: {
      ...{ kind: 'text', narrow: 'title' },
      of: ({ name, colour }) => [name, colour].filter(Boolean).join(', '),
    },
    there: { kind: 'text', of: ({ sizes }) => sizesOf(sizes, 'there'), narrow: 'line' },
    gone: { kind: 'text', of: ({ sizes }) => sizesOf(sizes, 'gone'), sort: 'gone' },
    items: { kind: 'number', of: ({ items }) => items, sort: 'items' },
    advice: { kind: 'word', of: ({ advice }) => advice, narrow: 'line' },
  },
  file: {
    'product number': ({ productId }) => productId,
    name: ({ name }) => name,
    colour: ({ colour }) => colour,
    place: ({ place }) => place,
    'sizes there': 'there',
    'sizes gone': 'gone',
    items: 'items',
    'what to do': 'advice',
  },
});
