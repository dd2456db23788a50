import { and, eq, inArray } from 'drizzle-orm';
import { DomainError } from '#src/domain/errors.ts';
import type { OrderAction } from '#src/domain/order/staff-order.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { inTransaction, type Queryable, type Transaction } from '../kernel/database/database.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { findShops } from '../shops/face.ts';
import { audit, isMade } from '../staff/face.ts';
import { noteOrderEvent } from './order-event.ts';
import { orders } from './tables.ts';

export type OrderRow = typeof orders.$inferSelect;

/** An order of the caller's shops; throws NOT_FOUND. */
export async function requireOrder(
  db: Queryable,
  caller: StaffCaller,
  orderNumber: string,
  { isLocked = false } = {},
): Promise<{ order: OrderRow; shop: OnlineLocale }> {
  const shops = await findShops(db, caller);
  const query = db
    .select()
    .from(orders)
    .where(and(eq(orders.orderNumber, orderNumber), inArray(orders.storeId, [...shops.keys()])));
  const [order] = await (isLocked ? query.for('update') : query);
  const shop = order && shops.get(order.storeId);
  if (order === undefined || shop === undefined) throw new DomainError('NOT_FOUND');
  return { order, shop };
}

export type Asked = {
  orderNumber: string;
  changeId: string;
  /** The version that was seen; null for what no other write contradicts, such as a note. */
  version: number | null;
};

type Changed = { before?: unknown; after: unknown };

/**
 * A write of the staff to an order, in one transaction: the order is locked, the form's write is made
 * once, nothing is written over what the caller has not seen, the version is raised and the audit log
 * says what changed. Throws NOT_FOUND, IDEMPOTENCY_KEY_REUSED, CHANGED_BY_OTHERS and what `work` does.
 */
export async function changeOrder(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  caller: StaffCaller,
  { action, ...asked }: Asked & { action: OrderAction },
  work: (tx: Transaction, order: OrderRow, now: Date) => Promise<Changed>,
): Promise<void> {
  const { orderNumber, changeId, version } = asked;
  await inTransaction(database, async (tx) => {
    const { order, shop } = await requireOrder(tx, caller, orderNumber, { isLocked: true });
    const at = now();
    if (await isMade(tx, { changeId, subjectKind: 'order', subjectId: orderNumber }, at)) return;
    if (version !== null && version !== order.version) throw new DomainError('CHANGED_BY_OTHERS');
    const changed = await work(tx, order, at);
    await tx
      .update(orders)
      .set({ version: order.version + 1 })
      .where(eq(orders.orderNumber, orderNumber));
    const subject = { kind: 'order', id: orderNumber };
    await audit(tx, caller, at, { action, subject, shop, ...changed });
    await noteOrderEvent(tx, 'order.changed', orderNumber, at, { action });
  });
}
