import { DomainError, requireFound } from '#src/domain/errors.ts';
import * as calls from '#src/domain/payment/finance.calls.ts';
import type { PaymentTroubles } from '#src/domain/payment/finance.schema.ts';
import { hasAllShops } from '#src/domain/staff/grants.ts';
import { inTransaction } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { settleFailed } from '../orders/face.ts';
import {
  CHARGED_BACK,
  findPaymentOfRefund,
  readBooks,
  readDifferences,
  readTroubles,
} from '../payments/face.ts';
import { findShops } from '../shops/face.ts';
import { audit } from '../staff/face.ts';

function toTroubles({
  refunds,
  captures,
  ending,
  disputes,
}: Awaited<ReturnType<typeof readTroubles>>): PaymentTroubles {
  return {
    refunds: refunds.map(({ refund: { refundId, centAmount, reason }, ...of }) => ({
      ...{ ...of, refundId, centAmount, reason, isDisputed: reason === CHARGED_BACK },
    })),
    captures: captures.map(({ capture: { centAmount, reason }, ...of }) => ({
      ...{ ...of, centAmount, reason },
    })),
    ending: ending.flatMap(({ captureBefore, ...of }) =>
      captureBefore === null ? [] : [{ ...of, captureBefore: captureBefore.toISOString() }],
    ),
    disputes: disputes.map(({ dispute: { centAmount, reason, ...dispute }, ...of }) => ({
      ...{ ...of, centAmount, reason, openedAt: dispute.openedAt.toISOString() },
      reversedAt: dispute.reversedAt?.toISOString() ?? null,
    })),
  };
}

/** Books, settlements and payments that somebody has to look at. */
export function serveSettlementToStaff(
  router: Router,
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
): void {
  const storesOf = (caller: StaffCaller) => findShops(database, caller);

  serve(router, calls.getFinance, async (_, caller) => {
    const stores = [...(await storesOf(caller)).keys()];
    // What no payment here is known of belongs to no shop.
    const hasAll = hasAllShops(caller);
    const books = await readBooks(database, stores);
    const { differences, settlements } = await readDifferences(database, { stores, hasAll });
    return ok({
      books,
      differences: differences.map(
        ({ difference: { reference: _, ...difference }, orderNumber }) => ({
          ...{ ...difference, orderNumber },
        }),
      ),
      settlements: settlements.map(({ service, settlementId, settledAt }) => ({
        ...{ service, settlementId, settledAt: settledAt.toISOString() },
      })),
    });
  });

  serve(router, calls.getPaymentTroubles, async (_, caller) => {
    const stores = [...(await storesOf(caller)).keys()];
    return ok(toTroubles(await readTroubles(database, now(), stores)));
  });

  serve(router, calls.settleRefund, async ({ params: { refundId } }, caller) => {
    const stores = await storesOf(caller);
    await inTransaction(database, async (tx) => {
      const found = await findPaymentOfRefund(tx, refundId);
      const { storeId, reference, orderNumber } = requireFound(found, 'NOT_FOUND');
      // Of an order it is noted there, for the version that was seen.
      if (orderNumber !== null || !stores.has(storeId)) throw new DomainError('NOT_FOUND');
      if (!(await settleFailed(tx, refundId, now()))) throw new DomainError('REFUND_NOT_POSSIBLE');
      await audit(tx, caller, now(), {
        ...{ action: 'payment.refund-settled', shop: stores.get(storeId) ?? null },
        ...{ subject: { kind: 'payment', id: reference }, after: { refundId } },
      });
    });
    return { status: 204, body: null };
  });
}
