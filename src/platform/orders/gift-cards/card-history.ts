import { eq, sql } from 'drizzle-orm';
import type { CardOrder, ReadCardHistory } from '../../gift-cards/face.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { goodwillCards, orderReturns, orders } from '../tables.ts';

/** What an order took of a card, and what its returns gave back. */
async function paidBy(
  db: Queryable,
  cardId: string,
  order: typeof orders.$inferSelect,
): Promise<CardOrder> {
  const { orderNumber, storeId, createdAt, payments } = order;
  const returned = await db
    .select({ refund: orderReturns.refund, at: orderReturns.refundedAt })
    .from(orderReturns)
    .where(eq(orderReturns.orderNumber, orderNumber));
  const paid = payments.filter(({ giftCardId }) => giftCardId === cardId);
  const refunds = returned.flatMap(({ refund, at }) => {
    const shares = (refund?.giftCards ?? []).filter((share) => share.cardId === cardId);
    const centAmount = shares.reduce((sum, share) => sum + share.centAmount, 0);
    return at === null || centAmount === 0 ? [] : [{ at, centAmount }];
  });
  const takenCents = paid.reduce((sum, { amountPlanned }) => sum + amountPlanned, 0);
  return { orderNumber, storeId, createdAt, takenCents, refunds };
}

/** The orders that a gift card paid, and who gave it as goodwill. */
export const readCardHistory: ReadCardHistory = async (db, { cardId, boughtAs }) => {
  const paying = JSON.stringify([{ giftCardId: cardId }]);
  const paid = await db.select().from(orders).where(sql`${orders.payments} @> ${paying}::jsonb`);
  const { reason, authorName } = goodwillCards;
  const [goodwill = null] = await db
    .select({ reason, authorName })
    .from(goodwillCards)
    .where(eq(goodwillCards.giftId, boughtAs ?? ''));
  return { goodwill, orders: await Promise.all(paid.map((order) => paidBy(db, cardId, order))) };
};
