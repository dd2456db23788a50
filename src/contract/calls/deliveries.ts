import { z } from 'zod';
import { defineCall } from '../call.ts';
import { shippingMethodsSchema } from '../deliveries.ts';
import { idSegment } from '../request-parts.ts';

export const getShippingMethods = defineCall({
  method: 'GET',
  path: '/deliveries/shipping-methods',
  summary: 'Shipping methods for a country and a cart; none for a country that is not served',
  by: 'visitor',
  request: {
    query: z.object({ country: z.string().regex(/^[A-Z]{2}$/), cartId: idSegment.optional() }),
  },
  answers: { 200: 'Methods' },
  answer: shippingMethodsSchema,
  errors: ['CART_NOT_FOUND'],
});
