import { getLastPurchaseDate } from '#src/domain/account/account.calls.ts';
import { getCart, getOwnCart, removeLine } from '#src/domain/cart/cart.calls.ts';
import { getStocks } from '#src/domain/catalogue/catalogue.calls.ts';
import {
  getOrder,
  getOrderByCart,
  getOrders,
  validateCart,
} from '#src/domain/order/order.calls.ts';
import type { Order } from '#src/domain/order/order.schema.ts';
import { getPayment } from '#src/domain/payment/payment.calls.ts';
import { at, cartWith, itemsOf, lineOf, readyCart, reckoned } from '../carts.ts';
import { payFor, paymentOf } from '../pay.ts';
import { type Context, rulesOf } from '../rule.ts';
import type { Shopper } from '../shopper.ts';
import { equal, holds, present } from '../unmet.ts';

/** A customer's order of one of each sku, with the cart that it was. */
export async function orderOf(context: Context, ...skus: readonly string[]) {
  const shopper = await context.customer();
  const cart = await readyCart(context, shopper, ...skus);
  const payment = await payFor(context, shopper, cart);
  const order = await shopper.ok(validateCart, at(cart));
  return { shopper, cart, payment, order };
}

export const inList = async (shopper: Shopper, orderNumber: string) =>
  (await shopper.ok(getOrders, { query: { size: 50 } })).values.filter(
    (one) => one.orderNumber === orderNumber,
  );

async function stockOf({ guest }: Context, sku: string) {
  const { values } = await guest().ok(getStocks, { query: { skus: sku } });
  return present(`stock of ${sku}`, values[0]).availableQuantity;
}

