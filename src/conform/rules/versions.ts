import {
  addProduct,
  addProducts,
  changeQuantity,
  deleteCart,
  refreshCart,
  removeLine,
  setBillingAddress,
  setShippingMethod,
} from '#src/domain/cart/cart.calls.ts';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import type { Call } from '#src/domain/wire/call.ts';
import { at, cartWith, checkOut, lineOf, readCart } from '../carts.ts';
import { type Context, rulesOf } from '../rule.ts';
import type { Wire } from '../shopper.ts';
import { equal } from '../unmet.ts';

type Change = readonly [Call, Wire];

/** Every change of a guest's cart with one plenty, as it would succeed. */
function changesOf(cart: Cart, sku: string): Change[] {
  const { lineId } = lineOf(cart, sku);
  return [
    [addProduct, at(cart, { sku })],
    [addProducts, { ...at(cart), body: [sku] }],
    [changeQuantity, at(cart, { lineId, quantity: '2' })],
    [refreshCart, at(cart)],
    [removeLine, at(cart, { lineId })],
    [deleteCart, at(cart)],
  ];
}

/** Those that take a customer. */
const customersChanges = (cart: Cart, { fixtures }: Context): Change[] => [
  [setBillingAddress, { ...at(cart), body: fixtures.address }],
  [setShippingMethod, { ...at(cart, { shippingMethodId: 'NO' }), body: fixtures.address }],
];

const plentyOf = ({ sku }: Context) => sku('plenty');

export const VERSION_RULES = [
  ...rulesOf('versions', 'core', [
    [
      'missing',
      'behaviour',
      'A change without a version is 400 naming version',
      async (context) => {
        const shopper = context.guest();
        const cart = await cartWith(shopper, plentyOf(context));
        for (const [call, wire] of changesOf(cart, plentyOf(context)))
          await shopper.refused(call, { ...wire, query: {} }, 'BAD_REQUEST', { field: 'version' });
        equal('the cart', await readCart(shopper, cart), cart);
      },
    ],
    [
      'stale',
      'behaviour',
      'A change of an old version is 409 with the current one, and changes nothing',
      async (context) => {
        const shopper = context.guest();
        const cart = await cartWith(shopper, plentyOf(context));
        const { version } = cart;
        for (const [call, wire] of changesOf(cart, plentyOf(context))) {
          const stale = { ...wire, query: { version: version - 1 } };
          await shopper.refused(call, stale, 'CART_VERSION_CONFLICT', { version });
        }
        equal('the cart', await readCart(shopper, cart), cart);
      },
    ],
    [
      'raised',
      'behaviour',
      'Every change raises the version by one',
      async (context) => {
        const shopper = context.guest();
        let cart = await cartWith(shopper, plentyOf(context));
        equal('version after one product', cart.version, 2);
        for (const place of [0, 1, 2, 3, 4]) {
          const [call, wire] = changesOf(cart, plentyOf(context))[place] ?? [refreshCart, at(cart)];
          const { version } = cart;
          await shopper.ok(call, wire, 200);
          cart = await readCart(shopper, cart);
          equal(`version after ${call.method} ${call.path}`, cart.version, version + 1);
        }
      },
    ],
    [
      'kept',
      'behaviour',
      'A change that is refused, and a read, leave the version as it is',
      async (context) => {
        const shopper = context.guest();
        const cart = await cartWith(shopper, plentyOf(context));
        const wire = at(cart, { sku: context.sku('soldOut') });
        await shopper.refused(addProduct, wire, 'PRODUCT_OUT_OF_STOCK');
        await readCart(shopper, cart);
        equal('version', (await readCart(shopper, cart)).version, cart.version);
      },
    ],
  ]),
  ...rulesOf('versions', 'checkout', [
    [
      'stale-checkout',
      'behaviour',
      'Addresses and delivery of an old version are 409 with the current one',
      async (context) => {
        const shopper = await context.customer();
        const cart = await cartWith(shopper, plentyOf(context));
        const { version } = cart;
        for (const [call, wire] of customersChanges(cart, context)) {
          const stale = { ...wire, query: { version: version - 1 } };
          await shopper.refused(call, stale, 'CART_VERSION_CONFLICT', { version });
          await shopper.refused(call, { ...wire, query: {} }, 'BAD_REQUEST', { field: 'version' });
        }
      },
    ],
    [
      'raised-checkout',
      'behaviour',
      'Billing address and delivery raise the version by one each',
      async (context) => {
        const shopper = await context.customer();
        const cart = await cartWith(shopper, plentyOf(context));
        equal('version', (await checkOut(shopper, cart, context)).version, cart.version + 2);
      },
    ],
  ]),
];
