import { z } from 'zod';
import { listOf, listQuery } from '#src/domain/staff/list.ts';
import { NUMBER_ID } from '#src/domain/text/number-id.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { reservationIdSchema } from './reservation.schema.ts';
import { reservationList } from './staff-reservation.list.ts';
import {
  listedReservationSchema,
  reservationBodySchema,
  reservingStoreSchema,
} from './staff-reservation.schema.ts';

const RESERVATIONS = '/staff/reservations';
const params = z.object({ reservationId: reservationIdSchema });
const theReservation = {
  answers: { 200: 'The reservation as it is now' },
  answer: listedReservationSchema,
} as const;

export const listReservingStores = defineCall({
  method: 'GET',
  path: '/staff/reserving-stores',
  summary: 'List stores that lay items aside in the shops of the caller',
  by: 'staff',
  needs: 'reservations:write',
  request: { query: listQuery({}, ['city', 'name', 'open']) },
  answers: { 200: 'Stores of the page' },
  answer: listOf(reservingStoreSchema),
  errors: [],
});

export const getReservingStore = defineCall({
  method: 'GET',
  path: '/staff/reserving-stores/{storeId}',
  summary: 'Read a store that lays items aside',
  by: 'staff',
  needs: 'reservations:write',
  request: { params: z.object({ storeId: z.string().regex(NUMBER_ID) }) },
  answers: { 200: 'The store' },
  answer: reservingStoreSchema,
  errors: ['NOT_FOUND'],
});

export const listStaffReservations = defineCall({
  method: 'GET',
  path: RESERVATIONS,
  summary: 'List what stores have laid aside in the shops of the caller',
  by: 'staff',
  needs: 'reservations:write',
  request: { query: reservationList.query },
  answers: { 200: 'Reservations of the page' },
  answer: reservationList.answer,
  errors: [],
});

export const collectReservation = defineCall({
  method: 'POST',
  path: `${RESERVATIONS}/{reservationId}/collected`,
  summary: 'Note that the customer has taken a reserved item along',
  by: 'staff',
  needs: 'reservations:write',
  request: { params, body: reservationBodySchema },
  ...theReservation,
  errors: ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'RESERVATION_OVER'],
});

export const putReservationBack = defineCall({
  method: 'POST',
  path: `${RESERVATIONS}/{reservationId}/put-back`,
  summary: 'Note that an item is back on the shelf; one that still waits is cancelled by it',
  by: 'staff',
  needs: 'reservations:write',
  request: { params, body: reservationBodySchema },
  ...theReservation,
  errors: ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'RESERVATION_OVER'],
});
