import { eq } from 'drizzle-orm';
import { requireFound } from '#src/domain/errors.ts';
import type { StaffGiftCard } from '#src/domain/gift-card/staff-gift-card.schema.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import { findShops } from '../shops/face.ts';
import { findListed } from './list-gift-cards.ts';
import { giftCards, giftCardUses } from './tables.ts';

/** An order that a card paid. Amounts are cents. */
export type CardOrder = {
  orderNumber: string;
  storeId: string;
  createdAt: Date;
  takenCents: number;
  refunds: readonly { at: Date; centAmount: number }[];
};

/** What orders know of a card. */
export type ReadCardHistory = (
  db: Queryable,
  card: Pick<typeof giftCards.$inferSelect, 'cardId' | 'boughtAs'>,
) => Promise<{ orders: readonly CardOrder[]; goodwill: StaffGiftCard['goodwill'] }>;

type Movement = Omit<StaffGiftCard['movements'][number], 'at'> & { at: Date };

/** How an order moved the balance: what it took, what returns gave back, and what it never took in the end. */
function movementsOf(order: CardOrder, usedCents: number): Movement[] {
  const { orderNumber, createdAt, takenCents, refunds } = order;
  const refundedCents = refunds.reduce((sum, { centAmount }) => sum + centAmount, 0);
  const released = takenCents - refundedCents - usedCents;
  return [
    { at: createdAt, kind: 'paid', centAmount: -takenCents, orderNumber },
    ...refunds.map((refund): Movement => ({ ...refund, kind: 'refunded', orderNumber })),
    // An order that was never paid in full gave back what it had taken.
    ...(released === 0
      ? []
      : [{ at: createdAt, kind: 'released' as const, centAmount: released, orderNumber }]),
  ];
}

/** One card of the caller's shops with how its balance moved; throws NOT_FOUND. */
export async function readGiftCard(
  { db, readHistory }: { db: Queryable; readHistory: ReadCardHistory },
  caller: StaffCaller,
  cardId: string,
  now: Date,
): Promise<StaffGiftCard> {
  const listed = requireFound(await findListed(db, caller, cardId, now), 'NOT_FOUND');
  const [row] = await db.select().from(giftCards).where(eq(giftCards.cardId, cardId));
  const card = requireFound(row, 'NOT_FOUND');
  const { orders, goodwill } = await readHistory(db, card);
  const shops = await findShops(db, caller);
  const uses = await db.select().from(giftCardUses).where(eq(giftCardUses.cardId, cardId));
  const usedBy = (orderNumber: string) =>
    uses.find((use) => use.orderNumber === orderNumber)?.centAmount ?? 0;
  const movements: Movement[] = [
    {
      ...{ at: card.issuedAt, kind: 'issued', centAmount: card.valueCents },
      orderNumber: listed.orderNumber,
    },
    ...orders.flatMap((order) =>
      movementsOf(order, usedBy(order.orderNumber)).map((movement) => ({
        ...movement,
        orderNumber: shops.has(order.storeId) ? movement.orderNumber : null,
      })),
    ),
    ...uses
      .filter(({ orderNumber }) => orderNumber === null)
      .map(
        ({ takenAt, centAmount }): Movement => ({
          ...{ at: takenAt, kind: 'held', centAmount: -centAmount, orderNumber: null },
        }),
      ),
  ];
  return {
    ...listed,
    blockedAt: card.blockedAt?.toISOString() ?? null,
    blockedFor: card.blockedFor,
    goodwill,
    movements: movements
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .map(({ at, ...movement }) => ({ ...movement, at: at.toISOString() })),
  };
}
