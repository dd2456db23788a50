import { randomInt } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { ErrorCode } from '#src/domain/errors.ts';
import { clockOf, instantOf } from '#src/domain/shop/clock.ts';
import { MAX_RESERVATIONS, RESERVATION_DAYS } from '#src/domain/store/reservation.ts';
import type { Store } from '#src/domain/store/store.schema.ts';
import { type Hours, hoursOn, shopTimeZone } from '#src/domain/store/store.ts';
import { lockCustomer } from '../customers/face.ts';
import { type Database, inTransaction } from '../kernel/database/database.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import { takeFromStore } from '../stock/face.ts';
import { releaseDue } from './release-due.ts';
import { WRITE_RESERVATION_MAIL } from './reservation-mails.job.ts';
import { reservations } from './tables.ts';

type Wanted = Pick<typeof reservations.$inferInsert, 'customerId' | 'domain' | 'sku'> & {
  store: Pick<Store, 'storeId' | 'country' | 'openingHours' | 'specialDays'>;
};
export type Reserved = { ok: true; reservationId: string } | { ok: false; code: ErrorCode };

/** Without signs that are easily taken for each other when read out at the counter. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const SIGNS_OF_ID = 8;

const newId = () =>
  `R${Array.from({ length: SIGNS_OF_ID }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;

/**
 * Reserves one item for a customer, in one transaction with the store's stock. A customer who asks
 * twice for the same item gets the same reservation. SIZE_NOT_IN_STORE when the last one is gone,
 * RESERVATION_LIMIT_REACHED past five.
 */
export function reserve(
  database: Database,
  { store, ...wanted }: Wanted,
  now: Date,
): Promise<Reserved> {
  const { customerId, sku, domain } = wanted;
  const { storeId } = store;
  return inTransaction(database, async (tx) => {
    // One customer's clicks come one after the other.
    await lockCustomer(tx, customerId);
    await releaseDue(tx, now);
    const isOpen = and(eq(reservations.customerId, customerId), isNull(reservations.releasedAt));
    const [same] = await tx
      .select({ reservationId: reservations.reservationId })
      .from(reservations)
      .where(and(isOpen, eq(reservations.storeId, storeId), eq(reservations.sku, sku)));
    if (same !== undefined) return { ok: true, reservationId: same.reservationId };
    const [open] = await tx.select({ many: count() }).from(reservations).where(isOpen);
    if ((open?.many ?? 0) >= MAX_RESERVATIONS) {
      return { ok: false, code: 'RESERVATION_LIMIT_REACHED' };
    }
    const isTaken = await takeFromStore(tx, { storeId, sku, domain }, now);
    if (!isTaken) return { ok: false, code: 'SIZE_NOT_IN_STORE' };
    const reservationId = newId();
    await tx.insert(reservations).values({
      ...wanted,
      storeId,
      reservationId,
      createdAt: now,
      pickUpBefore: closingTime(store, now, RESERVATION_DAYS),
    });
    await enqueue(tx, WRITE_RESERVATION_MAIL, reservationId);
    return { ok: true, reservationId };
  });
}

const DAY_MS = 86_400_000;
/** Days: no store has a longer holiday. */
const MAX_CLOSED = 60;

const timeOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
};

type Shop = Hours & { country: string };

/**
 * When a store closes, `days` calendar days from now by its own clocks; on the next day that it
 * opens, when it is closed on that one. A store without hours counts whole days.
 */
export function closingTime({ country, ...hours }: Shop, now: Date, days: number): Date {
  const timeZone = shopTimeZone(country);
  const clock = clockOf(now.getTime(), timeZone);
  const today = clock - (clock % DAY_MS);
  for (let ahead = days; ahead < days + MAX_CLOSED; ahead += 1) {
    const day = today + ahead * DAY_MS;
    const last = hoursOn(hours, new Date(day).toISOString().slice(0, 10)).at(-1);
    if (last !== undefined) return new Date(instantOf(day + timeOf(last.closes), timeZone));
  }
  return new Date(now.getTime() + days * DAY_MS);
}
