import { z } from 'zod';

/**
 * What Adyen's Checkout API (v72) takes, after its public description: required fields, enums, and
 * amounts as whole numbers of minor units. Anything else is refused.
 */

const CURRENCIES = ['EUR', 'CHF', 'GBP', 'PLN', 'SEK', 'DKK'] as const;
const required = (name: string) => `Required field '${name}' is not provided.`;

export const amountSchema = z.strictObject(
  {
    currency: z.enum(CURRENCIES, 'Unsupported currency specified'),
    value: z.int('Invalid amount specified').min(1, 'Invalid amount specified'),
  },
  required('amount'),
);

const country = z.string().regex(/^[A-Z]{2}$/, 'Invalid country code');
const reference = z
  .string(required('reference'))
  .min(1, required('reference'))
  .max(80, 'The reference is too long');
const merchantAccount = z.string(required('merchantAccount')).min(1, required('merchantAccount'));
const text = z.string().min(1).max(3_000);

const addressSchema = z.strictObject({
  street: text,
  houseNumberOrName: text,
  postalCode: z.string().min(1).max(10),
  city: text,
  country,
  stateOrProvince: z.string().optional(),
});

const lineSchema = z.strictObject({
  id: z.string().optional(),
  description: text,
  quantity: z.int().min(1),
  amountIncludingTax: z.int(),
  amountExcludingTax: z.int(),
  taxAmount: z.int(),
  taxPercentage: z.int().min(0).max(10_000),
});

const METHODS = [
  'scheme',
  'applepay',
  'googlepay',
  'paypal',
  'klarna',
  'alma',
  'bcmc',
  'onlineBanking_PL',
  'multibanco',
  'blik',
  'twint',
  'bizum',
  'ideal',
  'wero',
] as const;

export const sessionSchema = z
  .strictObject({
    merchantAccount,
    reference,
    amount: amountSchema,
    returnUrl: z.url({ protocol: /^https?$/, error: required('returnUrl') }).max(8_000),
    mode: z.literal('hosted', 'Unsupported mode'),
    channel: z.enum(['Web', 'iOS', 'Android']).optional(),
    shopperLocale: z
      .string()
      .regex(/^[a-z]{2}-[A-Z]{2}$/, 'Invalid shopperLocale')
      .optional(),
    allowedPaymentMethods: z.array(z.enum(METHODS, 'Unknown payment method')).min(1).optional(),
    countryCode: country.optional(),
    captureDelayHours: z.int().min(0).max(672).optional(),
    additionalData: z.record(z.string(), z.string()).optional(),
    shopperEmail: z.email('Invalid shopperEmail').optional(),
    shopperName: z.strictObject({ firstName: text, lastName: text }).optional(),
    lineItems: z.array(lineSchema).min(1).optional(),
    billingAddress: addressSchema.optional(),
    deliveryAddress: addressSchema.optional(),
  })
  .superRefine((session, context) => {
    const { lineItems, amount, allowedPaymentMethods, shopperEmail, countryCode } = session;
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const sum = lineItems?.reduce(
      (total, line) => total + line.amountIncludingTax * line.quantity,
      0,
    );
    if (sum !== undefined && sum !== amount.value) {
      refuse('lineItems', 'The sum of the line items differs from the amount');
    }
    if (allowedPaymentMethods?.includes('alma')) {
      if (lineItems === undefined) refuse('lineItems', required('lineItems'));
      if (countryCode !== 'FR' || amount.currency !== 'EUR') {
        refuse('allowedPaymentMethods', 'The payment method is not available there');
      }
    }
    if (allowedPaymentMethods?.includes('klarna')) {
      if (lineItems === undefined) refuse('lineItems', required('lineItems'));
      if (shopperEmail === undefined) refuse('shopperEmail', required('shopperEmail'));
    }
  });
export type AskedSession = z.output<typeof sessionSchema>;

export const modificationSchema = z.strictObject({
  merchantAccount,
  amount: amountSchema,
  reference: reference.optional(),
});
export const cancelSchema = z.strictObject({ merchantAccount, reference: reference.optional() });
