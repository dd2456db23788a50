import { randomUUID } from 'node:crypto';
import { addProduct } from '#src/domain/cart/cart.calls.ts';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { validateCart } from '#src/domain/order/order.calls.ts';
import { startPayment } from '#src/domain/payment/payment.calls.ts';
import { at, itemsOf, newCart, readyCart } from '../carts.ts';
import { payFor, startOf } from '../pay.ts';
import { rulesOf } from '../rule.ts';
import { equal } from '../unmet.ts';
import { inList } from './orders.ts';

export const keyed = (cart: Pick<Cart, 'id' | 'version'>, sku: string, key: string) => ({
  ...at(cart, { sku }),
  headers: { 'idempotency-key': key },
});

export const KEY_RULES = [
  ...rulesOf('keys', 'core', [
    [
      'once',
      'behaviour',
      'An item that is added twice under one key counts once, whatever the version is by now',
      async ({ guest, sku }) => {
        const [shopper, key] = [guest(), randomUUID()];
        const cart = await newCart(shopper);
        const first = await shopper.ok(addProduct, keyed(cart, sku('plenty'), key), 200);
        for (const version of [cart, first]) {
          const again = await shopper.ok(addProduct, keyed(version, sku('plenty'), key), 200);
          equal('the cart', again, first);
        }
        equal('lines', itemsOf(first), [`1 ${sku('plenty')}`]);
      },
    ],
    [
      'another',
      'behaviour',
      'Another key adds another item',
      async ({ guest, sku }) => {
        const shopper = guest();
        let cart = await newCart(shopper);
        for (const key of [randomUUID(), randomUUID()])
          cart = await shopper.ok(addProduct, keyed(cart, sku('plenty'), key), 200);
        equal('lines', itemsOf(cart), [`2 ${sku('plenty')}`]);
      },
    ],
    [
      'other-request',
      'behaviour',
      'The key of another request is 422 IDEMPOTENCY_KEY_REUSED, an odd one 400',
      async ({ guest, sku }) => {
        const [shopper, key] = [guest(), randomUUID()];
        const cart = await newCart(shopper);
        const one = await shopper.ok(addProduct, keyed(cart, sku('plenty'), key), 200);
        const wire = keyed(one, sku('another'), key);
        await shopper.refused(addProduct, wire, 'IDEMPOTENCY_KEY_REUSED');
        await shopper.refused(addProduct, keyed(one, sku('another'), 'a b'), 'BAD_REQUEST');
      },
    ],
    [
      'refused',
      'behaviour',
      'A request that was refused may be tried again under its key',
      async ({ guest, sku }) => {
        const [shopper, key] = [guest(), randomUUID()];
        const cart = await newCart(shopper);
        const stale = keyed({ ...cart, version: 7 }, sku('plenty'), key);
        await shopper.refused(addProduct, stale, 'CART_VERSION_CONFLICT');
        const added = await shopper.ok(addProduct, keyed(cart, sku('plenty'), key), 200);
        equal('lines', itemsOf(added), [`1 ${sku('plenty')}`]);
      },
    ],
  ]),
  ...rulesOf('keys', 'checkout', [
    [
      'payment',
      'behaviour',
      'A payment that is started twice under one key is one payment',
      async (context) => {
        const shopper = await context.customer();
        const cart = await readyCart(context, shopper, context.sku('plenty'));
        const headers = { 'idempotency-key': randomUUID() };
        const wire = { ...startOf(context, cart), headers };
        const [first, again] = [
          await shopper.ok(startPayment, wire),
          await shopper.ok(startPayment, wire),
        ];
        equal('reference', again.reference, first.reference);
      },
    ],
    [
      'order',
      'money',
      'An order that is placed again is the same order, once in the list',
      async (context) => {
        const shopper = await context.customer();
        const cart = await readyCart(context, shopper, context.sku('plenty'));
        await payFor(context, shopper, cart);
        const wire = { ...at(cart), headers: { 'idempotency-key': randomUUID() } };
        const order = await shopper.ok(validateCart, wire);
        equal('under the same key', await shopper.ok(validateCart, wire), order);
        equal('orders of that number', (await inList(shopper, order.orderNumber)).length, 1);
      },
    ],
  ]),
];
