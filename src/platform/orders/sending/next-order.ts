import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { getNextOrder } from '#src/domain/order/staff-order.calls.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import type { StaffCaller } from '../../kernel/http/platform-env.ts';
import { findShops } from '../../shops/face.ts';
import { requireOrder } from '../change-order.ts';
import { conditions, type Listed, sequence, storesOf } from '../list-orders.ts';

type NextOrder = z.output<typeof getNextOrder.answer>;

/**
 * The order that follows one in a list. What was done about it may have taken it out of the list: its
 * place stays the same. After the last comes the first that was passed over.
 */
export async function findNextOrder(
  db: Queryable,
  caller: StaffCaller,
  orderNumber: string,
  query: Listed,
): Promise<NextOrder> {
  await requireOrder(db, caller, orderNumber);
  const own = storesOf(caller, await findShops(db, caller), query.shop);
  if (own.stores.length === 0) return { orderNumber: null, others: 0 };
  const { rows } = await db.execute<NextOrder>(sql`
    with listed as (
      select o.order_number, o.created_at, o.total_cent_amount, o.shipping_info from orders o
      where ${conditions(query, own)} and o.order_number <> ${orderNumber}),
    placed as (
      select o.order_number, row_number() over (order by ${sequence(query)}) as place
      from (select * from listed union all
        select order_number, created_at, total_cent_amount, shipping_info from orders
        where order_number = ${orderNumber}) o),
    this as (select place from placed where order_number = ${orderNumber})
    select (select count(*)::int from listed) as others,
      (select placed.order_number from placed, this where placed.place <> this.place
        order by placed.place > this.place desc, placed.place limit 1) as "orderNumber"`);
  return rows[0] ?? { orderNumber: null, others: 0 };
}
