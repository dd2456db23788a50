/** When a customer bought last. Shown and counted alone: nobody's rights follow from it. */
export type LastPurchase = {
  isNewCustomer: boolean;
  /** `YYYY-MM-DD`; null for a new customer. */
  day: string | null;
};

/** The platform's answer, `YYYYMMDD`; an empty one, or anything else, is a new customer (§7, A-106). */
export function readLastPurchase(text: string): LastPurchase {
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  if (year === undefined) return { isNewCustomer: true, day: null };
  return { isNewCustomer: false, day: `${year}-${month}-${date}` };
}
