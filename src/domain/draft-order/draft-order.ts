/** Orders that the staff make for a customer, who pays them by the link of a mail. */

export const DRAFT_ORDER_STATES = ['waiting', 'paid', 'withdrawn', 'ended'] as const;
export type DraftOrderState = (typeof DRAFT_ORDER_STATES)[number];

/** How long prices hold and the link works, from the last mail on. */
export const DRAFT_ORDER_DAYS = 7;

const DAY_MS = 86_400_000;

export const endsAt = (mailedAt: Date) => new Date(mailedAt.getTime() + DRAFT_ORDER_DAYS * DAY_MS);

type Fate = {
  orderNumber: string | null;
  closedAs: 'withdrawn' | 'ended' | null;
  endsAt: Date;
};

/** What became of one; an order that was placed counts, whatever else happened at that moment. */
export function stateOf({ orderNumber, closedAs, endsAt: end }: Fate, now: Date): DraftOrderState {
  if (orderNumber !== null) return 'paid';
  if (closedAs !== null) return closedAs;
  return end <= now ? 'ended' : 'waiting';
}

/** What came of a link that a signed-in customer opened. */
export const LINK_OUTCOMES = ['opened', 'other-email', 'paid', 'withdrawn', 'ended'] as const;
