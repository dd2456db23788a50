import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { type Download, documentsOf } from '#src/domain/download.ts';
import { PAID_STATUSES } from '#src/domain/order.ts';
import type { Queryable } from '../database/database.ts';
import { toOrder } from '../orders/order-store.ts';
import { orders } from '../orders/tables.ts';
import type { DigitalGoods } from './digital-goods.ts';
import { isDigital } from './is-digital.ts';

/** Documents of a page of a customer's paid orders, newest first; `page` is 0-based. */
export async function listDownloads(
  db: Queryable,
  { customerId, goods }: { customerId: string; goods: DigitalGoods },
  { page, size }: { page: number; size: number },
): Promise<{ total: number; values: Download[] }> {
  const own = and(eq(orders.customerId, customerId), inArray(orders.status, PAID_STATUSES));
  const [counted] = await db.select({ total: count() }).from(orders).where(own);
  const rows = await db
    .select()
    .from(orders)
    .where(own)
    .orderBy(desc(orders.createdAt), desc(orders.orderNumber))
    .limit(size)
    .offset(page * size);
  const documents = rows.flatMap((row) => documentsOf(toOrder(row), isDigital(goods)));
  return {
    total: counted?.total ?? 0,
    values: documents.map(({ lineId: _, ...document }) => document),
  };
}
