import type { Transaction } from '../kernel/database/database.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import { creditPoints } from '../loyalty/face.ts';
import { enqueueInvoice } from './documents/issue-document.job.ts';
import { ISSUE_GIFT_CARDS } from './gift-cards/issue-gift-cards.job.ts';
import { noteOrderEvent } from './order-event.ts';
import { WRITE_ORDER_MAIL } from './order-mail.job.ts';
import type { orders } from './tables.ts';

/**
 * What follows once an order is paid for, in the same transaction: its points, its invoice, the gift
 * cards that it bought, the mail about it, and what other systems are told.
 */
export async function completePaidOrder(
  tx: Transaction,
  order: typeof orders.$inferSelect,
  now: Date,
): Promise<void> {
  await creditPoints(tx, order, now);
  await noteOrderEvent(tx, 'order.placed', order.orderNumber, now);
  await enqueueInvoice(tx, order.orderNumber);
  await enqueue(tx, WRITE_ORDER_MAIL, order.orderNumber);
  if (order.giftCards.length > 0) await enqueue(tx, ISSUE_GIFT_CARDS, order.orderNumber);
}
