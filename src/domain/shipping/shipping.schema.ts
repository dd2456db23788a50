import { z } from 'zod';
import { centsSchema } from '#src/domain/money/money.schema.ts';
import { SHIPPING_METHOD_KEYS } from './shipping.ts';

const shippingMethodSchema = z
  .object({
    key: z.enum(SHIPPING_METHOD_KEYS),
    name: z.string(),
    /** Days until delivery, both ends included. */
    delay: z.object({ minDays: z.int(), maxDays: z.int() }),
    shippingRate: z.object({
      price: z.object({ centAmount: centsSchema }),
      freeAbove: z.object({ centAmount: centsSchema }).nullable(),
    }),
  })
  .meta({ id: 'ShippingMethod' });
export type ShippingMethod = z.infer<typeof shippingMethodSchema>;

export const shippingMethodsSchema = z.array(shippingMethodSchema);
