import { and, asc, eq, sql } from 'drizzle-orm';
import type { FundedShare, GiftCardShare } from '#src/domain/gift-card/gift-card.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import { giftCardPlans, giftCards, giftCardUses } from './tables.ts';

/** What a gift card is to pay of a cart, and until when the card can. */
export type GiftCardPlan = GiftCardShare & {
  /** `•••• C500` */
  shownNumber: string;
  /** Cents on the card, with what this cart already holds of it. */
  reachCents: number;
  expiresAt: Date;
  blockedAt: Date | null;
};

/** The gift cards that a cart is to be paid with, in the order in which they were added. */
export async function findPlans(db: Queryable, cartId: string): Promise<GiftCardPlan[]> {
  const held = sql<number>`coalesce(${giftCardUses.centAmount}, 0)`;
  return db
    .select({
      cardId: giftCardPlans.cardId,
      shownNumber: giftCards.shownNumber,
      centAmount: giftCardPlans.centAmount,
      reachCents: sql<number>`${giftCards.balanceCents} + ${held}`,
      expiresAt: giftCards.expiresAt,
      blockedAt: giftCards.blockedAt,
    })
    .from(giftCardPlans)
    .innerJoin(giftCards, eq(giftCards.cardId, giftCardPlans.cardId))
    .leftJoin(
      giftCardUses,
      and(eq(giftCardUses.cartId, giftCardPlans.cartId), eq(giftCardUses.cardId, giftCards.cardId)),
    )
    .where(eq(giftCardPlans.cartId, cartId))
    .orderBy(asc(giftCardPlans.position));
}

/** Plans with what their cards can pay now. */
export function fundedBy(plans: readonly GiftCardPlan[], now: Date): FundedShare[] {
  return plans.map(({ cardId, centAmount, reachCents, expiresAt, blockedAt }) => ({
    cardId,
    centAmount,
    availableCents: expiresAt > now && blockedAt === null ? reachCents : 0,
  }));
}

/** Writes what the gift cards of a cart are to pay, in this order; the cart is locked. */
export async function writePlans(
  tx: Transaction,
  cartId: string,
  shares: readonly GiftCardShare[],
): Promise<void> {
  await tx.delete(giftCardPlans).where(eq(giftCardPlans.cartId, cartId));
  if (shares.length === 0) return;
  await tx
    .insert(giftCardPlans)
    .values(
      shares.map(({ cardId, centAmount }, position) => ({ cartId, cardId, centAmount, position })),
    );
}
