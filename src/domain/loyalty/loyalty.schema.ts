import { z } from 'zod';
import { LOYALTY_MOVEMENT_KINDS, LOYALTY_PAGE_SIZE, type LoyaltyAccount } from './loyalty.ts';

export const loyaltySchema = z
  .object({
    loyaltyNumber: z.string().nullable(),
    loyaltyCreationDate: z.string().nullable(),
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
    total: z.int().min(0),
  })
  .meta({ id: 'LoyaltyAccount' }) satisfies z.ZodType<LoyaltyAccount>;

/** Pages count from 0. */
export const loyaltyQuerySchema = z.object({
  size: z.coerce.number<number>().int().min(1).max(50).default(LOYALTY_PAGE_SIZE),
  page: z.coerce.number<number>().int().min(0).max(10_000).default(0),
});
