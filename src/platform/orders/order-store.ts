import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Order, OrderSummary } from '#src/domain/order/order.schema.ts';
import { picturesOf } from '#src/domain/order/order.ts';
import type { OrderStatus } from '#src/domain/order/order.values.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { orders } from './tables.ts';

type OrderRow = typeof orders.$inferSelect;

export function toOrder(row: OrderRow): Order {
  const { createdAt, totalCentAmount, currency } = row;
  return {
    orderNumber: row.orderNumber,
    cartId: row.cartId,
    status: row.status,
    createdAt: createdAt.toISOString(),
    totalPrice: { centAmount: totalCentAmount, currencyCode: currency },
    lineItems: row.lineItems,
    loyaltyCard: row.loyaltyCard,
    giftCards: row.giftCards,
    donations: row.donations,
    giftWrap: row.giftWrap,
    loyaltyPointsEarned: row.loyaltyPointsEarned,
    loyaltyBonusPointsEarned: row.loyaltyBonusPointsEarned,
    discounts: row.discounts,
    shippingInfo: row.shippingInfo,
    shippingAddress: row.shippingAddress,
    billingAddress: row.billingAddress,
    payments: row.payments,
    voucher: row.status === 'awaiting-payment' ? row.voucher : null,
  };
}

/** Option ids of the first pictures that a list shows of an order. */
const PICTURES = 4;

function toSummary(row: OrderRow): OrderSummary {
  const { orderNumber, status, createdAt, totalPrice } = toOrder(row);
  const { optionIds, looks } = picturesOf(row.lineItems);
  return {
    orderNumber,
    status,
    createdAt,
    totalPrice,
    itemCount: row.itemCount,
    optionIds: optionIds.slice(0, PICTURES),
    looks,
  };
}

/** The order of a cart as it is stored, for its customer alone; null until there is one. */
export async function findOrderRowByCart(
  db: Queryable,
  customerId: string,
  cartId: string,
): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.cartId, cartId), eq(orders.customerId, customerId)));
  return row ?? null;
}

/** An order of anybody as it is stored; null when it is not there. */
export async function findAnyOrderRow(
  db: Queryable,
  orderNumber: string,
): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  return row ?? null;
}

/** One order of a customer as it is stored; null when it is not there or another's. */
export async function findOrderRow(
  db: Queryable,
  customerId: string,
  orderNumber: string,
): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.orderNumber, orderNumber), eq(orders.customerId, customerId)));
  return row ?? null;
}

type Whose = { customerId: string; statuses?: readonly OrderStatus[] };

/** A page of a customer's orders, newest first; `page` is 0-based. */
export async function findOrderRows(
  db: Queryable,
  { customerId, statuses }: Whose,
  { page, size }: { page: number; size: number },
): Promise<{ total: number; rows: OrderRow[] }> {
  const inStatus = statuses && inArray(orders.status, statuses);
  const own = and(eq(orders.customerId, customerId), inStatus);
  const [counted] = await db.select({ total: count() }).from(orders).where(own);
  const rows = await db
    .select()
    .from(orders)
    .where(own)
    .orderBy(desc(orders.createdAt), desc(orders.orderNumber))
    .limit(size)
    .offset(page * size);
  return { total: counted?.total ?? 0, rows };
}

/** What the list of a customer's orders shows, newest first. */
export async function listOrdersOfCustomer(
  db: Queryable,
  customerId: string,
  paging: { page: number; size: number },
): Promise<{ total: number; values: OrderSummary[] }> {
  const { total, rows } = await findOrderRows(db, { customerId }, paging);
  return { total, values: rows.map(toSummary) };
}
