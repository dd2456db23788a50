import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Parcel } from '#src/domain/order/order.schema.ts';
import { type FulfilmentStep, nextStep } from '#src/domain/order/order-journey.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { enqueue } from '../jobs/job-queue.ts';
import { captureForParcel } from '../payments/capture-payment.ts';
import { WRITE_SHIPPING_MAIL } from './shipping-mail.job.ts';
import { orderReturns, orderSteps, orders } from './tables.ts';

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

type Step = { orderNumber: string; step: FulfilmentStep; parcel: Parcel | null };

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
    const returns = await tx
      .select({ lines: orderReturns.lines })
      .from(orderReturns)
      .where(eq(orderReturns.orderNumber, orderNumber));
    if (nextStep({ ...order, returns }) !== step) return false;
    await tx.update(orders).set({ status: step }).where(isIt);
    await tx.insert(orderSteps).values({ orderNumber, step, at: now, parcel });
    if (parcel !== null) {
      await enqueue(tx, WRITE_SHIPPING_MAIL, orderNumber);
      const captureId = `${orderNumber}-1`;
      await captureForParcel(tx, { captureId, orderNumber, worthCents: null }, now);
    }
    return true;
  });
}
