import { cartPaymentSchema } from '../../../src/domain/cart/cart.schema.ts';
import { DomainError } from '../../../src/domain/errors.ts';
import { sumOf } from '../../../src/domain/money/money.ts';
import {
  getOrder,
  getOrderByCart,
  getOrders,
  validateCart,
} from '../../../src/domain/order/order.calls.ts';
import type { Order } from '../../../src/domain/order/order.schema.ts';
import type { OrderStatus } from '../../../src/domain/order/order.values.ts';
import { heldBy, paidWith, type VendureOrder } from './order-lines.ts';
import { readOrder, readOrders } from './order-reads.ts';
import { askPlugin } from './plugin.ts';
import { ok, serve } from './serve.ts';
import type { Shop } from './shops.ts';

/** Orders of Vendure that are placed. */

const STATUSES: Readonly<Record<string, OrderStatus>> = {
  PartiallyShipped: 'shipped',
  Shipped: 'shipped',
  PartiallyDelivered: 'shipped',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
};
const statusOf = ({ state }: VendureOrder): OrderStatus => STATUSES[state] ?? 'placed';

const placedAt = ({ orderPlacedAt, createdAt }: VendureOrder) => orderPlacedAt ?? createdAt;

export async function toOrder(order: VendureOrder, shop: Shop): Promise<Order> {
  return {
    ...(await heldBy(order, shop)),
    ...{ orderNumber: order.code, cartId: order.code },
    ...{ status: statusOf(order), createdAt: placedAt(order) },
    payments: paidWith(order).map(({ method, amount, metadata }) =>
      cartPaymentSchema.parse({
        ...{ paymentProvider: method, paymentProduct: metadata?.product, amountPlanned: amount },
      }),
    ),
    ...{ loyaltyCard: null, giftCards: [], donations: [], giftWrap: null, voucher: null },
    ...{ loyaltyPointsEarned: 0, loyaltyBonusPointsEarned: 0 },
  };
}

export async function requireOrder(
  shop: Shop,
  code: string,
  customerId: string,
): Promise<VendureOrder> {
  const order = await readOrder(shop, code, customerId);
  if (order === null) throw new DomainError('ORDER_NOT_FOUND');
  return order;
}

/** A payment that was accepted has made its order already: this tells which. */
serve(validateCart, async ({ params: { cartId }, query: { version } }, { shop, customerId }) => {
  await askPlugin(shop, { ask: 'validate', code: cartId, customerId, version }, cartId);
  return ok(await toOrder(await requireOrder(shop, cartId, customerId), shop));
});

serve(getOrderByCart, async ({ params: { cartId } }, { shop, customerId }) =>
  ok(await toOrder(await requireOrder(shop, cartId, customerId), shop)),
);

serve(getOrder, async ({ params: { orderNumber } }, { shop, customerId }) =>
  ok(await toOrder(await requireOrder(shop, orderNumber, customerId), shop)),
);

serve(getOrders, async ({ query: { page, size } }, { shop, customerId }) => {
  const { totalItems, items } = await readOrders(shop, customerId, page * size, size);
  const values = [];
  for (const order of items) {
    const { lineItems, totalPrice } = await heldBy(order, shop);
    const optionIds = [...new Set(lineItems.map(({ product }) => product.optionId))];
    const looks = lineItems.flatMap(({ product: { optionId, look } }) =>
      look === undefined ? [] : [[optionId, look] as const],
    );
    values.push({
      ...{ orderNumber: order.code, status: statusOf(order), createdAt: placedAt(order) },
      ...{ totalPrice, optionIds, looks: Object.fromEntries(looks) },
      itemCount: sumOf(lineItems.map(({ quantity }) => quantity)),
    });
  }
  return ok({ total: totalItems, values });
});
