/** The payment calls as they are published in the OpenAPI document. */
import { createRoute, z } from '@hono/zod-openapi';
import { cartSchema } from '#src/contract/carts.ts';
import {
  paymentBodySchema,
  paymentResultSchema,
  providerPaymentBodySchema,
} from '#src/contract/payments.ts';
import { answer, errors, idSegment, jsonBody, versionQuery } from '../http/call.ts';
import { SIGNATURE_HEADER } from './signature.ts';

const tags = ['Payment'];
const cartId = z.object({ cartId: idSegment });
const provider = cartId.extend({ provider: idSegment });
const paymentErrors = errors(
  'CART_NOT_FOUND',
  'CART_VERSION_CONFLICT',
  'CART_LOCKED',
  'CART_CHANGED',
  'PAYMENT_METHOD_UNAVAILABLE',
);

export const payCall = createRoute({
  method: 'post',
  path: '/carts-self/{cartId}/payments',
  tags,
  summary: 'Pay in house, or, with a version, choose a payment method',
  request: { params: cartId, query: versionQuery.partial(), body: jsonBody(paymentBodySchema) },
  responses: {
    200: answer(
      z.union([paymentResultSchema, cartSchema]),
      'In house: the result. With a version: the cart with the planned payment.',
    ),
    ...paymentErrors,
  },
});

export const startPaymentCall = createRoute({
  method: 'post',
  path: '/carts-self/{cartId}/payments/{provider}',
  tags,
  summary: 'Start a payment with a card provider',
  request: { params: provider, query: versionQuery, body: jsonBody(providerPaymentBodySchema) },
  responses: {
    200: answer(paymentResultSchema, 'Where the shopper goes next'),
    ...paymentErrors,
    ...errors(
      'CART_NOT_FOUND',
      'PAYMENT_PROVIDER_UNKNOWN',
      'CART_EMPTY',
      'CART_INCOMPLETE',
      'PAYMENT_METHOD_UNAVAILABLE',
      'PAYMENT_ATTEMPTS_EXCEEDED',
      'IDEMPOTENCY_KEY_REUSED',
      'SERVICE_UNAVAILABLE',
    ),
  },
});

export const paymentCall = createRoute({
  method: 'get',
  path: '/carts-self/{cartId}/payments/{provider}/{reference}',
  tags,
  summary: 'Read what came of a payment',
  request: { params: provider.extend({ reference: idSegment }) },
  responses: {
    200: answer(paymentResultSchema, 'The result'),
    ...errors('PAYMENT_NOT_FOUND', 'PAYMENT_PROVIDER_UNKNOWN'),
  },
});

export const ownPaymentCall = createRoute({
  method: 'get',
  path: '/customers-self/payments/{provider}/{reference}',
  tags,
  summary: 'Read what came of a payment of the customer, whatever its cart',
  request: { params: z.object({ provider: idSegment, reference: idSegment }) },
  responses: {
    200: answer(paymentResultSchema, 'The result'),
    ...errors('PAYMENT_NOT_FOUND', 'PAYMENT_PROVIDER_UNKNOWN'),
  },
});

const received = z.object({ received: z.literal(true) });

export const webhookCall = createRoute({
  method: 'post',
  path: '/payments/webhook/{provider}',
  tags,
  summary: 'Message of a card provider',
  description: `Header ${SIGNATURE_HEADER}: HMAC-SHA256 of the raw body, in hex.`,
  request: {
    params: z.object({ provider: idSegment }),
    // Not validated by the route: the signature is over the raw body, and is checked first.
  },
  responses: {
    200: answer(received, 'Taken, now or earlier'),
    202: answer(received, 'About no payment of ours: put aside for somebody to look at'),
    ...errors('UNAUTHORIZED', 'PAYMENT_PROVIDER_UNKNOWN'),
  },
});
