import { and, eq } from 'drizzle-orm';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import * as calls from '#src/domain/order/order.calls.ts';
import type { LineShare, OrderJourney } from '#src/domain/order/order.schema.ts';
import * as journeyCalls from '#src/domain/order/order-journey.calls.ts';
import { isWithdrawable } from '#src/domain/order/withdrawal.ts';
import { type Attempt, limitAttempts } from '../attempts/attempt-store.ts';
import { type Database, inTransaction } from '../database/database.ts';
import type { Router } from '../http/create-router.ts';
import { idempotent } from '../http/idempotent.ts';
import type { PlatformDeps, Shopper } from '../http/platform-env.ts';
import { ok, serve } from '../http/serve.ts';
import { enqueue } from '../jobs/job-queue.ts';
import { findJourney } from './order-journey.ts';
import { findLinkedOrder, findTrackedOrder } from './order-links.ts';
import { findOrderByCart, findOrderRow, listOrders, toOrder } from './order-store.ts';
import { placeOrder } from './place-order.ts';
import { orders, orderWithdrawals } from './tables.ts';
import { WRITE_WITHDRAWAL_MAIL } from './withdrawal-mail.job.ts';

/** A token is never guessed; attempts are stopped early. A client may be a whole office. */
const CLIENT_LIMIT = { most: 120, seconds: 600 };

type Declaration = {
  orderNumber: string;
  withdrawalId: string;
  lines: LineShare[];
  /** Null when a link of a mail speaks for the customer. */
  customerId: string | null;
};

/**
 * Takes lines of an order back, at the instant `now`, and enqueues the mail that acknowledges it. A
 * declaration that was made before is unchanged. The order's row is locked: two at once never
 * take an item back twice. Throws ORDER_NOT_FOUND, WITHDRAWAL_NOT_POSSIBLE.
 */
async function withdraw(
  database: Database,
  { orderNumber, withdrawalId, lines, customerId }: Declaration,
  now: Date,
): Promise<OrderJourney> {
  return inTransaction(database, async (tx) => {
    const isOwn = customerId === null ? undefined : eq(orders.customerId, customerId);
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.orderNumber, orderNumber), isOwn))
      .for('update');
    if (order === undefined) throw new DomainError('ORDER_NOT_FOUND');
    const before = await findJourney(tx, order, now);
    if (before.withdrawals.some((one) => one.withdrawalId === withdrawalId)) return before;
    if (before.withdrawable === null || !isWithdrawable(lines, before.withdrawable)) {
      throw new DomainError('WITHDRAWAL_NOT_POSSIBLE');
    }
    const [declared] = await tx
      .insert(orderWithdrawals)
      .values({ withdrawalId, orderNumber, lines, declaredAt: now })
      .onConflictDoNothing()
      .returning();
    // An id that another order's declaration has.
    if (declared === undefined) throw new DomainError('WITHDRAWAL_NOT_POSSIBLE');
    await enqueue(tx, WRITE_WITHDRAWAL_MAIL, withdrawalId);
    return findJourney(tx, order, now);
  });
}

/** What became of an order, for its customer and for the link of its mail. */
function serveJourneys(router: Router, { database, now }: PlatformDeps): void {
  async function limit({ clientGroup }: Shopper): Promise<void> {
    if (!clientGroup) return;
    const attempt: Attempt = { what: 'order link from', who: clientGroup, limit: CLIENT_LIMIT };
    await limitAttempts(database, now(), [attempt]);
  }

  serve(router, journeyCalls.getOrderJourney, async ({ params }, { customerId }) => {
    const row = await findOrderRow(database, customerId, params.orderNumber);
    if (row === null) throw new DomainError('ORDER_NOT_FOUND');
    return ok(await findJourney(database, row, now()));
  });

  serve(router, journeyCalls.withdraw, async ({ params, body }, { customerId }) =>
    ok(await withdraw(database, { ...params, ...body, customerId }, now())),
  );

  serve(router, journeyCalls.trackOrder, async ({ body: { token } }, shopper) => {
    await limit(shopper);
    return ok(requireFound(await findTrackedOrder(database, token, now()), 'ORDER_LINK_UNKNOWN'));
  });

  serve(router, journeyCalls.withdrawTracked, async ({ body: { token, ...declared } }, shopper) => {
    await limit(shopper);
    const orderNumber = await findLinkedOrder(database, token, now());
    if (orderNumber === null) throw new DomainError('ORDER_LINK_UNKNOWN');
    const declaration = { ...declared, orderNumber, customerId: null };
    return ok(await withdraw(database, declaration, now()));
  });
}

/** Validation, and the customer's orders. */
export function serveOrders(router: Router, deps: PlatformDeps): void {
  const { database } = deps;

  serve(
    router,
    calls.validateCart,
    async ({ params, query }, caller) =>
      ok(await placeOrder(deps, caller, { ...params, ...query })),
    idempotent(deps),
  );

  serve(router, calls.getOrderByCart, async ({ params }, { customerId }) =>
    ok(requireFound(await findOrderByCart(database, customerId, params.cartId), 'ORDER_NOT_FOUND')),
  );

  serve(router, calls.getOrders, async ({ query }, { customerId }) =>
    ok(await listOrders(database, customerId, query)),
  );

  serve(router, calls.getOrder, async ({ params }, { customerId }) => {
    const found = await findOrderRow(database, customerId, params.orderNumber);
    return ok(toOrder(requireFound(found, 'ORDER_NOT_FOUND')));
  });

  serveJourneys(router, deps);
}
