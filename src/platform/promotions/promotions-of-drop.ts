import { and, asc, eq, isNull } from 'drizzle-orm';
import { overallState, promotionStateOf } from '#src/domain/promotion/promotion-terms.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import { promotions, promotionTerms } from './tables.ts';
import { followPromotion } from './turn-promotion.job.ts';
import { nextVersion, termsOf, writeTerms } from './write-promotion.ts';

/** Promotions of a drop, which says where and when. */

/** In shops of the caller. */
export async function findPromotionsOf(
  db: Queryable,
  { shops }: Pick<StaffCaller, 'shops'>,
  dropId: string,
  now: Date,
) {
  const rows = await db
    .select({ promotion: promotions, term: promotionTerms })
    .from(promotions)
    .innerJoin(promotionTerms, eq(promotionTerms.promotionId, promotions.promotionId))
    .where(eq(promotions.dropId, dropId))
    .orderBy(asc(promotions.madeAt), asc(promotions.promotionId));
  const own = rows.filter(({ term }) => shops.has(term.domain));
  return [...Map.groupBy(own, ({ promotion }) => promotion.promotionId)].map(([id, of]) => ({
    ...{ id, name: of[0]?.promotion.name ?? '' },
    state: overallState(of.map(({ term }) => promotionStateOf(term, now))),
  }));
}

const lockOf = (tx: Transaction, dropId: string) =>
  tx.select().from(promotions).where(eq(promotions.dropId, dropId)).for('update');

/**
 * Has promotions that have not begun begin and end at other times, or in other shops. Throws
 * PROMOTIONS_TOO_MANY, and PROMOTION_INVALID for a shop of a currency that a sum lacks.
 */
export async function movePromotions(
  tx: Transaction,
  caller: StaffCaller,
  dropId: string,
  to: { shops: OnlineLocale[]; begins: string; ends: string | null },
  now: Date,
): Promise<void> {
  for (const { promotionId, asked: before } of await lockOf(tx, dropId)) {
    const isIt = eq(promotionTerms.promotionId, promotionId);
    const open = await tx
      .select()
      .from(promotionTerms)
      .where(and(isIt, isNull(promotionTerms.stoppedAt)));
    if (open.length === 0) continue;
    const asked = { ...before, ...to };
    const terms = await termsOf(tx, caller, asked, now);
    await tx.delete(promotionTerms).where(isIt);
    await writeTerms(tx, { promotionId, ...asked }, terms, now);
    await tx
      .update(promotions)
      .set({ asked, ...nextVersion })
      .where(eq(promotions.promotionId, promotionId));
  }
}

/** Stops promotions in one shop. */
export async function stopPromotions(
  tx: Transaction,
  dropId: string,
  domain: OnlineLocale,
  now: Date,
): Promise<void> {
  for (const { promotionId } of await lockOf(tx, dropId)) {
    const isIt = eq(promotionTerms.promotionId, promotionId);
    const isOpen = and(isIt, eq(promotionTerms.domain, domain), isNull(promotionTerms.stoppedAt));
    await tx.update(promotionTerms).set({ stoppedAt: now }).where(isOpen);
    await tx.update(promotions).set(nextVersion).where(eq(promotions.promotionId, promotionId));
    await followPromotion(tx, promotionId, [], now);
  }
}
