import { z } from 'zod';
import { describeList } from '#src/domain/staff/list.ts';
import { CODE_STATES } from './promotion.values.ts';

export const promotionCodeSchema = z
  .object({
    id: z.string(),
    code: z.string(),
    state: z.enum(CODE_STATES),
    /** Of the order that used it. */
    orderNumber: z.string().nullable(),
    /** When it was reserved or used. */
    takenAt: z.iso.datetime().nullable(),
    madeAt: z.iso.datetime(),
  })
  .meta({ id: 'PromotionCode' });

/** Single-use codes of a promotion. */
export const promotionCodeList = describeList({
  name: 'promotion-codes',
  item: promotionCodeSchema,
  filters: { state: z.enum(CODE_STATES).optional() },
  sortable: ['madeAt', 'code'],
  order: 'desc',
  columns: {
    code: { kind: 'text', of: ({ code }) => code, sort: 'code', narrow: 'title' },
    state: { kind: 'word', of: ({ state }) => state, narrow: 'line' },
    orderNumber: { kind: 'text', of: ({ orderNumber }) => orderNumber, narrow: 'line' },
    takenAt: { kind: 'moment', of: ({ takenAt }) => takenAt },
    madeAt: { kind: 'moment', of: ({ madeAt }) => madeAt, sort: 'madeAt' },
  },
  file: { code: 'code', state: 'state', order: 'orderNumber', taken: 'takenAt', made: 'madeAt' },
});
