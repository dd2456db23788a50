import { desc, eq } from 'drizzle-orm';
import type { CustomerData } from '#src/domain/account/customer-data.schema.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { reservations } from './tables.ts';

/** All that stores ever laid aside for a customer, the newest first. */
export async function findReservationsOf(
  db: Queryable,
  customerId: string,
): Promise<CustomerData['reservations']> {
  const rows = await db
    .select()
    .from(reservations)
    .where(eq(reservations.customerId, customerId))
    .orderBy(desc(reservations.createdAt));
  return rows.map((row) => ({
    reservationId: row.reservationId,
    storeId: row.storeId,
    sku: row.sku,
    createdAt: row.createdAt.toISOString(),
    pickUpBefore: row.pickUpBefore.toISOString(),
    collectedAt: row.collectedAt?.toISOString() ?? null,
    releasedAt: row.releasedAt?.toISOString() ?? null,
  }));
}
