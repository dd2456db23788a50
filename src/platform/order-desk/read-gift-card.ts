import { eq, sql } from 'drizzle-orm';
import { requireFound } from '#src/domain/errors.ts';
import type { DeskGiftCard } from '#src/domain/gift-card/gift-card-desk.schema.ts';
import { giftCards, giftCardUses, goodwillCards } from '../gift-cards/tables.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import { orderReturns, orders } from '../orders/tables.ts';
import { findShops } from './change-order.ts';
import { findListed } from './list-gift-cards.ts';

type Movement = Omit<DeskGiftCard['movements'][number], 'at'> & { at: Date };

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);

/** How an order moved the balance: what it took, what returns gave back, and what it never took in the end. */
async function movedBy(
  db: Queryable,
  cardId: string,
  order: Pick<typeof orders.$inferSelect, 'orderNumber' | 'createdAt' | 'payments'>,
): Promise<Movement[]> {
  const { orderNumber, createdAt } = order;
  const returned = await db
    .select({ refund: orderReturns.refund, at: orderReturns.refundedAt })
    .from(orderReturns)
    .where(eq(orderReturns.orderNumber, orderNumber));
  const [used] = await db
    .select({ centAmount: giftCardUses.centAmount })
    .from(giftCardUses)
    .where(sql`order_number = ${orderNumber} and card_id = ${cardId}`);
  const paid = order.payments.filter(({ giftCardId }) => giftCardId === cardId);
  const taken = sum(paid.map(({ amountPlanned }) => amountPlanned));
  const refunds = returned.flatMap(({ refund, at }): Movement[] => {
    const shares = (refund?.giftCards ?? []).filter((share) => share.cardId === cardId);
    const centAmount = sum(shares.map((share) => share.centAmount));
    return at === null || centAmount === 0
      ? []
      : [{ at, kind: 'refunded', centAmount, orderNumber }];
  });
  const released =
    taken - sum(refunds.map(({ centAmount }) => centAmount)) - (used?.centAmount ?? 0);
  return [
    { at: createdAt, kind: 'paid', centAmount: -taken, orderNumber },
    ...refunds,
    // An order that was never paid in full gave back what it had taken.
    ...(released === 0
      ? []
      : [{ at: createdAt, kind: 'released' as const, centAmount: released, orderNumber }]),
  ];
}

/** One card of the caller's shops with how its balance moved; throws NOT_FOUND. */
export async function readGiftCard(
  db: Queryable,
  caller: StaffCaller,
  cardId: string,
  now: Date,
): Promise<DeskGiftCard> {
  const listed = requireFound(await findListed(db, caller, cardId, now), 'NOT_FOUND');
  const [row] = await db.select().from(giftCards).where(eq(giftCards.cardId, cardId));
  const card = requireFound(row, 'NOT_FOUND');
  const [gift] = await db
    .select()
    .from(goodwillCards)
    .where(eq(goodwillCards.giftId, card.boughtAs ?? ''));
  const shops = await findShops(db, caller);
  const paidBy = JSON.stringify([{ giftCardId: cardId }]);
  const paid = await db.select().from(orders).where(sql`${orders.payments} @> ${paidBy}::jsonb`);
  const moved = await Promise.all(paid.map((order) => movedBy(db, cardId, order)));
  const held = await db
    .select()
    .from(giftCardUses)
    .where(sql`card_id = ${cardId} and order_number is null`);
  const own = new Set(
    paid.filter(({ storeId }) => shops.has(storeId)).map((one) => one.orderNumber),
  );
  const movements: Movement[] = [
    {
      ...{ at: card.issuedAt, kind: 'issued', centAmount: card.valueCents },
      orderNumber: listed.orderNumber,
    },
    ...moved.flat().map((movement) => ({
      ...movement,
      orderNumber: own.has(movement.orderNumber ?? '') ? movement.orderNumber : null,
    })),
    ...held.map(
      ({ takenAt, centAmount }): Movement => ({
        ...{ at: takenAt, kind: 'held', centAmount: -centAmount, orderNumber: null },
      }),
    ),
  ];
  return {
    ...listed,
    blockedAt: card.blockedAt?.toISOString() ?? null,
    blockedFor: card.blockedFor,
    goodwill: gift === undefined ? null : { reason: gift.reason, authorName: gift.authorName },
    movements: movements
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .map(({ at, ...movement }) => ({ ...movement, at: at.toISOString() })),
  };
}
