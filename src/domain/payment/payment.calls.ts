import { z } from 'zod';
import { cartSchema } from '#src/domain/cart/cart.schema.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import { idempotencyHeaders, idSegment, versionQuery } from '#src/domain/wire/request-parts.ts';
import { creditTermsSchema } from './credit.schema.ts';
import {
  cardEventSchema,
  paymentBodySchema,
  paymentResultSchema,
  providerPaymentBodySchema,
} from './payment.schema.ts';

const PAYMENTS = '/carts-self/{cartId}/payments';
const cartId = z.object({ cartId: idSegment });
const provider = z.object({ provider: idSegment });
const payment = provider.extend({ reference: idSegment });

const START_ERRORS = [
  'CART_NOT_FOUND',
  'CART_VERSION_CONFLICT',
  'CART_LOCKED',
  'CART_CHANGED',
  'PAYMENT_METHOD_UNAVAILABLE',
  'IDEMPOTENCY_KEY_REUSED',
] as const;
const READ_ERRORS = ['PAYMENT_NOT_FOUND', 'PAYMENT_PROVIDER_UNKNOWN'] as const;

export const pay = defineCall({
  method: 'POST',
  path: PAYMENTS,
  summary: 'Pay in house, or, with a version, choose a payment method',
  by: 'buyer',
  capability: 'checkout',
  forGuests: true,
  request: {
    params: cartId,
    query: versionQuery.partial(),
    headers: idempotencyHeaders,
    body: paymentBodySchema,
  },
  answers: { 200: 'In house: the result. With a version: the cart with the planned payment' },
  answer: z.union([paymentResultSchema, cartSchema]),
  errors: START_ERRORS,
});

export const startPayment = defineCall({
  method: 'POST',
  path: `${PAYMENTS}/{provider}`,
  summary: 'Start a payment with a card provider',
  by: 'buyer',
  capability: 'checkout',
  forGuests: true,
  request: {
    params: cartId.extend(provider.shape),
    query: versionQuery,
    headers: idempotencyHeaders,
    body: providerPaymentBodySchema,
  },
  answers: { 200: 'Where the shopper goes next' },
  answer: paymentResultSchema,
  errors: [
    ...START_ERRORS,
    'PAYMENT_PROVIDER_UNKNOWN',
    'CART_EMPTY',
    'CART_INCOMPLETE',
    'PAYMENT_ATTEMPTS_EXCEEDED',
    'VOUCHER_LIMIT_REACHED',
    'BOT_CHECK_FAILED',
  ],
});

export const getCreditTerms = defineCall({
  method: 'GET',
  path: '/carts-self/{cartId}/credit-terms',
  summary: 'What it costs to pay a cart later, by each method whose provider says it',
  by: 'buyer',
  capability: 'creditTerms',
  forGuests: true,
  request: { params: cartId },
  answers: { 200: 'Terms, in the order of the shop’s methods' },
  answer: z.array(creditTermsSchema),
  errors: ['CART_NOT_FOUND'],
});

export const getPayment = defineCall({
  method: 'GET',
  path: `${PAYMENTS}/{provider}/{reference}`,
  summary: 'Read what came of a payment',
  by: 'buyer',
  capability: 'checkout',
  forGuests: true,
  request: { params: cartId.extend(payment.shape) },
  answers: { 200: 'The result' },
  answer: paymentResultSchema,
  errors: READ_ERRORS,
});

export const getOwnPayment = defineCall({
  method: 'GET',
  path: '/customers-self/payments/{provider}/{reference}',
  summary: 'Read what came of a payment of the customer, whatever its cart',
  by: 'customer',
  capability: 'checkout',
  forGuests: true,
  request: {
    params: payment,
    /** What its provider sent along with the shopper's return. */
    query: z.object({
      sessionId: z.string().max(200).optional(),
      sessionResult: z.string().max(4_000).optional(),
    }),
  },
  answers: { 200: 'The result' },
  answer: paymentResultSchema,
  errors: READ_ERRORS,
});

export const tellPayment = defineCall({
  method: 'POST',
  path: '/payments/webhook/{provider}',
  summary: 'Message of a card provider about a payment',
  by: 'outsider',
  capability: null,
  request: {
    params: provider,
    headers: z.object({
      [HEADER.signature]: z
        .string()
        .meta({ description: 'HMAC-SHA256 of the raw body with the webhook secret, in hex' }),
    }),
    body: cardEventSchema,
  },
  answers: {
    200: 'Taken, now or earlier',
    202: 'About no payment of ours: put aside for somebody to look at',
  },
  answer: z.object({ received: z.literal(true) }),
  errors: ['UNAUTHORIZED', 'PAYMENT_PROVIDER_UNKNOWN'],
});
