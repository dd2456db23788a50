import { z } from 'zod';
import { FITS, RATINGS, REVIEW_STATES, REVIEW_TEXT } from './review.ts';

const draft = {
  rating: z.literal(RATINGS),
  fit: z.enum(FITS).nullable(),
  text: z.string().trim().min(REVIEW_TEXT.min).max(REVIEW_TEXT.max),
};

export const reviewBodySchema = z.strictObject(draft);
/** What a buyer writes; a fit need not be said. */
export type ReviewDraft = z.infer<typeof reviewBodySchema>;

export const productReviewsSchema = z.object({
  total: z.int(),
  /** Mean rating to a tenth; null without reviews. */
  average: z.number().min(1).max(5).nullable(),
  /** What most buyers found; null where they disagree or are few. */
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
});
/** Reviews of a product in a language, newest first, and what all of them come to. */
export type ProductReviews = z.infer<typeof productReviewsSchema>;

export const ownReviewSchema = z.object({
  ...draft,
  productId: z.string(),
  state: z.enum(REVIEW_STATES),
});
export type OwnReview = z.infer<typeof ownReviewSchema>;

export const ownReviewsSchema = z.object({ values: z.array(ownReviewSchema) });

/** A review as all shoppers read it. */
export type Review = ProductReviews['values'][number];
