import { eq } from 'drizzle-orm';
import type { FulfilmentStep } from '#src/domain/order/order.values.ts';
import { nextStep } from '#src/domain/order/order-journey.ts';
import { type Database, inTransaction } from '../kernel/database/database.ts';
import { findLeaving, type ParcelToSend, sendParcel, takeStep } from './sending/parcels.ts';
import { orders } from './tables.ts';

type Step = {
  orderNumber: string;
  step: FulfilmentStep;
  /** With what leaves, which is all of it. */
  parcel: Omit<ParcelToSend, 'lines'> | null;
};

/**
 * Notes the next step of an order; false when another one is next. The order's row is locked: two
 * clicks are one step, and an order that comes back whole is not sent.
 */
export async function fulfilOrder(
  database: Database,
  { orderNumber, step, parcel }: Step,
  now: Date,
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const isIt = eq(orders.orderNumber, orderNumber);
    const [order] = await tx.select().from(orders).where(isIt).for('update');
    if (order === undefined) return false;
    const leaving = await findLeaving(tx, order);
    if (nextStep({ ...order, returns: leaving.returns }) !== step) return false;
    if (parcel === null) await takeStep(tx, orderNumber, step, now);
    else await sendParcel(tx, order, { ...parcel, lines: leaving.toSend }, now);
    return true;
  });
}
