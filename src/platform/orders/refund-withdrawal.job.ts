import { and, eq, isNull } from 'drizzle-orm';
import { giveBackStock } from '../catalogue/stock-store.ts';
import { inTransaction } from '../database/database.ts';
import { refundShares } from '../gift-cards/gift-card-uses.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { enqueue } from '../jobs/job-queue.ts';
import type { Job } from '../jobs/job-types.ts';
import { takePointsBack } from '../loyalty/credit-points.ts';
import type { CardGateway } from '../payments/card-gateway.ts';
import { WRITE_REFUND_MAIL } from './refund-mail.job.ts';
import { orders, orderWithdrawals } from './tables.ts';

/** Its key is the id of a withdrawal. */
export const REFUND_WITHDRAWAL = 'refund-withdrawal';

type Needs = Pick<PlatformDeps, 'database' | 'now'> & { gateway: Pick<CardGateway, 'refund'> };

/**
 * Pays back what a withdrawal whose items have come is worth: the bank's part by the card provider,
 * which does it once for each withdrawal; then, in one transaction, gift cards, stock, points and the
 * mail. A process that dies in between does both again, and neither counts twice (decision 055).
 */
export function refundWithdrawal({ database, now, gateway }: Needs): Job {
  return {
    name: REFUND_WITHDRAWAL,
    run: async (withdrawalId) => {
      const isIt = eq(orderWithdrawals.withdrawalId, withdrawalId);
      const [found] = await database
        .select({ withdrawal: orderWithdrawals, order: orders })
        .from(orderWithdrawals)
        .innerJoin(orders, eq(orders.orderNumber, orderWithdrawals.orderNumber))
        .where(isIt);
      const refund = found?.withdrawal.refund;
      if (!found || !refund || found.withdrawal.refundedAt !== null) return;
      const { reference, bankCents, giftCards, points } = refund;
      const { orderNumber, customerId, lineItems } = found.order;
      if (reference !== null && bankCents > 0) {
        await gateway.refund({ refundId: withdrawalId, reference, centAmount: bankCents });
      }
      const skus = new Map(lineItems.map(({ lineId, sku }) => [lineId, sku]));
      const returned = found.withdrawal.lines.flatMap(({ lineId, quantity }) => {
        const sku = skus.get(lineId);
        return sku === undefined ? [] : [{ sku, quantity }];
      });
      await inTransaction(database, async (tx) => {
        const noted = await tx
          .update(orderWithdrawals)
          .set({ refundedAt: now() })
          .where(and(isIt, isNull(orderWithdrawals.refundedAt)))
          .returning({ withdrawalId: orderWithdrawals.withdrawalId });
        if (noted.length === 0) return;
        await refundShares(tx, orderNumber, giftCards, now());
        await giveBackStock(tx, returned);
        await takePointsBack(tx, { customerId, orderNumber, withdrawalId, points }, now());
        await enqueue(tx, WRITE_REFUND_MAIL, withdrawalId);
      });
    },
  };
}
