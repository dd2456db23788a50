import { z } from 'zod';
import { centsSchema } from '#src/domain/money/money.schema.ts';
import { EFFECT_KINDS } from './promotion.values.ts';

const promotionMarkSchema = z
  .object({
    id: z.string(),
    /** As shoppers of the shop read it. */
    label: z.string(),
    kind: z.enum(EFFECT_KINDS),
    /** Members of the loyalty programme alone have it; everybody is told. */
    forMembers: z.literal(true).optional(),
    /**
     * Lowest price of the 30 days before it began, in cents: of a colour, where everybody is told that it
     * costs less and the Union asks for it (Directive 98/6/EC, article 6a).
     */
    lowest30Days: centsSchema.optional(),
  })
  .meta({ id: 'PromotionMark' });
/** A promotion that a product takes part in. */
export type PromotionMark = z.infer<typeof promotionMarkSchema>;

/** Promotions that a tile, or a size of a colour, takes part in; left out where there are none. */
export const promotedShape = { promotions: z.array(promotionMarkSchema).optional() };
