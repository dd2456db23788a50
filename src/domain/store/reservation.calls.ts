import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import {
  newReservationSchema,
  reservationIdSchema,
  reservationSchema,
  reservationsSchema,
} from './reservation.schema.ts';

const RESERVATIONS = '/customers-self/reservations';

export const getReservations = defineCall({
  method: 'GET',
  path: RESERVATIONS,
  summary: 'What stores have reserved for the signed-in customer, now or before',
  by: 'customer',
  capability: 'reservations',
  request: {},
  answers: { 200: 'Reservations, newest first' },
  answer: reservationsSchema,
  errors: [],
});

export const reserve = defineCall({
  method: 'POST',
  path: RESERVATIONS,
  summary: 'Have a garment laid aside in a store for two days, without payment',
  by: 'customer',
  capability: 'reservations',
  request: { body: newReservationSchema },
  answers: { 200: 'The reservation' },
  answer: reservationSchema,
  errors: [
    'STORE_NOT_FOUND',
    'SIZE_NOT_IN_STORE',
    'RESERVATION_NOT_OFFERED',
    'RESERVATION_LIMIT_REACHED',
  ],
});

export const cancelReservation = defineCall({
  method: 'DELETE',
  path: `${RESERVATIONS}/{reservationId}`,
  summary: 'Give a reserved item back; what is over or is somebody else’s is not found',
  by: 'customer',
  capability: 'reservations',
  request: { params: z.object({ reservationId: reservationIdSchema }) },
  answers: { 200: 'The reservation, cancelled' },
  answer: reservationSchema,
  errors: ['NOT_FOUND'],
});
