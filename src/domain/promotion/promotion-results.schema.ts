import { z } from 'zod';
import { CURRENCIES } from '#src/domain/money/money.ts';
import { shopSchema } from '#src/domain/staff/staff.schema.ts';

/** Orders that had a promotion on one day, by the clocks of the shop; cents of its currency. */
const promotionDaySchema = z.object({
  day: z.iso.date(),
  shop: shopSchema,
  currency: z.enum(CURRENCIES),
  orders: z.int().min(1),
  /** What was paid for these orders; returns are not taken off. */
  revenue: z.int().min(0),
  /** What the promotion took off them. */
  cost: z.int().min(1),
});
export type PromotionDay = z.infer<typeof promotionDaySchema>;

export const promotionResultsSchema = z
  .object({
    /** In shops of the caller, the last day first. */
    days: z.array(promotionDaySchema),
    /**
     * What orders and payments under way took of its limits, in all shops; null where not all of them
     * are the caller's.
     */
    taken: z
      .object({
        uses: z.int().min(0),
        cents: z.partialRecord(z.enum(CURRENCIES), z.int().min(0)),
      })
      .nullable(),
  })
  .meta({ id: 'PromotionResults' });
