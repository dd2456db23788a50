import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { DomainError } from '#src/domain/errors.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import * as calls from '#src/domain/store/reservation.calls.ts';
import type { Reservation } from '#src/domain/store/reservation.schema.ts';
import type { Store } from '#src/domain/store/store.schema.ts';
import { findLineProducts } from '../catalogue/face.ts';
import { type Database, inTransaction, type Queryable } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import type { Customer } from '../kernel/http/require-customer.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import { findWebDomainByStoreId } from '../shops/face.ts';
import { giveToStores } from '../stock/face.ts';
import { findStore, findStoresOf } from '../stores/face.ts';
import { WRITE_CANCELLATION_MAIL } from './reservation-mails.job.ts';
import { stateOf } from './reservation-state.ts';
import { reserve } from './reserve.ts';
import { reservations } from './tables.ts';

/** How many of a customer's reservations are remembered. */
const MAX_LISTED = 50;

/** A customer's reservations in a shop, the newest first, with prices of today. */
async function findReservations(
  db: Queryable,
  customer: Customer,
  now: Date,
): Promise<Reservation[]> {
  const rows = await db
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.customerId, customer.customerId),
        eq(reservations.domain, customer.domain),
      ),
    )
    .orderBy(desc(reservations.createdAt), desc(reservations.reservationId))
    .limit(MAX_LISTED);
  const skus = [...new Set(rows.map(({ sku }) => sku))];
  const products = await findLineProducts(db, skus, customer, now);
  const stores = await findStoresOf(db, [...new Set(rows.map(({ storeId }) => storeId))]);
  return rows.flatMap((reservation) => {
    const { reservationId, sku, storeId, createdAt, pickUpBefore } = reservation;
    const facts = products.get(sku);
    const store = stores.get(storeId);
    if (facts === undefined || store === undefined) return [];
    return {
      reservationId,
      sku,
      product: facts.product,
      store,
      createdAt: createdAt.toISOString(),
      pickUpBefore: pickUpBefore.toISOString(),
      state: stateOf(reservation, now),
    };
  });
}

/**
 * Gives a reserved item back to the store, in one transaction with the store's
 * stock and the mail. False for one that is over, cancelled or somebody else's.
 */
function cancelReservation(
  database: Database,
  { customerId, domain }: Pick<Customer, 'customerId' | 'domain'>,
  reservationId: string,
  now: Date,
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const [given] = await tx
      .update(reservations)
      .set({ cancelledAt: now, releasedAt: now })
      .where(
        and(
          eq(reservations.reservationId, reservationId),
          eq(reservations.customerId, customerId),
          eq(reservations.domain, domain),
          isNull(reservations.releasedAt),
          gt(reservations.pickUpBefore, now),
        ),
      )
      .returning({ storeId: reservations.storeId, sku: reservations.sku });
    if (given === undefined) return false;
    await giveToStores(tx, [{ ...given, quantity: 1 }], { now });
    await enqueue(tx, WRITE_CANCELLATION_MAIL, reservationId);
    return true;
  });
}

/** What stores lay aside for customers. */
export function serveReservations(router: Router, { database, now }: PlatformDeps): void {
  /** Only where the shop reserves, and in a store of its own country. */
  async function offeringStore(customer: Customer, storeId: string): Promise<Store> {
    const shop = getDomain(customer.domain);
    const parameters = await findWebDomainByStoreId(database, customer.storeId);
    if (!parameters?.params.ereservation || !shop.hasStores)
      throw new DomainError('RESERVATION_NOT_OFFERED');
    const store = await findStore(database, storeId, {}, customer, now());
    if (store?.country !== shop.iso2) throw new DomainError('STORE_NOT_FOUND');
    return store;
  }

  /** One of the customer's own, as it is now. */
  async function read(customer: Customer, reservationId: string): Promise<Reservation> {
    const all = await findReservations(database, customer, now());
    const found = all.find((one) => one.reservationId === reservationId);
    if (found === undefined) throw new DomainError('INTERNAL_SERVER_ERROR');
    return found;
  }

  serve(router, calls.getReservations, async (_, caller) =>
    ok({ values: await findReservations(database, caller, now()) }),
  );

  serve(router, calls.reserve, async ({ body: { storeId, sku } }, caller) => {
    const { customerId, domain } = caller;
    const store = await offeringStore(caller, storeId);
    const result = await reserve(database, { customerId, domain, store, sku }, now());
    if (!result.ok) throw new DomainError(result.code);
    return ok(await read(caller, result.reservationId));
  });

  serve(router, calls.cancelReservation, async ({ params: { reservationId } }, caller) => {
    const isGiven = await cancelReservation(database, caller, reservationId, now());
    if (!isGiven) throw new DomainError('NOT_FOUND');
    return ok(await read(caller, reservationId));
  });
}
