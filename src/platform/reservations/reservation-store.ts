import { and, desc, eq } from 'drizzle-orm';
import type { Reservation } from '#src/domain/store/reservation.schema.ts';
import type { ReservationState } from '#src/domain/store/reservation.ts';
import { findLineProducts } from '../catalogue/line-products.ts';
import type { Queryable } from '../database/database.ts';
import type { Customer } from '../http/require-customer.ts';
import { stores } from '../stores/tables.ts';
import { reservations } from './tables.ts';

/** How many of a customer's reservations are remembered. */
const MAX_LISTED = 50;

type Row = typeof reservations.$inferSelect;

function stateOf({ cancelledAt, releasedAt, pickUpBefore }: Row, now: Date): ReservationState {
  if (cancelledAt !== null) return 'CANCELLED';
  return pickUpBefore > now && releasedAt === null ? 'OPEN' : 'EXPIRED';
}

/** A customer's reservations in a shop, the newest first, with prices of today. */
export async function findReservations(
  db: Queryable,
  customer: Customer,
  now: Date,
): Promise<Reservation[]> {
  const rows = await db
    .select({ reservation: reservations, store: stores })
    .from(reservations)
    .innerJoin(stores, eq(stores.storeId, reservations.storeId))
    .where(
      and(
        eq(reservations.customerId, customer.customerId),
        eq(reservations.domain, customer.domain),
      ),
    )
    .orderBy(desc(reservations.createdAt), desc(reservations.reservationId))
    .limit(MAX_LISTED);
  const skus = [...new Set(rows.map(({ reservation }) => reservation.sku))];
  const products = await findLineProducts(db, skus, customer, now);
  return rows.flatMap(({ reservation, store }) => {
    const facts = products.get(reservation.sku);
    if (facts === undefined) return [];
    const { reservationId, sku, createdAt, pickUpBefore } = reservation;
    const { storeId, name, line1, zipCode, city, openingHours } = store;
    return {
      reservationId,
      sku,
      product: facts.product,
      store: { storeId, name, line1, zipCode, city, openingHours },
      createdAt: createdAt.toISOString(),
      pickUpBefore: pickUpBefore.toISOString(),
      state: stateOf(reservation, now),
    };
  });
}
