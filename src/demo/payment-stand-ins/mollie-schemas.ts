import { CaptureMethod, Locale, PaymentLineType, PaymentMethod } from '@mollie/api-client';
import { z } from 'zod';

/**
 * What Mollie's Payments API takes, after its public description (docs.mollie.com/reference): required
 * fields, enums, and amounts as text with the decimals of their currency. Anything else is refused.
 */

const CURRENCIES = ['EUR', 'CHF', 'GBP', 'PLN', 'SEK', 'DKK'] as const;

export const amountSchema = z.strictObject({
  currency: z.enum(CURRENCIES, 'The currency is not supported'),
  value: z.string().regex(/^-?\d{1,8}\.\d{2}$/, 'The amount has an invalid format'),
});
const positiveAmount = amountSchema.refine(
  ({ value }) => Number(value) > 0,
  'The amount is lower than the minimum',
);

const url = z.url({ protocol: /^https?$/, error: 'The URL is invalid' }).max(2_000);

const addressSchema = z.strictObject({
  title: z.string().optional(),
  givenName: z.string().min(1, 'The given name is missing'),
  familyName: z.string().min(1, 'The family name is missing'),
  organizationName: z.string().optional(),
  streetAndNumber: z.string().min(1, 'The street is missing').max(100),
  streetAdditional: z.string().max(100).optional(),
  postalCode: z.string().min(1).max(20).optional(),
  email: z.email('The email address is invalid').optional(),
  city: z.string().min(1, 'The city is missing').max(100),
  region: z.string().optional(),
  country: z.string().regex(/^[A-Z]{2}$/, 'The country must be an ISO 3166-1 alpha-2 code'),
});

const lineSchema = z.strictObject({
  type: z.enum(PaymentLineType, 'The line type is invalid').optional(),
  description: z.string().min(1, 'The description is missing').max(255),
  quantity: z.int('The quantity must be a whole number').min(1, 'The quantity must be positive'),
  quantityUnit: z.string().optional(),
  unitPrice: amountSchema,
  discountAmount: amountSchema.optional(),
  totalAmount: amountSchema,
  vatRate: z
    .string()
    .regex(/^\d{1,2}\.\d{2}$/, 'The VAT rate has an invalid format')
    .optional(),
  vatAmount: amountSchema.optional(),
  sku: z.string().max(64).optional(),
  imageUrl: url.optional(),
  productUrl: url.optional(),
});
type Line = z.infer<typeof lineSchema>;

const cents = ({ value }: { value: string }) => Math.round(Number(value) * 100);

/** What is wrong with the sums of a line; null when they agree. */
function wrongLine({ quantity, unitPrice, discountAmount, totalAmount, ...line }: Line) {
  const discount = discountAmount === undefined ? 0 : cents(discountAmount);
  const total = cents(totalAmount);
  if (cents(unitPrice) * quantity - discount !== total) return 'totalAmount';
  if (line.vatRate === undefined || line.vatAmount === undefined) return null;
  const rate = Number(line.vatRate);
  const vat = (total * rate) / (100 + rate);
  return Math.abs(cents(line.vatAmount) - vat) > 1 ? 'vatAmount' : null;
}

const NEEDS_ORDER: readonly string[] = [PaymentMethod.klarna, PaymentMethod.alma];
/** Methods that hold money before it is taken. */
const CAN_WAIT: readonly string[] = [
  PaymentMethod.creditcard,
  PaymentMethod.klarna,
  PaymentMethod.riverty,
];

export const createPaymentSchema = z
  .strictObject({
    amount: positiveAmount,
    description: z.string('The description is missing').min(1).max(255),
    redirectUrl: url,
    cancelUrl: url.optional(),
    webhookUrl: url.optional(),
    method: z
      .union([
        z.enum(PaymentMethod, 'The payment method is invalid'),
        z.array(z.enum(PaymentMethod, 'The payment method is invalid')).min(1),
      ])
      .optional(),
    locale: z.enum(Locale, 'The locale is invalid').optional(),
    metadata: z.unknown().optional(),
    captureMode: z.enum(CaptureMethod, 'The capture mode is invalid').optional(),
    lines: z.array(lineSchema).min(1).optional(),
    billingAddress: addressSchema.optional(),
    shippingAddress: addressSchema.optional(),
  })
  .superRefine((payment, context) => {
    const { amount, lines, method, captureMode, billingAddress } = payment;
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const methods = method === undefined ? [] : [method].flat();
    lines?.forEach((line, place) => {
      const field = wrongLine(line);
      if (field !== null) refuse(['lines', place, field], 'The line does not add up');
      if (line.totalAmount.currency !== amount.currency) {
        refuse(['lines', place, 'totalAmount'], 'The currency differs from that of the payment');
      }
    });
    const sum = lines?.reduce((total, { totalAmount }) => total + cents(totalAmount), 0);
    if (sum !== undefined && sum !== cents(amount)) {
      refuse(['lines'], 'The amount of the lines differs from the amount of the payment');
    }
    if (methods.some((one) => NEEDS_ORDER.includes(one))) {
      if (lines === undefined) refuse(['lines'], 'The method needs the lines of the order');
      if (billingAddress?.email === undefined) {
        refuse(['billingAddress'], 'The method needs a billing address with an email');
      }
    }
    if (captureMode === CaptureMethod.manual && methods.some((one) => !CAN_WAIT.includes(one))) {
      refuse(['captureMode'], 'The method does not support manual capture');
    }
  });
export type CreatePayment = z.output<typeof createPaymentSchema>;

export const createCaptureSchema = z.strictObject({
  amount: positiveAmount.optional(),
  description: z.string().max(255).optional(),
  metadata: z.unknown().optional(),
});

export const createRefundSchema = z.strictObject({
  amount: positiveAmount,
  description: z.string().max(255).optional(),
  metadata: z.unknown().optional(),
});

/** Bodies that hold nothing. */
export const emptySchema = z.strictObject({});
