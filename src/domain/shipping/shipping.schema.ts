import { z } from 'zod';
import { centsSchema } from '#src/domain/money/money.schema.ts';
import { SHIPPING_METHOD_KEYS, type ShippingMethod } from './shipping.ts';

const shippingMethodSchema = z
  .object({
    key: z.enum(SHIPPING_METHOD_KEYS),
    name: z.string(),
    delay: z.object({ minDays: z.int(), maxDays: z.int() }),
    shippingRate: z.object({
      price: z.object({ centAmount: centsSchema }),
      freeAbove: z.object({ centAmount: centsSchema }).nullable(),
    }),
  })
  .meta({ id: 'ShippingMethod' }) satisfies z.ZodType<ShippingMethod>;

export const shippingMethodsSchema = z.array(shippingMethodSchema);
