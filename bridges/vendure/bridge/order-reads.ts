import { z } from 'zod';
import { vendure } from './context.ts';
import { ORDER_FIELDS, orderSchema, type VendureOrder } from './order-lines.ts';
import { type Shop, whereOf } from './shops.ts';

const ordersSchema = z.object({
  customer: z
    .object({ orders: z.object({ totalItems: z.int(), items: z.array(orderSchema) }) })
    .nullable(),
});
const ORDERS = `query ($id: ID!, $skip: Int!, $take: Int!) {
  customer(id: $id) {
    orders(options: { skip: $skip, take: $take, sort: { orderPlacedAt: DESC }, filter: { orderPlacedAt: { isNull: false } } }) {
      totalItems items { ${ORDER_FIELDS} }
    }
  }
}`;

/** Orders of a customer in a shop, the newest first. */
export async function readOrders(shop: Shop, id: string, skip: number, take: number) {
  const { customer } = ordersSchema.parse(
    await vendure.admin(ORDERS, { id, skip, take }, whereOf(shop)),
  );
  return customer?.orders ?? { totalItems: 0, items: [] };
}

const orderReadSchema = z.object({ vitrineOrder: orderSchema.nullable() });
const ORDER = `query ($code: String!, $customerId: String!) {
  vitrineOrder(code: $code, customerId: $customerId) { ${ORDER_FIELDS} }
}`;

/** An order that a customer placed, by its number. */
export async function readOrder(
  shop: Shop,
  code: string,
  customerId: string,
): Promise<VendureOrder | null> {
  const answer = await vendure.admin(ORDER, { code, customerId }, whereOf(shop));
  return orderReadSchema.parse(answer).vitrineOrder;
}
