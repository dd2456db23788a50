import { z } from 'zod';
import { describeList } from '#src/domain/staff/list.ts';
import { REVIEW_STATES } from './review.ts';
import { staffReviewSchema } from './staff-review.schema.ts';

export const reviewList = describeList({
  name: 'reviews',
  item: staffReviewSchema,
  filters: { state: z.enum(REVIEW_STATES).optional() },
  sortable: ['writtenAt'],
  // Its page shows each review as a text, in no columns.
  columns: {},
});
