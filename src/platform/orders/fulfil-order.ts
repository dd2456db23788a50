import { and, eq } from 'drizzle-orm';
import { type FulfilmentStep, nextStep, type Parcel } from '#src/domain/order-journey.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { orderSteps, orders } from './tables.ts';

type Step = { orderNumber: string; step: FulfilmentStep; parcel: Parcel | null };

/** Notes the next step of an order; false when another one is next. Two presses are one step. */
export async function fulfilOrder(
  database: Database,
  { orderNumber, step, parcel }: Step,
  now: Date,
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.orderNumber, orderNumber));
    if (order === undefined || nextStep(order.status) !== step) return false;
    const moved = await tx
      .update(orders)
      .set({ status: step })
      .where(and(eq(orders.orderNumber, orderNumber), eq(orders.status, order.status)))
      .returning({ orderNumber: orders.orderNumber });
    if (moved.length === 0) return false;
    await tx.insert(orderSteps).values({ orderNumber, step, at: now, parcel });
    return true;
  });
}
