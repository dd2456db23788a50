import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../database/database.ts';
import { reviews } from '../reviews/tables.ts';

/** What a form of the operator's page sends; `written` says which wording was read. */
export const judgementSchema = z.object({
  reviewId: z.uuid(),
  written: z.iso.datetime(),
  to: z.enum(['shown', 'refused']),
});

export type JudgedReview = typeof reviews.$inferSelect;

/** So many are read at a time, and so many decisions can be taken back on the page. */
const WAITING = 50;
const DECIDED = 20;

/** Reviews that wait, the oldest first, how many there are, and the newest that were decided on. */
export async function readReviews(
  db: Queryable,
): Promise<{ total: number; waiting: JudgedReview[]; decided: JudgedReview[] }> {
  const isWaiting = eq(reviews.state, 'waiting');
  const [counted] = await db.select({ total: count() }).from(reviews).where(isWaiting);
  const waiting = await db
    .select()
    .from(reviews)
    .where(isWaiting)
    .orderBy(asc(reviews.writtenAt))
    .limit(WAITING);
  const decided = await db
    .select()
    .from(reviews)
    .where(inArray(reviews.state, ['shown', 'refused']))
    .orderBy(desc(reviews.writtenAt))
    .limit(DECIDED);
  return { total: counted?.total ?? 0, waiting, decided };
}

/**
 * Shows or refuses a review; false when there is no such review any more, or its writer has changed
 * it since it was read.
 */
export async function judgeReview(
  db: Queryable,
  { reviewId, written, to }: z.infer<typeof judgementSchema>,
): Promise<boolean> {
  const judged = await db
    .update(reviews)
    .set({ state: to })
    .where(and(eq(reviews.reviewId, reviewId), eq(reviews.writtenAt, new Date(written))))
    .returning({ reviewId: reviews.reviewId });
  return judged.length === 1;
}
