import { z } from 'zod';
import { centsSchema } from '#src/domain/money/money.schema.ts';
import type { AvailableOffer } from './loyalty-offer.ts';

export const loyaltyOffersSchema = z.array(
  z
    .object({
      id: z.string(),
      label: z.string(),
      minimumCentAmount: centsSchema,
      expiresAt: z.string().nullable(),
    })
    .meta({ id: 'LoyaltyOffer' }) satisfies z.ZodType<AvailableOffer>,
);
