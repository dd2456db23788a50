import { z } from 'zod';
import { describeList } from '#src/domain/staff/list.ts';
import { REVIEW_STATES } from './review.ts';
import { staffReviewSchema } from './staff-review.schema.ts';

export const reviewList = describeList({
  name: 'reviews',
  item: staffReviewSchema,
  filters: { state: z.enum(REVIEW_STATES).optional() },
  sortable: ['writtenAt'],
  columns: {
    product: { kind: 'text', of: ({ productName, productId }) => productName || productId },
    author: { kind: 'text', of: ({ author }) => author, narrow: 'title' },
    size: { kind: 'text', of: ({ size }) => size },
    written: { kind: 'moment', of: ({ writtenAt }) => writtenAt, sort: 'writtenAt' },
    state: { kind: 'word', of: ({ state }) => state, narrow: 'line' },
  },
});
