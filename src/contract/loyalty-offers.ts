import { z } from 'zod';
import type { AvailableOffer } from '#src/domain/loyalty-offer.ts';
import { centsSchema } from './money.ts';

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
