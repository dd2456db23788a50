import { methodRule, type PaymentMethod } from './methods.ts';

/** Paying in instalments (specification §3, decision 040): equal parts, a month apart. */

/** How many parts a method is paid in; null for one that is paid immediately. */
export function instalmentCount(method: PaymentMethod): number | null {
  return methodRule(method).parts ?? null;
}

export type Instalment = {
  centAmount: number;
  /** `YYYY-MM-DD` */
  day: string;
};

/** The same day some months later; the last one of a month that has no such day. */
function monthsLater(day: Date, months: number): Date {
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth() + months, day.getUTCDate()];
  const lastDate = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, lastDate)));
}

/**
 * What is paid when: the first part today, the others a month apart; the first one has the cents
 * that do not divide. Together they are the amount, in cents. `today` is a day, `YYYY-MM-DD`.
 */
export function planInstalments(cents: number, count: number, today: string): Instalment[] {
  const first = new Date(`${today}T00:00:00Z`);
  const part = Math.floor(cents / count);
  return Array.from({ length: count }, (_, index) => ({
    centAmount: index === 0 ? cents - part * (count - 1) : part,
    day: monthsLater(first, index).toISOString().slice(0, 10),
  }));
}
