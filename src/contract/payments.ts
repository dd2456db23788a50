import { z } from 'zod';
import {
  PAYMENT_METHODS,
  PAYMENT_PROVIDERS,
  PAYMENT_STATUSES,
  type PaymentResult,
} from '#src/domain/payment.ts';
import { centsSchema } from './money.ts';

/** In house, or the choice of a method. */
export const paymentBodySchema = z.strictObject({
  paymentProvider: z.enum(PAYMENT_PROVIDERS),
  paymentProduct: z.enum(PAYMENT_METHODS),
  amountPlanned: centsSchema,
  returnUrl: z.url().max(500).nullable(),
});

export const providerPaymentBodySchema = z.strictObject({
  paymentProduct: z.enum(PAYMENT_METHODS),
  amountPlanned: centsSchema,
  /** Absolute address of `/order-{provider}-check`; the reference is appended as a query. */
  returnUrl: z.url().max(500),
});

export const paymentResultSchema = z
  .object({
    status: z.enum(PAYMENT_STATUSES),
    reference: z.string(),
    cartId: z.string(),
    redirectUrl: z.string().nullable(),
    orderNumber: z.string().nullable(),
  })
  .meta({ id: 'PaymentResult' }) satisfies z.ZodType<PaymentResult>;

/** Body of the signed webhook of the card page; `x-signature` is the HMAC-SHA256 of the raw body. */
export const cardEventSchema = z
  .strictObject({
    eventId: z.string(),
    merchant: z.string(),
    reference: z.string(),
    status: z.enum(PAYMENT_STATUSES),
    centAmount: centsSchema,
    currencyCode: z.string(),
  })
  .meta({ id: 'CardEvent' });
export type CardEvent = z.infer<typeof cardEventSchema>;
