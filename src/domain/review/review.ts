import type { Order } from '#src/domain/order/order.schema.ts';
import type { OrderStatus } from '#src/domain/order/order.values.ts';

/** What buyers say of a product, and which of them may (decision 058). */

export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

/** How a garment is cut for its size: "runs small", as expected, "runs large". */
export const FITS = ['small', 'true', 'large'] as const;
export type Fit = (typeof FITS)[number];

/** Characters of a review's text. */
export const REVIEW_TEXT = { min: 10, max: 1_000 } as const;

/** A review waits for the shop; refused, it stays with its writer alone. */
export const REVIEW_STATES = ['waiting', 'shown', 'refused'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export type ReviewProblem = 'rating' | 'short' | 'long';

/** What is wrong with a review as it is typed, per field; a rating of 0 is none. */
export function reviewProblems({
  rating,
  text,
}: {
  rating: number;
  text: string;
}): Partial<Record<'rating' | 'text', ReviewProblem>> {
  const problems: Partial<Record<'rating' | 'text', ReviewProblem>> = {};
  if (!RATINGS.some((known) => known === rating)) problems.rating = 'rating';
  if (text.trim().length < REVIEW_TEXT.min) problems.text = 'short';
  else if (text.trim().length > REVIEW_TEXT.max) problems.text = 'long';
  return problems;
}

/** Whether what an order holds may be reviewed: it is paid for, and was not called off. */
export function isReviewable(status: OrderStatus): boolean {
  return status !== 'awaiting-payment' && status !== 'cancelled';
}

/**
 * Whether an order can have arrived, by a day (`YYYY-MM-DD`) of the shop: it is delivered or collected,
 * or the last day that was promised is over.
 */
export function canHaveArrived(
  { status, shippingInfo }: Pick<Order, 'status' | 'shippingInfo'>,
  today: string,
): boolean {
  const last = shippingInfo?.promise?.to;
  return status === 'delivered' || (isReviewable(status) && last !== undefined && last < today);
}

/** So many opinions on the fit, and such a share of them, make it an advice. */
const FIT_OPINIONS = 3;
const FIT_SHARE = 0.6;

/** What most buyers found of the fit; null where they disagree or are few. */
export function fitAdvice(opinions: Readonly<Record<Fit, number>>): Fit | null {
  const all = opinions.small + opinions.true + opinions.large;
  if (all < FIT_OPINIONS) return null;
  return FITS.find((fit) => opinions[fit] >= all * FIT_SHARE) ?? null;
}
