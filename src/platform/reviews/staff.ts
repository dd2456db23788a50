import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import * as calls from '#src/domain/review/staff-review.calls.ts';
import type { StaffReview } from '#src/domain/review/staff-review.schema.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { findProductNames } from '../catalogue/face.ts';
import { inTransaction, type Queryable } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { allOf, audit, findPage, findRows, type ListRows, when } from '../staff/face.ts';
import { reviews } from './tables.ts';

/** A review is shown in all shops of its language: who has one of them judges it. */
function isReadable({ shops }: StaffCaller): SQL {
  return inArray(reviews.lang, [...new Set([...shops].map((shop) => getDomain(shop).lang))]);
}

type Query = z.output<typeof calls.listReviews.request.query>;
type Row = Omit<StaffReview, 'productName'>;

const reviewRows = (caller: StaffCaller): ListRows<Query> => ({
  columns: sql`review_id as id, product_id as "productId", author, lang, rating, fit, text, size,
    state, written_at as "writtenAt"`,
  from: sql`${reviews}`,
  which: ({ state }) => [isReadable(caller), when(state, (one) => eq(reviews.state, one))],
  sorted: { writtenAt: sql`written_at` },
  key: sql`review_id`,
});

/** Reviews with the names of their products in the caller's language, else in that of the review. */
async function withNames(
  db: Queryable,
  { language }: Pick<StaffCaller, 'language'>,
  rows: readonly Row[],
): Promise<StaffReview[]> {
  const productOf = ({ productId, lang }: Row) => ({ productId, lang: language ?? lang });
  const nameOf = await findProductNames(db, rows.map(productOf));
  return rows.map((row) => ({
    ...row,
    productName: nameOf(productOf(row)),
    writtenAt: new Date(row.writtenAt).toISOString(),
  }));
}

/** Reviews as the staff show or refuse them (decision 058). */
export function serveReviewsToStaff(
  router: Router,
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
): void {
  serve(router, calls.listReviews, async ({ query }, caller) => {
    const { rows, total } = await findPage<Row, Query>(database, reviewRows(caller), query);
    return ok({ values: await withNames(database, caller, rows), total });
  });

  serve(router, calls.judgeReview, async ({ params: { reviewId }, body }, caller) => {
    const isIt = and(eq(reviews.reviewId, reviewId), isReadable(caller));
    const { to: state } = body;
    await inTransaction(database, async (tx) => {
      const [found] = await tx.select().from(reviews).where(isIt).for('update');
      const before = requireFound(found, 'NOT_FOUND');
      if (before.writtenAt.toISOString() !== body.writtenAt) {
        throw new DomainError('CHANGED_BY_OTHERS');
      }
      if (before.state === state) return;
      await tx.update(reviews).set({ state }).where(isIt);
      await audit(tx, caller, now(), {
        ...{ action: 'review.judge', subject: { kind: 'review', id: reviewId }, shop: null },
        ...{ before: { state: before.state }, after: { state } },
      });
    });
    const which = allOf([isReadable(caller), eq(reviews.reviewId, reviewId)]);
    const rows = await findRows<Row>(database, reviewRows(caller), { which });
    const [judged] = await withNames(database, caller, rows);
    return ok(requireFound(judged, 'NOT_FOUND'));
  });
}
