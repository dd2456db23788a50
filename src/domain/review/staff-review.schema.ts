import { z } from 'zod';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { ownReviewSchema } from './review.schema.ts';

export const staffReviewSchema = z
  .object({
    ...ownReviewSchema.shape,
    id: z.uuid(),
    /** In the language of the review. */
    productName: z.string(),
    author: z.string(),
    lang: z.enum(LANGUAGES),
    size: z.string().nullable(),
    writtenAt: z.iso.datetime(),
  })
  .meta({ id: 'StaffReview' });
export type StaffReview = z.infer<typeof staffReviewSchema>;
