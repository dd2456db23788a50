import { z } from 'zod';
import { centsSchema } from '#src/domain/money/money.schema.ts';

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
