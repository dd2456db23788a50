import { reservationSchema, reservationsSchema } from '#src/contract/reservations.ts';
import { storesSchema } from '#src/contract/stores.ts';
import type { Reservation } from '#src/domain/reservation.ts';
import type { Store, StoreSearch } from '#src/domain/store.ts';
import { isCommerceError } from './commerce-error.ts';
import { type CallContext, callPlatform } from './platform-call.server.ts';

const STORES = '/ecommerce/v2/storelocator/stores';
const RESERVATIONS = '/customers-self/reservations';

/** GET …/stores ; a 404 is an empty list (specification §7, STO-05). */
export async function findStores(context: CallContext, search: StoreSearch): Promise<Store[]> {
  try {
    const { body } = await callPlatform(context, {
      method: 'GET',
      path: STORES,
      name: `GET ${STORES}`,
      query: search,
      answer: storesSchema,
    });
    return body.stores;
  } catch (error) {
    if (isCommerceError(error, 'STORE_NOT_FOUND', 'NOT_FOUND')) return [];
    throw error;
  }
}

/**
 * POST /customers-self/reservations ; STORE_NOT_FOUND, SIZE_NOT_IN_STORE, RESERVATION_NOT_OFFERED,
 * RESERVATION_LIMIT_REACHED.
 */
export async function addReservation(
  context: CallContext,
  piece: { storeId: string; sku: string },
): Promise<Reservation> {
  const { body } = await callPlatform(context, {
    method: 'POST',
    path: RESERVATIONS,
    name: `POST ${RESERVATIONS}`,
    body: piece,
    answer: reservationSchema,
  });
  return body;
}

/** GET /customers-self/reservations */
export async function getReservations(context: CallContext): Promise<Reservation[]> {
  const { body } = await callPlatform(context, {
    method: 'GET',
    path: RESERVATIONS,
    name: `GET ${RESERVATIONS}`,
    answer: reservationsSchema,
  });
  return body.values;
}
