import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type FulfilmentStep, nextStep } from '#src/domain/order/order-journey.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { findLeaving, type ParcelToSend, sendParcel, takeStep } from './parcels.ts';
import { orders } from './tables.ts';

const text = z.string().trim().max(60);

/** What a form of the operator's page sends: a parcel is named as it leaves. */
export const stepSchema = z
  .discriminatedUnion('step', [
    z.object({ step: z.enum(['prepared', 'delivered']), orderNumber: text }),
    z.object({
      step: z.literal('shipped'),
      orderNumber: text,
      carrier: text.min(1),
      trackingNumber: text.default(''),
    }),
  ])
  .transform((form): Step => {
    const { orderNumber, step } = form;
    if (step !== 'shipped') return { orderNumber, step, parcel: null };
    const { carrier, trackingNumber } = form;
    return { orderNumber, step, parcel: { carrier, trackingNumber: trackingNumber || null } };
  });

type Step = {
  orderNumber: string;
  step: FulfilmentStep;
  /** With what leaves; a parcel of the operator's page holds everything. */
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
