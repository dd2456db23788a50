import { eq, inArray, type SQLWrapper } from 'drizzle-orm';
import { paidBackLines } from '#src/domain/order/inspection.ts';
import type { LineShare } from '#src/domain/order/order.schema.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { refundTotal } from '../order-journey.ts';
import { declaredBefore } from '../returns/declared-before.ts';
import { orderDocuments, orderRefunds, orderReturns } from '../tables.ts';

/** What was credited of an invoice, for a return or by hand; cents. */
export type Credit = {
  /** Of the return, or of the refund by hand. */
  refundId: string;
  /** Of its credit note; until that is issued, the order's and which credit of it this is. */
  number: string;
  at: Date;
  lines: LineShare[];
  /** Of returns that were declared before. */
  earlier: LineShare[];
  bankCents: number;
  giftCardCents: number;
  /** Taken off what is paid back, for the label. */
  feeCents: number;
};

type ReturnRow = typeof orderReturns.$inferSelect;
type ByHand = typeof orderRefunds.$inferSelect;

/** Of the returns of an order and its refunds by hand those that pay something back. */
const creditsOf = (returns: readonly ReturnRow[], byHand: readonly ByHand[]) => [
  ...returns.flatMap((row) => {
    const { returnId: refundId, receivedAt: at, refund } = row;
    if (at === null || refund === null || refundTotal(refund) === 0) return [];
    const { bankCents, feeCents = 0 } = refund;
    const giftCardCents = refundTotal(refund) - bankCents;
    const earlier = declaredBefore(row, returns);
    const paid = { bankCents, giftCardCents, feeCents };
    return [{ refundId, at, lines: paidBackLines(row), earlier, ...paid }];
  }),
  ...byHand.map(({ refundId, decidedAt: at, centAmount: bankCents }) => ({
    ...{ refundId, at, lines: [], earlier: [], bankCents, giftCardCents: 0, feeCents: 0 },
  })),
];

/** What was credited of some orders, without numbers; by order. */
export async function findCreditsOf(db: Queryable, orderNumbers: string[] | SQLWrapper) {
  const returns = await db
    .select()
    .from(orderReturns)
    .where(inArray(orderReturns.orderNumber, orderNumbers));
  const byHand = await db
    .select()
    .from(orderRefunds)
    .where(inArray(orderRefunds.orderNumber, orderNumbers));
  const returnsOf = Map.groupBy(returns, ({ orderNumber }) => orderNumber);
  const byHandOf = Map.groupBy(byHand, ({ orderNumber }) => orderNumber);
  const numbers = new Set([...returnsOf.keys(), ...byHandOf.keys()]);
  return new Map(
    [...numbers].map((number) => [
      number,
      creditsOf(returnsOf.get(number) ?? [], byHandOf.get(number) ?? []),
    ]),
  );
}

/** All that was credited of an order, the oldest first: a later one never changes a number. */
export async function findCredits(db: Queryable, orderNumber: string): Promise<Credit[]> {
  const credits = (await findCreditsOf(db, [orderNumber])).get(orderNumber) ?? [];
  const issued = await db
    .select()
    .from(orderDocuments)
    .where(eq(orderDocuments.orderNumber, orderNumber));
  const numbers = new Map(issued.map(({ refundId, number }) => [refundId, number]));
  return credits
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((credit, index) => ({
      ...credit,
      number: numbers.get(credit.refundId) ?? `${orderNumber}-C${index + 1}`,
    }));
}
