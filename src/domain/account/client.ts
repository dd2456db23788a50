/** The customer (specification §3 "Client"). */
import type { CartUser } from '#src/domain/cart/cart.ts';

export type LoyaltyType = 'FID' | 'HSP';
export const OPT_INS = ['YES', 'NO'] as const;
export type OptIn = (typeof OPT_INS)[number];

export type Client = {
  customerId: string;
  firstName: string;
  lastName: string;
  email: string;
  emailQuality: string;
  gender: string | null;
  /** `YYYY-MM-DD`. */
  birthday: string | null;
  phoneNumber: string | null;
  phoneNumberCountry: string | null;
  phoneNumberQuality: string;
  optinNews: OptIn;
  preferredStore: string | null;
  fiscalNumber: string | null;
  preferredChannel: string | null;
  hasPassword: boolean;
  isDeleted: boolean;
  loyaltyNumber: string | null;
  loyaltyType: LoyaltyType | null;
  /** Instant, ISO 8601. */
  loyaltyCreationDate: string | null;
};

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
