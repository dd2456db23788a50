/** Gift cards as the staff work on them. */

/** Whether a card can pay, and what keeps it from it. */
export const GIFT_CARD_STATES = ['usable', 'blocked', 'empty', 'expired'] as const;
export type GiftCardState = (typeof GIFT_CARD_STATES)[number];

/** Where a card came from: it was bought, the staff gave it, or another system issued it. */
export const GIFT_CARD_ORIGINS = ['bought', 'goodwill', 'elsewhere'] as const;
export type GiftCardOrigin = (typeof GIFT_CARD_ORIGINS)[number];

/** How the balance of a card moved. */
export const GIFT_CARD_MOVEMENTS = ['issued', 'paid', 'held', 'refunded', 'released'] as const;
export type GiftCardMovement = (typeof GIFT_CARD_MOVEMENTS)[number];

/** Days for which the limit of a role counts what one e-mail was given. */
export const GOODWILL_DAYS = 30;

/** How often the limit of a role for one order a member may give in a day, in all. */
export const GIVEN_DAY_FACTOR = 5;

/** Cents in a day from which owners are told of a member whose role has no limit. */
const TOLD_WITHOUT_LIMIT = 100_000;

/** Whether a gift takes what a member gave in a day past what owners are told of: half of their limit. */
export function tellsOwners(given: {
  /** Cents, of the role and for one order; null for none. */
  limit: number | null;
  before: number;
  after: number;
}): boolean {
  const { limit, before, after } = given;
  const threshold = limit === null ? TOLD_WITHOUT_LIMIT : (limit * GIVEN_DAY_FACTOR) / 2;
  return before < threshold && after >= threshold;
}
