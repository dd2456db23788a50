import type { Download } from '#src/domain/order/download.schema.ts';
import { documentsOf } from '#src/domain/order/download.ts';
import { PAID_STATUSES } from '#src/domain/order/order.ts';
import type { Queryable } from '../database/database.ts';
import { findOrderRows, toOrder } from '../orders/order-store.ts';
import type { DigitalGoods } from './digital-goods.ts';
import { isDigital } from './is-digital.ts';

/** Documents of a page of a customer's paid orders, newest first; `page` is 0-based. */
export async function listDownloads(
  db: Queryable,
  { customerId, goods }: { customerId: string; goods: DigitalGoods },
  paging: { page: number; size: number },
): Promise<{ total: number; values: Download[] }> {
  const paid = { customerId, statuses: PAID_STATUSES };
  const { total, rows } = await findOrderRows(db, paid, paging);
  const documents = rows.flatMap((row) => documentsOf(toOrder(row), isDigital(goods)));
  return {
    total,
    values: documents.map(({ lineId: _, ...document }) => document),
  };
}
