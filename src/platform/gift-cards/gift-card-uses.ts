import { and, eq, gt, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { GiftCardShare } from '#src/domain/gift-card/gift-card.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import { giftCards, giftCardUses } from './tables.ts';

/** Cards are locked in the order of their ids, whichever carts want them. */
const inLockOrder = (shares: readonly GiftCardShare[]) =>
  shares.toSorted((one, other) => (one.cardId < other.cardId ? -1 : 1));

const ofCart = (cartId: string) =>
  and(eq(giftCardUses.cartId, cartId), isNull(giftCardUses.orderNumber));

/**
 * Takes from gift cards what they are to pay of a cart, each by a conditional update, for as long
 * as another payment of the cart is under way (T10). False when one does not hold it any more: then
 * the caller rolls back. The cart is locked; what it holds already is not taken again.
 */
export async function holdShares(
  tx: Transaction,
  cartId: string,
  shares: readonly GiftCardShare[],
  now: Date,
): Promise<boolean> {
  const held = await tx.select().from(giftCardUses).where(ofCart(cartId));
  if (held.length > 0) return true;
  for (const { cardId, centAmount } of inLockOrder(shares)) {
    const taken = await tx
      .update(giftCards)
      .set({ balanceCents: sql`${giftCards.balanceCents} - ${centAmount}` })
      .where(
        and(
          eq(giftCards.cardId, cardId),
          gte(giftCards.balanceCents, centAmount),
          gt(giftCards.expiresAt, now),
          isNull(giftCards.blockedAt),
        ),
      )
      .returning({ cardId: giftCards.cardId });
    if (taken.length === 0) return false;
    await tx.insert(giftCardUses).values({ cartId, cardId, centAmount, takenAt: now });
  }
  return true;
}

/** Gives back what a cart held of gift cards: its other payment came to nothing. */
export function releaseShares(tx: Transaction, cartId: string): Promise<void> {
  return giveBack(tx, ofCart(cartId));
}

/** Gives back what an order took of gift cards: it was never paid in full. */
export function returnShares(tx: Transaction, orderNumber: string): Promise<void> {
  return giveBack(tx, eq(giftCardUses.orderNumber, orderNumber));
}

async function giveBack(tx: Transaction, which: SQL | undefined): Promise<void> {
  const held = await tx.delete(giftCardUses).where(which).returning();
  for (const { cardId, centAmount } of inLockOrder(held)) {
    await tx
      .update(giftCards)
      .set({ balanceCents: sql`${giftCards.balanceCents} + ${centAmount}` })
      .where(eq(giftCards.cardId, cardId));
  }
}

/**
 * Pays an order with the gift cards of its cart: what was held, else what is taken now. False when
 * a card does not hold it any more: then the caller rolls back (T10).
 */
export async function spendShares(
  tx: Transaction,
  { cartId, orderNumber }: { cartId: string; orderNumber: string },
  shares: readonly GiftCardShare[],
  now: Date,
): Promise<boolean> {
  if (!(await holdShares(tx, cartId, shares, now))) return false;
  await tx.update(giftCardUses).set({ orderNumber }).where(ofCart(cartId));
  return true;
}

/** What an order has taken of gift cards and not got back, by the cards' ids. */
export async function findSpent(db: Queryable, orderNumber: string): Promise<GiftCardShare[]> {
  const { cardId, centAmount } = giftCardUses;
  return db
    .select({ cardId, centAmount })
    .from(giftCardUses)
    .where(eq(giftCardUses.orderNumber, orderNumber))
    .orderBy(cardId);
}

/**
 * Puts part of what an order took back on its gift cards: some of its items came back. A card that
 * would end within a year can be used for one more.
 */
export async function refundShares(
  tx: Transaction,
  orderNumber: string,
  shares: readonly GiftCardShare[],
  now: Date,
): Promise<void> {
  for (const { cardId, centAmount } of inLockOrder(shares)) {
    const which = and(eq(giftCardUses.orderNumber, orderNumber), eq(giftCardUses.cardId, cardId));
    const wasWhole = await tx
      .delete(giftCardUses)
      .where(and(which, eq(giftCardUses.centAmount, centAmount)))
      .returning({ cardId: giftCardUses.cardId });
    if (wasWhole.length === 0) {
      await tx
        .update(giftCardUses)
        .set({ centAmount: sql`${giftCardUses.centAmount} - ${centAmount}` })
        .where(which);
    }
    await tx
      .update(giftCards)
      .set({
        balanceCents: sql`${giftCards.balanceCents} + ${centAmount}`,
        expiresAt: sql`greatest(${giftCards.expiresAt}, ${now.toISOString()}::timestamptz + interval '1 year')`,
      })
      .where(eq(giftCards.cardId, cardId));
  }
}
