import { asc, eq } from 'drizzle-orm';
import type { LineShare } from '#src/domain/order/order.schema.ts';
import { refundOf } from '#src/domain/order/refund.ts';
import { countItems, itemsToSend, without } from '#src/domain/order/to-send.ts';
import type { Queryable, Transaction } from '../../kernel/database/database.ts';
import { enqueue } from '../../kernel/jobs/job-queue.ts';
import { captureForParcel } from '../../payments/face.ts';
import { noteOrderEvent } from '../order-event.ts';
import { toOrder } from '../order-store.ts';
import { orderExchanges, orderParcels, orderReturns, orderSteps, orders } from '../tables.ts';
import { WRITE_SHIPPING_MAIL } from './shipping-mail.job.ts';

type OrderRow = typeof orders.$inferSelect;

/** What has left of an order, what comes back, and what goes out for it. */
export async function findLeaving(db: Queryable, { orderNumber, lineItems }: OrderRow) {
  const parcels = await db
    .select()
    .from(orderParcels)
    .where(eq(orderParcels.orderNumber, orderNumber))
    .orderBy(asc(orderParcels.number));
  const exchanges = await db
    .select()
    .from(orderExchanges)
    .where(eq(orderExchanges.orderNumber, orderNumber));
  const returns = await db
    .select()
    .from(orderReturns)
    .where(eq(orderReturns.orderNumber, orderNumber))
    .orderBy(asc(orderReturns.declaredAt));
  const toSend = itemsToSend({ lineItems, exchanges, returns, parcels });
  return { parcels, exchanges, returns, toSend };
}

/**
 * Writes down how many items have still to leave, and that the order is shipped once its parcels
 * have taken all that will. The order is locked.
 */
export async function noteToSend(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const { orderNumber, status } = order;
  const { parcels, toSend, exchanges } = await findLeaving(tx, order);
  const left = countItems(toSend);
  await tx.update(orders).set({ toSend: left }).where(eq(orders.orderNumber, orderNumber));
  const ids = new Set(exchanges.map(({ exchangeId }) => exchangeId));
  const isOnItsWay = status === 'placed' || status === 'prepared';
  if (!isOnItsWay || parcels.length === 0) return;
  await takeStep(tx, orderNumber, 'prepared', now);
  if (toSend.every(({ lineId }) => ids.has(lineId))) {
    await takeStep(tx, orderNumber, 'shipped', now);
  }
}

/** Notes a step of an order, which is its status from then on; one that was taken stays as it was. */
export async function takeStep(
  tx: Transaction,
  orderNumber: string,
  step: (typeof orderSteps.$inferSelect)['step'],
  now: Date,
): Promise<void> {
  await tx.update(orders).set({ status: step }).where(eq(orders.orderNumber, orderNumber));
  await tx.insert(orderSteps).values({ orderNumber, step, at: now }).onConflictDoNothing();
}

export type ParcelToSend = {
  carrier: string;
  trackingNumber: string | null;
  lines: readonly LineShare[];
};

/**
 * A parcel leaves with some of what has still to be sent: what it is worth is taken of an
 * authorisation, and its mail is enqueued. The order is locked; the caller has checked the lines.
 * Answers the id of the parcel.
 */
export async function sendParcel(
  tx: Transaction,
  order: OrderRow,
  { carrier, trackingNumber, lines }: ParcelToSend,
  now: Date,
): Promise<string> {
  const { orderNumber } = order;
  const { parcels, returns, exchanges, toSend } = await findLeaving(tx, order);
  const number = parcels.length + 1;
  const parcelId = `${orderNumber}-${number}`;
  await tx.insert(orderParcels).values({
    ...{ parcelId, orderNumber, number, carrier, trackingNumber },
    ...{ lines: [...lines], leftAt: now },
  });
  await enqueue(tx, WRITE_SHIPPING_MAIL, parcelId);
  const ids = new Set(exchanges.map(({ exchangeId }) => exchangeId));
  const bought = (shares: readonly LineShare[]) => shares.filter(({ lineId }) => !ids.has(lineId));
  if (bought(lines).length > 0 || toSend.length === 0) {
    const unsent = bought(without(toSend, lines));
    const earlier = returns.flatMap(({ unsent: never }) => never);
    // What would be paid back if the rest never left is not taken yet; delivery goes with the first.
    const keptCents = unsent.length === 0 ? 0 : refundOf(toOrder(order), earlier, unsent).cents;
    await captureForParcel(
      tx,
      { captureId: parcelId, orderNumber, keptCents, isLast: unsent.length === 0 },
      now,
    );
  }
  await noteToSend(tx, order, now);
  const parcel = { parcelId, number, carrier, trackingNumber, lines };
  await noteOrderEvent(tx, 'parcel.shipped', orderNumber, now, { parcel });
  return parcelId;
}
