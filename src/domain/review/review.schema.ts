import { z } from 'zod';
import {
  FITS,
  type OwnReview,
  type ProductReviews,
  RATINGS,
  REVIEW_STATES,
  REVIEW_TEXT,
} from './review.ts';

const draft = {
  rating: z.literal(RATINGS),
  fit: z.enum(FITS).nullable(),
  text: z.string().trim().min(REVIEW_TEXT.min).max(REVIEW_TEXT.max),
};

export const reviewBodySchema = z.strictObject(draft);

export const productReviewsSchema = z.object({
  total: z.int(),
  average: z.number().min(1).max(5).nullable(),
  fit: z.enum(FITS).nullable(),
  values: z.array(
    z.object({
      ...draft,
      reviewId: z.uuid(),
      author: z.string(),
      size: z.string().nullable(),
      writtenOn: z.iso.date(),
    }),
  ),
}) satisfies z.ZodType<ProductReviews>;

export const ownReviewSchema = z.object({
  ...draft,
  productId: z.string(),
  state: z.enum(REVIEW_STATES),
}) satisfies z.ZodType<OwnReview>;

export const ownReviewsSchema = z.object({ values: z.array(ownReviewSchema) });
