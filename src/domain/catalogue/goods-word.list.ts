import { z } from 'zod';
import { describeList } from '#src/domain/staff/list.ts';
import { goodsWordSchema, WORD_KINDS } from './goods-word.schema.ts';

export const goodsWordList = describeList({
  name: 'goods-words',
  item: goodsWordSchema,
  filters: { kind: z.enum(WORD_KINDS) },
  sortable: ['name', 'products'],
  columns: {
    name: { kind: 'text', of: ({ name }) => name, sort: 'name', narrow: 'title' },
    missing: { kind: 'text', of: ({ missing }) => missing.join(' '), narrow: 'line' },
    products: { kind: 'number', of: ({ products }) => products, sort: 'products', narrow: 'line' },
  },
});
