import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import * as calls from '#src/domain/review/staff-review.calls.ts';
import type { StaffReview } from '#src/domain/review/staff-review.schema.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { rowsOf } from '#src/domain/staff/list.ts';
import { findProductNames } from '../catalogue/face.ts';
import { inTransaction, type Queryable } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { audit } from '../staff/face.ts';
import { reviews } from './tables.ts';

/** A review is shown in all shops of its language: who has one of them judges it. */
function isReadable({ shops }: StaffCaller): SQL {
  return inArray(reviews.lang, [...new Set([...shops].map((shop) => getDomain(shop).lang))]);
}

const columns = {
  id: reviews.reviewId,
  productId: reviews.productId,
  author: reviews.author,
  lang: reviews.lang,
  rating: reviews.rating,
  fit: reviews.fit,
  text: reviews.text,
  size: reviews.size,
  state: reviews.state,
  writtenAt: reviews.writtenAt,
};

const select = (db: Queryable) => db.select(columns).from(reviews);
type Row = Awaited<ReturnType<typeof select>>[number];

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
    writtenAt: row.writtenAt.toISOString(),
  }));
}

/** Reviews as the staff show or refuse them (decision 058). */
export function serveReviewsToStaff(
  router: Router,
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
): void {
  serve(router, calls.listReviews, async ({ query }, caller) => {
    const { state } = query;
    const which = and(
      isReadable(caller),
      state === undefined ? undefined : eq(reviews.state, state),
    );
    const { limit, offset } = rowsOf(query);
    const rows = await select(database)
      .where(which)
      .orderBy((query.order === 'asc' ? asc : desc)(reviews.writtenAt), reviews.reviewId)
      .limit(limit)
      .offset(offset);
    const [all] = await database.select({ total: count() }).from(reviews).where(which);
    return ok({ values: await withNames(database, caller, rows), total: all?.total ?? 0 });
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
    const judged = await withNames(database, caller, await select(database).where(isIt));
    return ok(requireFound(judged[0], 'NOT_FOUND'));
  });
}
