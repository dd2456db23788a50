import type { PointMode } from '#src/domain/shipping/shipping.ts';
import * as reservations from '#src/domain/store/reservation.calls.ts';
import type { Reservation } from '#src/domain/store/reservation.ts';
import * as stores from '#src/domain/store/store.calls.ts';
import type { Place, PointSearch, Store, StoreSearch } from '#src/domain/store/store.ts';
import { isCommerceError } from './commerce-error.ts';
import type { CallContext } from './platform-call.server.ts';
import { ask } from './send.server.ts';

/** A 404 is an empty list (specification §7, STO-05). */
async function found<T>(asking: Promise<{ stores: T[] }>): Promise<T[]> {
  try {
    return (await asking).stores;
  } catch (error) {
    if (isCommerceError(error, 'STORE_NOT_FOUND', 'NOT_FOUND')) return [];
    throw error;
  }
}

/** What is given of a search: an empty field asks for nothing (§3). */
function given<T extends object>(query: T): T {
  const kept = { ...query };
  for (const [name, value] of Object.entries(kept)) {
    if (value === '') Reflect.deleteProperty(kept, name);
  }
  return kept;
}

export function findStores(context: CallContext, query: StoreSearch): Promise<Store[]> {
  return found(ask(context, stores.findStores, { query: given(query) }));
}

/** Pickup points or lockers. */
export function findPoints(
  context: CallContext,
  mode: PointMode,
  query: PointSearch,
): Promise<Place[]> {
  const call = mode === 'pickup' ? stores.findPickups : stores.findLockers;
  return found(ask(context, call, { query: given(query) }));
}

/** Null when there is none of that id any more. */
export async function findStore(context: CallContext, storeId: string): Promise<Store | null> {
  try {
    return await ask(context, stores.getStore, {
      params: { storeId },
      query: { context: 'account' },
    });
  } catch (error) {
    if (isCommerceError(error, 'STORE_NOT_FOUND')) return null;
    throw error;
  }
}

/** All stores of a country (ISO 3166-1 alpha-2), by id; none where it has none. */
export async function getAllStores(context: CallContext, countryCode: string): Promise<Place[]> {
  return (await ask(context, stores.getAllStores, { query: { countryCode } })).stores;
}

/**
 * STORE_NOT_FOUND, SIZE_NOT_IN_STORE, RESERVATION_NOT_OFFERED, RESERVATION_LIMIT_REACHED.
 */
export function addReservation(
  context: CallContext,
  piece: { storeId: string; sku: string },
): Promise<Reservation> {
  return ask(context, reservations.reserve, { body: piece });
}

/** NOT_FOUND for one that is over, or was cancelled elsewhere. */
export function cancelReservation(
  context: CallContext,
  reservationId: string,
): Promise<Reservation> {
  return ask(context, reservations.cancelReservation, { params: { reservationId } });
}

/** The newest first. */
export async function getReservations(context: CallContext): Promise<Reservation[]> {
  const { values } = await ask(context, reservations.getReservations, {});
  return values;
}
