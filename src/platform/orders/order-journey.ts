import { asc, eq } from 'drizzle-orm';
import type { OrderJourney } from '#src/domain/order/order.schema.ts';
import { withdrawable } from '#src/domain/order/withdrawal.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../database/database.ts';
import { findWebDomainByStoreId } from '../web-domains/web-domain-store.ts';
import { orderSteps, type orders, orderWithdrawals } from './tables.ts';

/** What became of an order until now, the oldest first, and what of it may be taken back. */
export async function findJourney(
  db: Queryable,
  order: typeof orders.$inferSelect,
  now: Date,
): Promise<OrderJourney> {
  const { orderNumber, storeId, createdAt } = order;
  const steps = await db.select().from(orderSteps).where(eq(orderSteps.orderNumber, orderNumber));
  const declared = await db
    .select()
    .from(orderWithdrawals)
    .where(eq(orderWithdrawals.orderNumber, orderNumber))
    .orderBy(asc(orderWithdrawals.declaredAt));
  const shop = await findWebDomainByStoreId(db, storeId);
  const events = [
    { kind: 'placed' as const, date: createdAt },
    ...steps.map(({ step, at }) => ({ kind: step, date: at })),
    ...declared.map(({ declaredAt }) => ({ kind: 'withdrawn' as const, date: declaredAt })),
    ...declared.flatMap(({ refundedAt }) =>
      refundedAt === null ? [] : [{ kind: 'refunded' as const, date: refundedAt }],
    ),
  ].sort((one, other) => one.date.getTime() - other.date.getTime());
  const delivered = steps.find(({ step }) => step === 'delivered');
  const facts = {
    order,
    country: shop === null ? '' : getDomain(shop.domain).iso2,
    deliveredAt: delivered?.at.getTime() ?? null,
    withdrawals: declared,
  };
  return {
    events: events.map(({ kind, date }) => ({ kind, at: date.toISOString() })),
    parcel: steps.find(({ parcel }) => parcel !== null)?.parcel ?? null,
    withdrawals: declared.map(({ withdrawalId, declaredAt, lines }) => ({
      withdrawalId,
      declaredAt: declaredAt.toISOString(),
      lines,
    })),
    withdrawable: withdrawable(facts, now.getTime()),
  };
}
