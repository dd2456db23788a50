import { desc, inArray } from 'drizzle-orm';
import { type FulfilmentStep, nextStep } from '#src/domain/order/order-journey.ts';
import type { Queryable } from '../database/database.ts';
import { orders, orderWithdrawals } from './tables.ts';

type OperatedWithdrawal = Pick<
  typeof orderWithdrawals.$inferSelect,
  'withdrawalId' | 'declaredAt' | 'receivedAt' | 'refund' | 'refundedAt'
> & { items: { sku: string; quantity: number }[] };

/** What an operator sees of an order, and the step that comes next: nothing of the customer. */
export type OperatedOrder = Pick<
  typeof orders.$inferSelect,
  'orderNumber' | 'createdAt' | 'status' | 'totalCentAmount' | 'currency'
> & { step: FulfilmentStep | null; withdrawals: OperatedWithdrawal[] };

const SHOWN = 100;

/** The newest orders of all shops, with what was taken back of them. */
export async function readOrders(db: Queryable): Promise<OperatedOrder[]> {
  const rows = await db.select().from(orders).orderBy(desc(orders.createdAt)).limit(SHOWN);
  const numbers = rows.map(({ orderNumber }) => orderNumber);
  const declared =
    numbers.length === 0
      ? []
      : await db
          .select()
          .from(orderWithdrawals)
          .where(inArray(orderWithdrawals.orderNumber, numbers));
  return rows.map(({ orderNumber, createdAt, status, totalCentAmount, currency, lineItems }) => {
    const skus = new Map(lineItems.map(({ lineId, sku }) => [lineId, sku]));
    const withdrawals = declared.filter((one) => one.orderNumber === orderNumber);
    return {
      ...{ orderNumber, createdAt, status, totalCentAmount, currency },
      step: nextStep({ status, lineItems, withdrawals }),
      withdrawals: withdrawals.map(({ lines, ...withdrawal }) => ({
        ...withdrawal,
        items: lines.map(({ lineId, quantity }) => ({ sku: skus.get(lineId) ?? '', quantity })),
      })),
    };
  });
}
