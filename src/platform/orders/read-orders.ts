import { desc, inArray } from 'drizzle-orm';
import type { ReturnedLine } from '#src/domain/order/order.schema.ts';
import { type FulfilmentStep, nextStep } from '#src/domain/order/order-journey.ts';
import type { Queryable } from '../database/database.ts';
import { orderReturns, orders } from './tables.ts';

type OperatedReturn = Omit<typeof orderReturns.$inferSelect, 'orderNumber' | 'lines'> & {
  items: (Omit<ReturnedLine, 'lineId'> & { sku: string })[];
};

/** What an operator sees of an order, and the step that comes next: nothing of the customer. */
export type OperatedOrder = Pick<
  typeof orders.$inferSelect,
  'orderNumber' | 'createdAt' | 'status' | 'totalCentAmount' | 'currency'
> & { step: FulfilmentStep | null; returns: OperatedReturn[] };

const SHOWN = 100;

/** The newest orders of all shops, with what comes back of them. */
export async function readOrders(db: Queryable): Promise<OperatedOrder[]> {
  const rows = await db.select().from(orders).orderBy(desc(orders.createdAt)).limit(SHOWN);
  const numbers = rows.map(({ orderNumber }) => orderNumber);
  const declared =
    numbers.length === 0
      ? []
      : await db.select().from(orderReturns).where(inArray(orderReturns.orderNumber, numbers));
  return rows.map(({ orderNumber, createdAt, status, totalCentAmount, currency, lineItems }) => {
    const skus = new Map(lineItems.map(({ lineId, sku }) => [lineId, sku]));
    const returns = declared.filter((one) => one.orderNumber === orderNumber);
    return {
      ...{ orderNumber, createdAt, status, totalCentAmount, currency },
      step: nextStep({ status, lineItems, returns }),
      returns: returns.map(({ lines, orderNumber: _, ...one }) => ({
        ...one,
        items: lines.map(({ lineId, ...line }) => ({ ...line, sku: skus.get(lineId) ?? '' })),
      })),
    };
  });
}
