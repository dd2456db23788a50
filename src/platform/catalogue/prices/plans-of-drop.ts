import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { planStateOf } from '#src/domain/catalogue/price-plan.ts';
import { DomainError } from '#src/domain/errors.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Queryable, Transaction } from '../../kernel/database/database.ts';
import { followListingsOf } from '../listings/follow-listings.job.ts';
import { followPlanAt } from './begin-prices.job.ts';
import { at } from './current-prices.ts';
import { firstOf, followPlan, lastOf, productsOf } from './price-plans.ts';
import { pricePlans } from './tables.ts';
import { writePlan } from './write-plan.ts';

/** Price plans of a drop, which says where and when. Writers have the lock of lists. */

const ofDrop = (dropId: string) => eq(pricePlans.dropId, dropId);

export async function findPlansOf(db: Queryable, dropId: string, now: Date) {
  const rows = await db
    .select()
    .from(pricePlans)
    .where(ofDrop(dropId))
    .orderBy(asc(pricePlans.madeAt), asc(pricePlans.planId));
  return rows.map((row) => ({ id: row.planId, name: row.name, state: planStateOf(row, now) }));
}

const openPlansOf = (tx: Transaction, dropId: string) =>
  tx
    .select()
    .from(pricePlans)
    .where(and(ofDrop(dropId), isNull(pricePlans.endedAt)))
    .for('update');

/**
 * Has plans that have not begun begin and end at other times, or in other shops. Throws as `writePlan`,
 * and PRICES_PLANNED.
 */
export async function movePlans(
  tx: Transaction,
  dropId: string,
  to: { shops: OnlineLocale[]; from: string; until: string | null },
  now: Date,
): Promise<void> {
  for (const { planId, asked } of await openPlansOf(tx, dropId)) {
    await followListingsOf(tx, productsOf(planId));
    await tx.execute(sql`delete from prices where plan_id = ${planId}`);
    const moved = { ...asked, ...to };
    const written = await writePlan(tx, { planId, asked: moved }, now);
    const { products, shops, meets } = written;
    if (meets.length > 0) throw new DomainError('PRICES_PLANNED');
    await tx
      .update(pricePlans)
      .set({ asked: moved, products, shops, beginsAt: firstOf(shops), endsAt: lastOf(shops) })
      .where(eq(pricePlans.planId, planId));
    await followPlan(tx, planId, shops, now);
  }
}

/** Ends plans in one shop: prices are there as they are without them; what was shown stays known. */
export async function stopPlans(
  tx: Transaction,
  dropId: string,
  domain: OnlineLocale,
  now: Date,
): Promise<void> {
  for (const { planId, shops: before } of await openPlansOf(tx, dropId)) {
    const isIt = sql`plan_id = ${planId} and domain = ${domain}`;
    await followListingsOf(tx, productsOf(planId));
    await tx.execute(sql`delete from prices where ${isIt} and valid_from > ${at(now)}`);
    await tx.execute(sql`update prices set valid_until = ${at(now)}
      where ${isIt} and (valid_until is null or valid_until > ${at(now)})`);
    const stopped = now.toISOString();
    const shops = before.map((one) =>
      one.shop !== domain || one.stopped
        ? one
        : { ...one, stopped, until: stopped < one.from ? one.from : stopped },
    );
    const isOver = shops.every((one) => one.stopped);
    await tx
      .update(pricePlans)
      .set({ shops, endsAt: lastOf(shops), ...(isOver && { endedAt: now }) })
      .where(eq(pricePlans.planId, planId));
    await followPlanAt(tx, planId, { at: now, now });
  }
}
