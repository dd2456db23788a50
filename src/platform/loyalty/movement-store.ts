import { count, desc, eq, sum } from 'drizzle-orm';
import type { LoyaltyAccount } from '#src/domain/loyalty/loyalty.schema.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { loyaltyMovements } from './tables.ts';

type Movement = LoyaltyAccount['values'][number];

/** How a customer's points moved, the newest first: all of it, or a page; `page` is 0-based. */
export async function findMovements(
  db: Queryable,
  customerId: string,
  paging?: { size: number; page: number },
): Promise<Movement[]> {
  const { id, movedAt, kind, points, orderNumber } = loyaltyMovements;
  const all = db
    .select({ id, movedAt, kind, points, orderNumber })
    .from(loyaltyMovements)
    .where(eq(loyaltyMovements.customerId, customerId))
    .orderBy(desc(movedAt), desc(id));
  const rows = await (paging ? all.limit(paging.size).offset(paging.page * paging.size) : all);
  return rows.map((row) => ({ ...row, movedAt: row.movedAt.toISOString() }));
}

/** What all movements of a customer come to, and how many there are. */
export async function sumMovements(
  db: Queryable,
  customerId: string,
): Promise<Pick<LoyaltyAccount, 'points' | 'total'>> {
  const [all] = await db
    .select({ points: sum(loyaltyMovements.points).mapWith(Number), total: count() })
    .from(loyaltyMovements)
    .where(eq(loyaltyMovements.customerId, customerId));
  return { points: all?.points ?? 0, total: all?.total ?? 0 };
}
