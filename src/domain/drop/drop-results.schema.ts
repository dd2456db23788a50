import { z } from 'zod';
import { CURRENCIES } from '#src/domain/money/money.ts';
import { shopSchema } from '#src/domain/staff/staff.schema.ts';

const cents = z.int().min(0);

/** Orders that had something of a drop on one day, by the clocks of the shop; cents of its currency. */
const dropDaySchema = z.object({
  day: z.iso.date(),
  shop: shopSchema,
  currency: z.enum(CURRENCIES),
  orders: z.int().min(1),
  /** What was paid for these orders; returns are not taken off. */
  revenue: cents,
  /** What its promotions took off them. */
  promotionCost: cents,
  /** What their items cost less by its price plans. */
  planCost: cents,
});
export type DropDay = z.infer<typeof dropDaySchema>;

export const dropResultsSchema = z
  .object({
    /** In shops of the caller, from its begin on, the last day first. */
    days: z.array(dropDaySchema),
  })
  .meta({ id: 'DropResults' });
