import { and, eq } from 'drizzle-orm';
import { returnShares } from '../gift-cards/face.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { type Payment, partFromOrder } from '../payments/face.ts';
import { returnPromotions } from '../promotions/face.ts';
import { giveBackStock } from '../stock/face.ts';
import { completePaidOrder } from './complete-paid-order.ts';
import { noteOrderEvent } from './order-event.ts';
import { orders } from './tables.ts';

const awaited = (orderNumber: string) =>
  and(eq(orders.orderNumber, orderNumber), eq(orders.status, 'awaiting-payment'));

/** The voucher of an order has been paid: the order stands. The payment is locked. */
export async function confirmAwaitingOrder(
  tx: Transaction,
  orderNumber: string,
  now: Date,
): Promise<void> {
  const [confirmed] = await tx
    .update(orders)
    .set({ status: 'placed' })
    .where(awaited(orderNumber))
    .returning();
  if (confirmed !== undefined) await completePaidOrder(tx, confirmed, now);
}

/**
 * The voucher of an order was not paid: items, gift cards and single-use codes go back in one
 * transaction, and money that still comes finds no order and is given back. The payment is locked.
 */
export async function cancelAwaitingOrder(
  tx: Transaction,
  { reference, orderNumber }: Payment,
  now: Date,
): Promise<void> {
  if (orderNumber === null) return;
  const [cancelled] = await tx
    .update(orders)
    .set({ status: 'cancelled' })
    .where(awaited(orderNumber))
    .returning();
  if (cancelled === undefined) return;
  await noteOrderEvent(tx, 'order.cancelled', orderNumber, now);
  await giveBackStock(tx, cancelled.lineItems, { orderNumber }, now);
  await returnShares(tx, orderNumber);
  await returnPromotions(tx, cancelled.cartId);
  await partFromOrder(tx, reference);
}
