import { z } from 'zod';
import { legalGapsSchema } from '#src/domain/legal/legal.schema.ts';
import { centsSchema, currencySchema } from '#src/domain/money/money.schema.ts';
import { shopSchema } from '#src/domain/staff/staff.schema.ts';

/** What was ordered, and what the week before; cents of one currency. */
const soldSchema = z.object({
  cents: centsSchema,
  orders: z.int().min(0),
  centsBefore: centsSchema,
  ordersBefore: z.int().min(0),
});
export type Sold = z.infer<typeof soldSchema>;

/** Sales of the last days, today with them; sums of two currencies are never added. */
export const salesSchema = z
  .object({
    currencies: z.array(
      soldSchema.extend({
        currency: currencySchema,
        /** One for each day, the oldest first. */
        days: z.array(soldSchema.extend({ day: z.iso.date() })),
        shops: z.array(soldSchema.extend({ shop: shopSchema })),
      }),
    ),
  })
  .meta({ id: 'Sales' });
export type Sales = z.infer<typeof salesSchema>;

export const shopGapsSchema = legalGapsSchema.meta({ id: 'ShopGaps' });
export type ShopGaps = z.infer<typeof shopGapsSchema>;

export const failingJobsSchema = z
  .object({
    values: z.array(
      z.object({
        name: z.string(),
        failing: z.int().min(1),
        /** Of the one that failed most often. */
        reason: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'FailingJobs' });
