import type { CreditPlan, CreditTerms } from './credit.schema.ts';
import type { PaymentMethod } from './methods.ts';

/** The same day some months later; the last one of a month that has no such day. */
function monthsLater(day: Date, months: number): Date {
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth() + months, day.getUTCDate()];
  const lastDate = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, lastDate)));
}

/** Cents in so many parts, which differ by a cent at most: the first ones have those that are left. */
function splitCents(cents: number, parts: number): number[] {
  const part = Math.floor(cents / parts);
  return Array.from({ length: parts }, (_, index) => part + (index < cents % parts ? 1 : 0));
}

/**
 * What a provider's plan means for an amount, in cents, that is ordered on a day (`YYYY-MM-DD`). The
 * fee is paid with the first part.
 */
export function creditTerms(
  { lender, parts, firstAfterDays, feePercent, annualPercent }: CreditPlan,
  { paymentProduct, cents, today }: { paymentProduct: PaymentMethod; cents: number; today: string },
): CreditTerms {
  const first = new Date(`${today}T00:00:00Z`);
  first.setUTCDate(first.getUTCDate() + firstAfterDays);
  const feeCents = Math.round((cents * feePercent) / 100);
  return {
    ...{ paymentProduct, lender, feeCents, annualPercent },
    dues: splitCents(cents, parts).map((part, index) => ({
      day: monthsLater(first, index).toISOString().slice(0, 10),
      centAmount: index === 0 ? part + feeCents : part,
    })),
  };
}

/** All that is paid, in cents. */
export const creditTotal = ({ dues }: Pick<CreditTerms, 'dues'>): number =>
  dues.reduce((sum, { centAmount }) => sum + centAmount, 0);
