/** Gift cards that pay (decisions, 039). */

/** What the payments of a cart and an order call a gift card: it is none of the 13 methods. */
export const GIFT_CARD = 'gift-card';

/** Why the staff give a card. */
export const GOODWILL_REASONS = ['goodwill', 'late', 'damaged', 'lost', 'other'] as const;
export type GoodwillReason = (typeof GOODWILL_REASONS)[number];

/** The pictures that a giver chooses from. */
export const GIFT_CARD_DESIGNS = ['window', 'ribbon', 'garden'] as const;
export type GiftCardDesign = (typeof GIFT_CARD_DESIGNS)[number];

/** A card number as it is saved: people type spaces, dashes and small letters. */
export function readCardNumber(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** A card number as it is shown: the last four signs tell one card from another. */
export function maskCardNumber(number: string): string {
  return `•••• ${number.slice(-4)}`;
}

/** How a payment names its gift card; a platform that does not mask numbers sends them as the id. */
export function shownCardNumber({
  giftCardId = '',
  giftCardNumber,
}: {
  giftCardId?: string | undefined;
  giftCardNumber?: string | undefined;
}): string {
  return giftCardNumber ?? maskCardNumber(giftCardId);
}

/** What a gift card is to pay of a cart, in cents; `cardId` tells nothing of its number. */
export type GiftCardShare = { cardId: string; centAmount: number };

/** The same with what the card can pay at all, in cents: nothing once it has expired or is blocked. */
export type FundedShare = GiftCardShare & { availableCents: number };

/**
 * Shares as they can be paid: none more than its card holds, all together no more than the total.
 * The first ones keep theirs; one that is left with nothing is dropped. Cents.
 */
export function fitShares(shares: readonly FundedShare[], totalCents: number): GiftCardShare[] {
  let remaining = totalCents;
  return shares.flatMap(({ cardId, centAmount, availableCents }) => {
    const fitting = Math.min(centAmount, availableCents, remaining);
    remaining -= fitting;
    return fitting > 0 ? [{ cardId, centAmount: fitting }] : [];
  });
}

/** Cents that gift cards pay together. */
export function sharedCents(shares: readonly GiftCardShare[]): number {
  return shares.reduce((sum, { centAmount }) => sum + centAmount, 0);
}
