import type { z } from 'zod';
import { DomainError } from '#src/domain/errors.ts';
import type { refundBodySchema } from '#src/domain/order/staff-write.schema.ts';
import type { PlatformDeps, StaffCaller } from '../../kernel/http/platform-env.ts';
import { enqueue } from '../../kernel/jobs/job-queue.ts';
import { findPaymentOfOrder, findPaymentOfRefund, lockPayment } from '../../payments/face.ts';
import { type Asked, changeOrder } from '../change-order.ts';
import { enqueueCreditNote } from '../documents/issue-document.job.ts';
import { allowGift, authorOf } from '../gift-cards/given-by-hand.ts';
import { orderRefunds } from '../tables.ts';
import { REFUND_BY_HAND } from './refund-by-hand.job.ts';
import { findRefundable } from './refundable.ts';
import { settleFailed } from './settle-failed.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now'>;

/**
 * Decides to pay a part of an order back, which a job does. Never more than was captured and not
 * paid back (REFUND_NOT_POSSIBLE), and by hand, gift cards as goodwill included, at most what the
 * caller's role may give (`allowGift`).
 */
export function refundByHand(
  deps: Deps,
  caller: StaffCaller,
  asked: Asked,
  { centAmount, reason }: Pick<z.output<typeof refundBodySchema>, 'centAmount' | 'reason'>,
): Promise<void> {
  return changeOrder(deps, caller, { ...asked, action: 'order.refund' }, async (tx, order, now) => {
    const { orderNumber } = order;
    const found = await findPaymentOfOrder(tx, orderNumber);
    if (found === null) throw new DomainError('REFUND_NOT_POSSIBLE');
    const { reference } = await lockPayment(tx, found);
    const refundable = await findRefundable(tx, orderNumber);
    if (centAmount > refundable) throw new DomainError('REFUND_NOT_POSSIBLE');
    const refundId = asked.changeId;
    const gift = { giftId: refundId, centAmount, orderNumber, recipientEmail: null };
    await allowGift(tx, caller, gift, now);
    await tx.insert(orderRefunds).values({
      ...{ refundId, orderNumber, reference, centAmount, reason },
      ...{ authorName: caller.name, authorId: authorOf(caller), decidedAt: now },
    });
    await enqueue(tx, REFUND_BY_HAND, refundId);
    await enqueueCreditNote(tx, { orderNumber, refundId });
    return { before: { refundableCents: refundable }, after: { refundId, centAmount, reason } };
  });
}

/** Notes that a refund of the order which failed was paid another way. Throws REFUND_NOT_POSSIBLE. */
export function settleByStaff(
  deps: Deps,
  caller: StaffCaller,
  asked: Asked,
  refundId: string,
): Promise<void> {
  const change = { ...asked, action: 'order.refund-settled' } as const;
  return changeOrder(deps, caller, change, async (tx, { orderNumber }, now) => {
    const payment = await findPaymentOfRefund(tx, refundId);
    const isOwn = payment?.orderNumber === orderNumber;
    if (!isOwn || !(await settleFailed(tx, refundId, now))) {
      throw new DomainError('REFUND_NOT_POSSIBLE');
    }
    return { after: { refundId } };
  });
}
