/**
 * What a cart holds beside products: a loyalty card, gift cards, donations and gift wrap, and the offers and
 * points of the loyalty programme (specification §2, §3; decision 035). Amounts in cents.
 */

import type { Client } from '#src/domain/account/account.schema.ts';
import { isLoyaltyMember } from '#src/domain/account/client.ts';
import type { DomainParams, DonationChoice } from '#src/domain/shop/web-domain.schema.ts';
import type { Cart } from './cart.schema.ts';
import type { LoyaltyPoints } from './cart.ts';

export type CartExtras = Pick<Cart, 'giftCards' | 'donations'> & {
  loyaltyCard: { price: number } | null;
  giftWrap: { price: number } | null;
};

/** Characters of the message that lies with wrapped goods. */
export const GIFT_MESSAGE_LENGTH = 300;

/** Gift cards that a cart takes (T09). */
export const MAX_GIFT_CARDS = 10;

/** Characters of what is written on a gift card. */
export const GIFT_CARD_LENGTHS = {
  recipientName: 50,
  recipientEmail: 120,
  senderName: 50,
  message: 200,
} as const;

type GiftCardBounds = NonNullable<DomainParams['giftCard']>;

/** Whether a shop sells gift cards of this many cents. */
export function isGiftCardAmount({ minAmount, maxAmount }: GiftCardBounds, cents: number): boolean {
  return Number.isInteger(cents) && cents >= minAmount && cents <= maxAmount;
}

/** What the extras of a cart add to its total, in cents. */
export function extrasCents({ loyaltyCard, giftCards, donations, giftWrap }: CartExtras): number {
  const given = [...giftCards, ...donations].reduce((sum, { price }) => sum + price, 0);
  return given + (loyaltyCard?.price ?? 0) + (giftWrap?.price ?? 0);
}

/** Signed-in customers who are no members, where there is a programme. */
export function mayBuyLoyaltyCard(
  { loyalty }: Pick<DomainParams, 'loyalty'>,
  client: Pick<Client, 'loyaltyType'> | null,
): boolean {
  return loyalty && client !== null && !isLoyaltyMember(client);
}

/** Choices that a cart may show. */
export function activeDonations(choices: readonly DonationChoice[]): DonationChoice[] {
  return choices.filter(({ isActive }) => isActive);
}

/** Whether a shop takes this donation: an active choice, one of its amounts. */
export function isDonation(
  choices: readonly DonationChoice[],
  { donationId, centAmount }: { donationId: string; centAmount: number },
): boolean {
  return activeDonations(choices).some(
    ({ id, amounts }) => id === donationId && amounts.includes(centAmount),
  );
}

/** A donation alone is not sent to anybody; everything else is delivered in some way. */
export function needsDelivery({
  lineItems,
  giftCards,
  loyaltyCard,
}: Pick<CartExtras, 'giftCards' | 'loyaltyCard'> & { lineItems: readonly unknown[] }): boolean {
  return lineItems.length > 0 || giftCards.length > 0 || loyaltyCard !== null;
}

type Earning = {
  /** Cents of the goods that are paid for, after discounts. */
  goodsCents: number;
  /** Points that chosen offers add. */
  bonus: number;
  /** What is paid for each point. */
  centsAPoint: number;
  /** A member, or a shopper who becomes one with this cart. */
  isMember: boolean;
};

/**
 * Points of a cart: one for each whole amount, as the shop sets it, that is paid for goods. Anyone who is no
 * member reads the same number as what a card would bring (decision 035).
 */
export function loyaltyPoints({
  goodsCents,
  bonus,
  centsAPoint,
  isMember,
}: Earning): LoyaltyPoints {
  const points = Math.floor(goodsCents / centsAPoint);
  return isMember
    ? { earned: points, bonus, incentive: 0 }
    : { earned: 0, bonus: 0, incentive: points };
}
