import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import { shippingMethodsSchema } from './shipping.schema.ts';

export const getShippingMethods = defineCall({
  method: 'GET',
  path: '/deliveries/shipping-methods',
  summary: 'Shipping methods for a country and a cart; none for a country that is not served',
  by: 'visitor',
  capability: 'core',
  request: {
    query: z.object({ country: z.string().regex(/^[A-Z]{2}$/), cartId: idSegment.optional() }),
  },
  answers: { 200: 'Methods' },
  answer: shippingMethodsSchema,
  errors: ['CART_NOT_FOUND'],
});
