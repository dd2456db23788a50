import { z } from 'zod';
import { centsSchema } from '#src/domain/money/money.schema.ts';
import { SHIPPING_METHOD_KEYS } from './shipping.values.ts';

/** Days are `YYYY-MM-DD`, both included. */
export const deliveryPromiseSchema = z.object({
  /** Until when an order has to be placed for that, an instant; null where that does not matter. */
  orderBy: z.iso.datetime().nullable(),
  from: z.iso.date(),
  to: z.iso.date(),
});
export type DeliveryPromise = z.infer<typeof deliveryPromiseSchema>;

const shippingMethodSchema = z
  .object({
    key: z
      .enum(SHIPPING_METHOD_KEYS)
      .describe('NO home, EX express, LM store, PR pickup, LO locker, VI email, HSP members'),
    name: z.string(),
    delay: z
      .object({ minDays: z.int(), maxDays: z.int() })
      .describe('Working days from dispatch to delivery, both ends included'),
    promise: deliveryPromiseSchema
      .nullable()
      .describe('For an order that is placed now; null for what is sent by email'),
    shippingRate: z.object({
      price: z.object({ centAmount: centsSchema }),
      freeAbove: z.object({ centAmount: centsSchema }).nullable(),
      /** What it costs instead for goods of more than a sum, in cents; the lowest first. */
      sums: z.array(z.object({ above: centsSchema, price: centsSchema })).optional(),
      /** Where the price is that of the weight of the cart: another cart has another one. */
      isByWeight: z.literal(true).optional(),
    }),
  })
  .meta({ id: 'ShippingMethod' });
export type ShippingMethod = z.infer<typeof shippingMethodSchema>;

export const shippingMethodsSchema = z.array(shippingMethodSchema);