export const ORDER_RULES = rulesOf('orders', 'checkout', [
  [
    'placed',
    'shape',
    'A paid cart becomes an order of what it held, with addresses and payment',
    async (context) => {
      const { order, cart } = await orderOf(context, context.sku('plenty'));
      equal('cart of the order', order.cartId, cart.id);
      equal('lines', itemsOf(order), itemsOf(cart));
      equal('billing address', order.billingAddress, cart.billingAddress);
      equal('shipping address', order.shippingAddress, cart.shippingAddress);
      const { provider, product } = context.fixtures.payment;
      const [paid] = order.payments;
      equal('payment', [paid?.paymentProvider, paid?.paymentProduct], [provider, product]);
      holds('an instant', !Number.isNaN(Date.parse(order.createdAt)), order.createdAt);
    },
  ],
  [
    'total',
    'money',
    'An order costs what its cart did, the sum of its parts, and its payment is that',
    async (context) => {
      const { order, cart } = await orderOf(context, context.sku('plenty'), context.sku('another'));
      equal('total', order.totalPrice, cart.totalPrice);
      const pricesOf = ({ lineItems, shippingInfo }: Pick<Order, 'lineItems' | 'shippingInfo'>) => [
        shippingInfo?.price,
        ...lineItems.map(({ sku, totalPrice }) => `${sku} ${totalPrice.centAmount}`).toSorted(),
      ];
      equal('delivery and lines', pricesOf(order), pricesOf(cart));
      equal('total, the sum of its parts', order.totalPrice.centAmount, reckoned(order));
      const paid = order.payments.reduce((sum, { amountPlanned }) => sum + amountPlanned, 0);
      equal('what was paid', paid, cart.totalPrice.centAmount);
    },
  ],
  [
    'listed',
    'money',
    'The list of orders has it once, with its total and as many items',
    async (context) => {
      const sku = context.sku('plenty');
      const { shopper, order } = await orderOf(context, sku, sku);
      const listed = await inList(shopper, order.orderNumber);
      equal(
        'total and items',
        listed.map(({ totalPrice, itemCount }) => [totalPrice, itemCount]),
        [[order.totalPrice, 2]],
      );
      const [newest] = (await shopper.ok(getOrders)).values;
      equal('the newest order', newest?.orderNumber, order.orderNumber);
    },
  ],
  [
    'pages',
    'behaviour',
    'The list of orders comes by page, newest first, with the total of all',
    async (context) => {
      const shopper = await context.customer();
      // Rules before it have left some, where they were asked.
      for (let { total } = await shopper.ok(getOrders); total < 2; total += 1)
        await orderOf(context, context.sku('plenty'));
      const both = await shopper.ok(getOrders, { query: { size: 2 } });
      const pages: string[] = [];
      for (const page of [0, 1]) {
        const { values, total } = await shopper.ok(getOrders, { query: { page, size: 1 } });
        equal('total', total, both.total);
        equal('orders of a page of one', values.length, 1);
        pages.push(...values.map(({ orderNumber }) => orderNumber));
      }
      const numbers = both.values.map(({ orderNumber }) => orderNumber);
      equal('orders of two pages of one', pages, numbers);
      equal('orders of a page of two', numbers.length, 2);
      const instants = both.values.map(({ createdAt }) => createdAt);
      equal('instants, the newest first', instants, instants.toSorted().toReversed());
    },
  ],
  [
    'read',
    'shape',
    'An order is read by its number and by its cart',
    async (context) => {
      const { shopper, order, cart } = await orderOf(context, context.sku('plenty'));
      const params = { orderNumber: order.orderNumber };
      equal('by its number', await shopper.ok(getOrder, { params }), order);
      equal(
        'by its cart',
        await shopper.ok(getOrderByCart, { params: { cartId: cart.id } }),
        order,
      );
    },
  ],
  [
    'last-purchase',
    'behaviour',
    'After an order, the day of the last purchase is that of the order',
    async (context) => {
      const { shopper, order } = await orderOf(context, context.sku('plenty'));
      const day = await shopper.ok(getLastPurchaseDate);
      holds('YYYYMMDD', /^\d{8}$/.test(day), day);
      const noon = Date.parse(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T12:00:00Z`);
      // By the clock of the shop, which the order does not say.
      const hours = Math.abs(noon - Date.parse(order.createdAt)) / 3_600_000;
      holds('the day of the order', hours <= 36, [day, order.createdAt]);
    },
  ],
  [
    'before',
    'behaviour',
    'Before it is ordered, a cart has no order: 404 ORDER_NOT_FOUND',
    async (context) => {
      const shopper = await context.customer();
      const { id } = await readyCart(context, shopper, context.sku('plenty'));
      await shopper.refused(getOrderByCart, { params: { cartId: id } }, 'ORDER_NOT_FOUND');
    },
  ],
  [
    'cart-gone',
    'behaviour',
    'A cart that was ordered is gone, and its payment names the order',
    async (context) => {
      const { shopper, cart, payment, order } = await orderOf(context, context.sku('plenty'));
      await shopper.refused(getCart, { params: { cartId: cart.id } }, 'CART_NOT_FOUND');
      await shopper.refused(getOwnCart, {}, 'CART_NOT_FOUND');
      const read = await shopper.ok(getPayment, paymentOf(context, cart, payment.reference));
      equal('order of the payment', read.orderNumber, order.orderNumber);
    },
  ],
  [
    'stock',
    'behaviour',
    'What is ordered leaves the stock',
    async (context) => {
      const sku = context.sku('another');
      const before = await stockOf(context, sku);
      await orderOf(context, sku, sku);
      equal('stock afterwards', await stockOf(context, sku), before - 2);
    },
  ],
  [
    'not-yours',
    'behaviour',
    'An order of another customer is 404 ORDER_NOT_FOUND, as one that is not there',
    async (context) => {
      const { order, cart } = await orderOf(context, context.sku('plenty'));
      const other = await context.customer('two');
      const yours = { params: { orderNumber: order.orderNumber } };
      const refusal = await other.refused(getOrder, yours, 'ORDER_NOT_FOUND');
      const none = { params: { orderNumber: 'nothing' } };
      equal('the same refusal', refusal, await other.refused(getOrder, none, 'ORDER_NOT_FOUND'));
      await other.refused(getOrderByCart, { params: { cartId: cart.id } }, 'ORDER_NOT_FOUND');
      equal('in the list of another', await inList(other, order.orderNumber), []);
    },
  ],
  [
    'incomplete',
    'behaviour',
    'A cart without delivery, an empty one and an old version are not ordered',
    async (context) => {
      const shopper = await context.customer();
      const cart = await cartWith(shopper, context.sku('plenty'));
      await shopper.refused(validateCart, at(cart), 'CART_INCOMPLETE');
      const { version } = cart;
      const stale = { ...at(cart), query: { version: version - 1 } };
      await shopper.refused(validateCart, stale, 'CART_VERSION_CONFLICT', { version });
      const { lineId } = lineOf(cart, context.sku('plenty'));
      const emptied = await shopper.ok(removeLine, at(cart, { lineId }), 200);
      await shopper.refused(validateCart, at(emptied), 'CART_EMPTY');
    },
  ],
  [
    'of-another',
    'behaviour',
    'A cart of another customer is not ordered: 404, without a bearer 401',
    async (context) => {
      const shopper = await context.customer();
      const cart = await readyCart(context, shopper, context.sku('plenty'));
      await (await context.customer('two')).refused(validateCart, at(cart), 'CART_NOT_FOUND');
      await context.guest().refused(validateCart, at(cart), 'INVALID_JWT');
    },
  ],
]);
