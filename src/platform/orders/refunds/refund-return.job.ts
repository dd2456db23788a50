import { and, eq, isNull } from 'drizzle-orm';
import { linesForStock } from '#src/domain/order/inspection.ts';
import { refundShares } from '../../gift-cards/face.ts';
import { inTransaction } from '../../kernel/database/database.ts';
import type { PlatformDeps } from '../../kernel/http/platform-env.ts';
import { enqueue } from '../../kernel/jobs/job-queue.ts';
import type { Job } from '../../kernel/jobs/job-types.ts';
import { takePointsBack } from '../../loyalty/face.ts';
import type { CardGateway } from '../../payments/face.ts';
import { refundPayment, releaseUncaptured } from '../../payments/face.ts';
import { giveBackStock } from '../../stock/face.ts';
import { refundTotal } from '../order-journey.ts';
import { orderReturns, orders } from '../tables.ts';
import { WRITE_REFUND_MAIL } from './refund-mail.job.ts';

/** Its key is the id of a return. */
export const REFUND_RETURN = 'refund-return';

type Needs = Pick<PlatformDeps, 'database' | 'now'> & { gateway: Pick<CardGateway, 'refund'> };

/**
 * Pays back what a return whose items have arrived is worth: the bank's part by the card provider,
 * which does it once for each return; then, in one transaction, gift cards, stock, points and the
 * mail. A process that dies in between does both again, and neither counts twice (decision 055).
 */
export function refundReturn({ database, now, gateway }: Needs): Job {
  return {
    name: REFUND_RETURN,
    run: async (returnId) => {
      const isIt = eq(orderReturns.returnId, returnId);
      const [found] = await database
        .select({ row: orderReturns, order: orders })
        .from(orderReturns)
        .innerJoin(orders, eq(orders.orderNumber, orderReturns.orderNumber))
        .where(isIt);
      const refund = found?.row.refund;
      if (!found || !refund || found.row.refundedAt !== null) return;
      const { reference, bankCents, heldCents = 0, giftCards, points } = refund;
      const askedCents = bankCents - heldCents;
      const { orderNumber, customerId, lineItems } = found.order;
      if (reference !== null && askedCents > 0) {
        const asked = { refundId: returnId, reference, centAmount: askedCents };
        // One that failed is shown to staff, who go on from there (`settleRefund`).
        if (!(await refundPayment({ database, now }, gateway, asked))) return;
      }
      const skus = new Map(lineItems.map(({ lineId, sku }) => [lineId, sku]));
      const returned = linesForStock(found.row).flatMap(({ lineId, quantity }) => {
        const sku = skus.get(lineId);
        return sku === undefined ? [] : [{ sku, quantity }];
      });
      await inTransaction(database, async (tx) => {
        const noted = await tx
          .update(orderReturns)
          .set({ refundedAt: now() })
          .where(and(isIt, isNull(orderReturns.refundedAt)))
          .returning({ returnId: orderReturns.returnId });
        if (noted.length === 0) return;
        await releaseUncaptured(tx, orderNumber);
        await refundShares(tx, orderNumber, giftCards, now());
        await giveBackStock(tx, returned, { orderNumber }, now());
        await takePointsBack(tx, { customerId, orderNumber, returnId, points }, now());
        if (refundTotal(refund) > 0) await enqueue(tx, WRITE_REFUND_MAIL, returnId);
      });
    },
  };
}
