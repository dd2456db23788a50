import { z } from 'zod';
import { NUMBER_ID } from '#src/domain/number-id.ts';
import { RESERVATION_STATES, type Reservation } from '#src/domain/reservation.ts';
import { lineProductSchema } from './carts.ts';
import { skuText } from './request-parts.ts';
import { openingHoursSchema } from './stores.ts';

/** */
export const newReservationSchema = z.strictObject({
  storeId: z.string().regex(NUMBER_ID),
  sku: skuText,
});

export const reservationIdSchema = z.string().regex(/^R[0-9A-Z]{8}$/);

export const reservationSchema = z
  .object({
    reservationId: z.string(),
    sku: z.string(),
    product: lineProductSchema,
    store: z.object({
      storeId: z.string(),
      name: z.string(),
      line1: z.string(),
      zipCode: z.string(),
      city: z.string(),
      openingHours: openingHoursSchema,
    }),
    createdAt: z.iso.datetime(),
    pickUpBefore: z.iso.datetime(),
    state: z.enum(RESERVATION_STATES),
  })
  .meta({ id: 'Reservation' }) satisfies z.ZodType<Reservation>;

/** The newest first. */
export const reservationsSchema = z.object({
  values: z.array(reservationSchema),
}) satisfies z.ZodType<{ values: Reservation[] }>;
