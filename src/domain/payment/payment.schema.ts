import { z } from 'zod';
import { centsSchema, moneySchema } from '#src/domain/money/money.schema.ts';
import { PAYMENT_METHODS } from './methods.ts';
import { PAYMENT_PROVIDERS, PAYMENT_STATUSES } from './payment.ts';

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
  returnUrl: z
    .url()
    .max(500)
    .describe('Of `/order-{provider}-check` in the storefront; `reference` is added as a param'),
  /** Token of the bot check; a payment without one goes on. */
  botCheck: z.string().max(4_000).optional(),
  /** What a wallet in the browser gave to pay with: the provider asks its shopper nothing more. */
  walletToken: z.string().min(1).max(4_000).optional(),
});

export const voucherSchema = z
  .object({
    entity: z.string(),
    reference: z.string(),
    ...moneySchema.shape,
    /** Instant, ISO 8601 UTC. */
    expiresAt: z.string(),
  })
  .meta({ id: 'Voucher' });
/** What a shopper takes to a cash machine or bank: paid there, not here (PresentToShopper). */
export type Voucher = z.infer<typeof voucherSchema>;

export const paymentResultSchema = z
  .object({
    status: z.enum(PAYMENT_STATUSES),
    reference: z.string().describe('Names the payment: letters, digits, `-` and `_`'),
    cartId: z.string(),
    redirectUrl: z
      .string()
      .nullable()
      .describe('Where the shopper goes next, for RedirectShopper and the 3-D Secure statuses'),
    orderNumber: z.string().nullable().describe('Null until the cart is ordered'),
  })
  .meta({ id: 'PaymentResult' });
/** The answer to a payment started with a provider, and to a question about it by reference. */
export type PaymentResult = z.infer<typeof paymentResultSchema>;

/** Body of the signed webhook of the card page; `x-signature` is the HMAC-SHA256 of the raw body. */
export const cardEventSchema = z
  .strictObject({
    eventId: z.string(),
    merchant: z.string(),
    reference: z.string(),
    /** A provider may have codes that are none of ours (`readProviderCode`). */
    status: z.string().min(1).max(40),
    centAmount: centsSchema,
    currencyCode: z.string(),
  })
  .meta({ id: 'CardEvent' });
export type CardEvent = z.infer<typeof cardEventSchema>;
