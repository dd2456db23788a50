import { z } from 'zod';
import { centsSchema } from '#src/domain/money/money.schema.ts';
import { LOYALTY_MOVEMENT_KINDS, LOYALTY_PAGE_SIZE } from './loyalty.ts';

export const loyaltySchema = z
  .object({
    loyaltyNumber: z.string().nullable(),
    /** Instant, ISO 8601. */
    loyaltyCreationDate: z.string().nullable(),
    /** What all movements sum up to. */
    points: z.int(),
    values: z.array(
      z.object({
        id: z.string(),
        movedAt: z.string(),
        kind: z.enum(LOYALTY_MOVEMENT_KINDS),
        points: z.int(),
        orderNumber: z.string().nullable(),
      }),
    ),
    /** Of all pages. */
    total: z.int().min(0),
  })
  .meta({ id: 'LoyaltyAccount' });
/** A customer's loyalty account with one page of its movements, the newest first. */
export type LoyaltyAccount = z.infer<typeof loyaltySchema>;

/** Pages count from 0. */
export const loyaltyQuerySchema = z.object({
  size: z.coerce.number<number>().int().min(1).max(50).default(LOYALTY_PAGE_SIZE),
  page: z.coerce.number<number>().int().min(0).max(10_000).default(0),
});

export const loyaltyOffersSchema = z.array(
  z
    .object({
      id: z.string(),
      label: z.string(),
      minimumCentAmount: centsSchema,
      expiresAt: z.string().nullable(),
    })
    .meta({ id: 'LoyaltyOffer' }),
);

export type AvailableOffer = z.infer<typeof loyaltyOffersSchema>[number];
