import { z } from 'zod';
import { lineProductSchema } from '#src/domain/cart/cart.schema.ts';
import { NUMBER_ID } from '#src/domain/text/number-id.ts';
import { skuText } from '#src/domain/wire/request-parts.ts';
import { RESERVATION_STATES } from './reservation.ts';
import { openingHoursSchema } from './store.schema.ts';

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
      country: z.string(),
      openingHours: openingHoursSchema,
    }),
    /** Instants, ISO 8601. */
    createdAt: z.iso.datetime(),
    pickUpBefore: z.iso.datetime(),
    state: z.enum(RESERVATION_STATES),
  })
  .meta({ id: 'Reservation' });
export type Reservation = z.infer<typeof reservationSchema>;

/** The newest first. */
export const reservationsSchema = z.object({ values: z.array(reservationSchema) });
