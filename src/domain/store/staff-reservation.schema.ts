import { z } from 'zod';
import { lineProductSchema } from '#src/domain/cart/cart.schema.ts';
import { shopSchema } from '#src/domain/staff/staff.schema.ts';
import { RESERVATION_STATES } from './reservation.ts';

const instant = z.string();

/** A store that lays items aside, for a choice. */
export const reservingStoreSchema = z
  .object({ id: z.string(), name: z.string(), city: z.string(), open: z.int() })
  .meta({ id: 'ReservingStore' });
export type ReservingStore = z.infer<typeof reservingStoreSchema>;

export const listedReservationSchema = z
  .object({
    id: z.string(),
    shop: shopSchema,
    store: z.object({ storeId: z.string(), name: z.string(), city: z.string() }),
    customerName: z.string(),
    /** Masked for callers without `customers:read` in its shop. */
    email: z.string(),
    phoneNumber: z.string().nullable(),
    sku: z.string(),
    /** Null for what the shop does not sell any more. */
    product: lineProductSchema.nullable(),
    createdAt: instant,
    pickUpBefore: instant,
    collectedAt: instant.nullable(),
    putBackAt: instant.nullable(),
    state: z.enum(RESERVATION_STATES),
    /** It lies behind the counter and is not for its customer any more. */
    isToPutBack: z.boolean(),
  })
  .meta({ id: 'ListedReservation' });
export type ListedReservation = z.infer<typeof listedReservationSchema>;

export const reservationBodySchema = z.strictObject({ changeId: z.uuid() });
