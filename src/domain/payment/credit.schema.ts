import { z } from 'zod';
import { centsSchema } from '#src/domain/money/money.schema.ts';
import { PAYMENT_METHODS } from './methods.ts';

/** What a provider has agreed on for a method that is paid later, whatever the amount. */
export const creditPlanSchema = z.strictObject({
  /** Who gives the credit. */
  lender: z.string().min(1).max(100),
  /** Equal parts, a month apart. */
  parts: z.int().min(1).max(48),
  /** When the first of them is due; 0: with the order. */
  firstAfterDays: z.int().min(0).max(60),
  /** What the shopper pays for it, in percent of the amount. */
  feePercent: z.number().min(0).max(100),
  /** Annual percentage rate of charge (directive (EU) 2023/2225, article 30). */
  annualPercent: z.number().min(0).max(1_000),
});
export type CreditPlan = z.infer<typeof creditPlanSchema>;

export const creditTermsSchema = z
  .object({
    paymentProduct: z.enum(PAYMENT_METHODS),
    lender: z.string(),
    /** What is paid when, `YYYY-MM-DD`: together the amount and the fee. */
    dues: z.array(z.object({ day: z.iso.date(), centAmount: centsSchema })).min(1),
    feeCents: centsSchema,
    annualPercent: z.number(),
  })
  .meta({ id: 'CreditTerms' });
/** What paying a cart later costs. */
export type CreditTerms = z.infer<typeof creditTermsSchema>;
