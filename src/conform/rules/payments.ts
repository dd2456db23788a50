import { addProduct, refreshCart } from '#src/domain/cart/cart.calls.ts';
import { cartSchema } from '#src/domain/cart/cart.schema.ts';
import { validateCart } from '#src/domain/order/order.calls.ts';
import { getOwnPayment, getPayment, pay, startPayment } from '#src/domain/payment/payment.calls.ts';
import { add, at, cartWith, readCart, readyCart } from '../carts.ts';
import { payFor, paymentOf, startOf } from '../pay.ts';
import { type Context, rulesOf } from '../rule.ts';
import { equal, holds, present } from '../unmet.ts';

async function ready(context: Context) {
  const shopper = await context.customer();
  return { shopper, cart: await readyCart(context, shopper, context.sku('plenty')) };
}

export const PAYMENT_RULES = rulesOf('payments', 'checkout', [
  [
    'start',
    'shape',
    'A payment that is started says where the shopper goes, and is of the cart',
    async (context) => {
      const { shopper, cart } = await ready(context);
      const result = await shopper.ok(startPayment, startOf(context, cart));
      equal('cart and order', [result.cartId, result.orderNumber], [cart.id, null]);
      holds('a URL to go to', /^https?:/.test(result.redirectUrl ?? ''), result);
    },
  ],
  [
    'read',
    'shape',
    'A payment is read by its reference',
    async (context) => {
      const { shopper, cart } = await ready(context);
      const { reference } = await shopper.ok(startPayment, startOf(context, cart));
      const read = await shopper.ok(getPayment, paymentOf(context, cart, reference));
      equal('reference and cart', [read.reference, read.cartId], [reference, cart.id]);
    },
  ],
  [
    'planned',
    'money',
    'While it is paid, a cart says with what, and how much: its total',
    async (context) => {
      const { shopper, cart } = await ready(context);
      await shopper.ok(startPayment, startOf(context, cart));
      const { provider, product } = context.fixtures.payment;
      const amountPlanned = cart.totalPrice.centAmount;
      equal('payments', (await readCart(shopper, cart)).payments, [
        { paymentProvider: provider, paymentProduct: product, amountPlanned },
      ]);
    },
  ],
  [
    'locked',
    'behaviour',
    'A cart that is being paid is 423 CART_LOCKED to a change, and keeps its version',
    async (context) => {
      const { shopper, cart } = await ready(context);
      await shopper.ok(startPayment, startOf(context, cart));
      await shopper.refused(addProduct, at(cart, { sku: context.sku('plenty') }), 'CART_LOCKED');
      equal('version', (await readCart(shopper, cart)).version, cart.version);
    },
  ],
  [
    'left',
    'behaviour',
    'A payment that was left is ended by a refresh: the cart may be changed again',
    async (context) => {
      const { shopper, cart } = await ready(context);
      await shopper.ok(startPayment, startOf(context, cart));
      const free = await shopper.ok(refreshCart, at(cart), 200);
      const more = await add(shopper, free, context.sku('plenty'));
      equal('payments of the cart', more.payments, []);
    },
  ],
  [
    'other-amount',
    'money',
    'A payment of another amount than the total is 412 CART_CHANGED, and nothing is locked',
    async (context) => {
      const { shopper, cart } = await ready(context);
      const amountPlanned = cart.totalPrice.centAmount - 1;
      const wire = startOf(context, cart, { amountPlanned });
      await shopper.refused(startPayment, wire, 'CART_CHANGED');
      await add(shopper, cart, context.sku('plenty'));
    },
  ],
  [
    'not-offered',
    'behaviour',
    'A method that the shop does not offer is 422 PAYMENT_METHOD_UNAVAILABLE',
    async (context) => {
      const { shopper, cart } = await ready(context);
      const wire = startOf(context, cart, { paymentProduct: 'bizum' });
      await shopper.refused(startPayment, wire, 'PAYMENT_METHOD_UNAVAILABLE');
    },
  ],
  [
    'return-elsewhere',
    'behaviour',
    'A payment that would return to a stranger’s site is 400',
    async (context) => {
      const { shopper, cart } = await ready(context);
      const wire = startOf(context, cart, { returnUrl: 'https://stranger.example/x' });
      await shopper.refused(startPayment, wire, 'BAD_REQUEST');
    },
  ],
  [
    'incomplete',
    'behaviour',
    'A cart without delivery is 422 CART_INCOMPLETE, an old version 409',
    async (context) => {
      const shopper = await context.customer();
      const cart = await cartWith(shopper, context.sku('plenty'));
      await shopper.refused(startPayment, startOf(context, cart), 'CART_INCOMPLETE');
      const { version } = cart;
      const stale = { ...startOf(context, cart), query: { version: version - 1 } };
      await shopper.refused(startPayment, stale, 'CART_VERSION_CONFLICT', { version });
    },
  ],
  [
    'unknown-provider',
    'behaviour',
    'A provider that does not exist is 404 PAYMENT_PROVIDER_UNKNOWN',
    async (context) => {
      const { shopper, cart } = await ready(context);
      const wire = { ...startOf(context, cart), ...at(cart, { provider: 'nobody' }) };
      await shopper.refused(startPayment, wire, 'PAYMENT_PROVIDER_UNKNOWN');
    },
  ],
  [
    'not-yours',
    'behaviour',
    'A payment of another customer is 404 PAYMENT_NOT_FOUND, as one that is not there',
    async (context) => {
      const { shopper, cart } = await ready(context);
      const { reference } = await shopper.ok(startPayment, startOf(context, cart));
      const other = await context.customer('two');
      for (const name of [reference, 'nothing'])
        await other.refused(getPayment, paymentOf(context, cart, name), 'PAYMENT_NOT_FOUND');
    },
  ],
  [
    'without-cart',
    'behaviour',
    'A payment is read without its cart, by its own customer alone',
    async (context) => {
      const { shopper, cart } = await ready(context);
      const { reference } = await shopper.ok(startPayment, startOf(context, cart));
      const params = { provider: context.fixtures.payment.provider, reference };
      const read = await shopper.ok(getOwnPayment, { params });
      equal('reference and cart', [read.reference, read.cartId], [reference, cart.id]);
      const other = await context.customer('two');
      await other.refused(getOwnPayment, { params }, 'PAYMENT_NOT_FOUND');
    },
  ],
  [
    'chosen',
    'money',
    'A method that is chosen before it is paid is planned on the cart, and no more once the cart changes',
    async (context) => {
      const { shopper, cart } = await ready(context);
      const { provider: paymentProvider, product: paymentProduct } = context.fixtures.payment;
      const amountPlanned = cart.totalPrice.centAmount;
      const planned = { paymentProvider, paymentProduct, amountPlanned };
      const body = { ...planned, returnUrl: null };
      const chosen = cartSchema.safeParse(await shopper.ok(pay, { ...at(cart), body }, 200)).data;
      const now = present('a cart', chosen);
      equal('version', now.version, cart.version + 1);
      equal('payments', now.payments, [planned]);
      equal('afterwards', (await add(shopper, now, context.sku('plenty'))).payments, []);
    },
  ],
  [
    'unpaid',
    'behaviour',
    'An order without a payment is 402 PAYMENT_REQUIRED',
    async (context) => {
      const { shopper, cart } = await ready(context);
      await shopper.refused(validateCart, at(cart), 'PAYMENT_REQUIRED');
    },
  ],
  [
    'refused',
    'behaviour',
    'A refused card makes no order (402 PAYMENT_REQUIRED), and the cart can be changed again',
    async (context) => {
      const { shopper, cart } = await ready(context);
      const result = await payFor(context, shopper, cart, 'refused');
      equal('status', result.status, 'Refused');
      await shopper.refused(validateCart, at(cart), 'PAYMENT_REQUIRED');
      await shopper.ok(refreshCart, at(await readCart(shopper, cart)), 200);
    },
  ],
]);
