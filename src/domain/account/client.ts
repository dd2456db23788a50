import type { CartUser } from '#src/domain/cart/cart.schema.ts';
import type { Client } from './account.schema.ts';

/** The customer (specification §3 "Client"). */

export function isLoyaltyMember(client: Pick<Client, 'loyaltyType'>): boolean {
  return client.loyaltyType === 'FID';
}

/** The flag that the header knows of its client (§3). */
export function isNewsletterSubscribed(client: Pick<Client, 'optinNews'>): boolean {
  return client.optinNews === 'YES';
}

/** Whole years between two instants; `now` in ms. */
function wholeYears(since: string, now: number): number {
  const start = new Date(since);
  const end = new Date(now);
  const years = end.getUTCFullYear() - start.getUTCFullYear();
  const anniversary = new Date(start);
  anniversary.setUTCFullYear(end.getUTCFullYear());
  return anniversary.getTime() > now ? years - 1 : years;
}

/** The five fields that a cart keeps of its customer. `now` in ms. */
export function toCartUser(client: Client, now: number): CartUser {
  const isMember = isLoyaltyMember(client) && client.loyaltyCreationDate !== null;
  return {
    customerId: client.customerId,
    loyaltyCardId: client.loyaltyNumber,
    loyaltySeniority: isMember ? wholeYears(client.loyaltyCreationDate ?? '', now) : null,
    loyaltyType: client.loyaltyType,
    email: client.email,
  };
}

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
