import { type Column, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { CustomerData } from '#src/domain/account/customer-data.schema.ts';
import type { OrderStatus } from '#src/domain/order/order.values.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { toOrder } from './order-store.ts';
import { orderReturns, orders } from './tables.ts';

/** All orders of a customer, and what came back of them, the newest first. */
export async function findPurchases(
  db: Queryable,
  customerId: string,
): Promise<Pick<CustomerData, 'orders' | 'returns'>> {
  const own = eq(orders.customerId, customerId);
  const bought = await db.select().from(orders).where(own).orderBy(desc(orders.createdAt));
  const declared = await db
    .select({ row: orderReturns })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.orderNumber, orderReturns.orderNumber))
    .where(own)
    .orderBy(desc(orderReturns.declaredAt));
  return {
    orders: bought.map((row) => {
      const { giftCards, ...order } = toOrder(row);
      return {
        ...order,
        giftCards: giftCards.map(({ id, price, message, senderName }) => ({
          ...{ id, price, message, senderName },
        })),
      };
    }),
    returns: declared.map(({ row: { returnNumber, orderNumber, basis, lines, ...row } }) => ({
      ...{ returnNumber, orderNumber, basis, lines },
      declaredAt: row.declaredAt.toISOString(),
      receivedAt: row.receivedAt?.toISOString() ?? null,
      refundedAt: row.refundedAt?.toISOString() ?? null,
    })),
  };
}

/**
 * The size, as it was read, in which a customer last bought a product by an order of some statuses;
 * null when there is no such order.
 */
export async function findBoughtSize(
  db: Queryable,
  { customerId, productId }: { customerId: string; productId: string },
  statuses: readonly OrderStatus[],
): Promise<{ size: string | null } | null> {
  const { rows } = await db.execute<{ size: string | null }>(sql`
    select line.value #>> '{product,sizeLabel,full}' as size
    from ${orders} cross join lateral jsonb_array_elements(${orders.lineItems}) as line (value)
    where ${orders.customerId} = ${customerId} and ${orders.status} in ${[...statuses]}
      and line.value -> 'product' ->> 'productId' = ${productId}
    order by ${orders.createdAt} desc limit 1`);
  return rows[0] ?? null;
}

/** The number of the order that a cart became; null until it does. */
export async function findOrderNumber(db: Queryable, cartId: string): Promise<string | null> {
  const [order] = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(eq(orders.cartId, cartId));
  return order?.orderNumber ?? null;
}

/** The condition that a cart became an order. */
export const isOrdered = (cartId: Column): SQL =>
  sql`exists (select from orders o where o.cart_id = ${cartId})`;
