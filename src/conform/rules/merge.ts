import { getAccount } from '#src/domain/account/account.calls.ts';
import { getCart, getOwnCart, mergeCarts } from '#src/domain/cart/cart.calls.ts';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { addsUp, cartWith, itemsOf } from '../carts.ts';
import { type Context, rulesOf } from '../rule.ts';
import type { Shopper } from '../shopper.ts';
import { equal, present } from '../unmet.ts';

/** What the storefront sends of a customer who signs in. */
async function mergeOf(customer: Shopper, cartId: string | null) {
  const { customerId, email } = await customer.ok(getAccount);
  const user = {
    customerId,
    email,
    loyaltyCardId: null,
    loyaltySeniority: null,
    loyaltyType: null,
  };
  return { body: { cartId, customer: user } };
}

const merge = async (customer: Shopper, cartId: string | null, status?: 200 | 204 | 226) =>
  customer.ok(mergeCarts, await mergeOf(customer, cartId), status);

/** A guest's cart, and the customer whom the guest turns out to be. */
async function guestThenCustomer(context: Context, ...skus: readonly string[]) {
  const guest = context.guest();
  const cart = await cartWith(guest, ...skus);
  const customer = await context.customer('one', { sessionId: guest.sessionId });
  return { cart, customer };
}

const cartIn = (answer: Cart | null) => present('a cart', answer);

export const MERGE_RULES = rulesOf('merge', 'core', [
  [
    'adopted',
    'behaviour',
    'The cart of a guest who signs in becomes the customer’s, with 200',
    async (context) => {
      const { cart, customer } = await guestThenCustomer(context, context.sku('plenty'));
      const adopted = cartIn(await merge(customer, cart.id, 200));
      equal('lines', itemsOf(adopted), itemsOf(cart));
      equal('the own cart', (await customer.ok(getOwnCart)).id, adopted.id);
    },
  ],
  [
    'summed',
    'behaviour',
    'Two carts become one with 226: quantities are added, up to what is there',
    async (context) => {
      const [plenty, few] = [context.sku('plenty'), context.sku('twoLeft')];
      const { cart, customer } = await guestThenCustomer(context, plenty, few, few);
      const own = await cartWith(customer, few, plenty);
      const merged = cartIn(await merge(customer, cart.id, 226));
      equal('the cart that stays', merged.id, own.id);
      equal('lines', itemsOf(merged), [`2 ${few}`, `2 ${plenty}`].toSorted());
    },
  ],
  [
    'gone',
    'behaviour',
    'The guest’s cart is gone once two are one: a session that signs out does not find it again',
    async (context) => {
      const guest = context.guest();
      const cart = await cartWith(guest, context.sku('plenty'));
      const customer = await context.customer('one', { sessionId: guest.sessionId });
      await cartWith(customer, context.sku('another'));
      await merge(customer, cart.id, 226);
      await guest.refused(getCart, { params: { cartId: cart.id } }, 'CART_NOT_FOUND');
    },
  ],
  [
    'again',
    'behaviour',
    'A merge that is sent again changes nothing',
    async (context) => {
      const { cart, customer } = await guestThenCustomer(context, context.sku('plenty'));
      await cartWith(customer, context.sku('plenty'));
      const merged = cartIn(await merge(customer, cart.id, 226));
      const again = cartIn(await merge(customer, cart.id, 200));
      equal('the cart', again, merged);
    },
  ],
  [
    'none',
    'behaviour',
    'Where neither side has a cart, a merge is 204',
    async ({ customer }) => {
      const shopper = await customer();
      equal('body', await merge(shopper, null, 204), null);
      equal('body', await merge(shopper, 'nobody', 204), null);
    },
  ],
  [
    'strangers',
    'behaviour',
    'A cart of another session is not taken',
    async ({ guest, customer, sku }) => {
      const cart = await cartWith(guest(), sku('plenty'));
      equal('body', await merge(await customer(), cart.id, 204), null);
    },
  ],
  [
    'for-another',
    'behaviour',
    'A merge for another customer is 400, without a bearer 401',
    async ({ guest, customer }) => {
      const shopper = await customer();
      const wire = await mergeOf(await customer('two'), null);
      const field = 'customer.customerId';
      await shopper.refused(mergeCarts, wire, 'BAD_REQUEST', { field });
      await guest().refused(mergeCarts, wire, 'INVALID_JWT');
    },
  ],
  [
    'total',
    'money',
    'A merged cart costs the sum of what it holds',
    async (context) => {
      const { cart, customer } = await guestThenCustomer(context, context.sku('plenty'));
      const own = await cartWith(customer, context.sku('another'));
      const merged = cartIn(await merge(customer, cart.id, 226));
      addsUp(merged);
      equal(
        'total',
        merged.totalPrice.centAmount,
        cart.totalPrice.centAmount + own.totalPrice.centAmount,
      );
    },
  ],
  [
    'at-once',
    'races',
    'Five merges at the same time count the guest’s items once',
    async (context) => {
      const { cart, customer } = await guestThenCustomer(context, context.sku('plenty'));
      await cartWith(customer, context.sku('plenty'));
      const wire = await mergeOf(customer, cart.id);
      await Promise.all(Array.from({ length: 5 }, () => customer.ask(mergeCarts, wire)));
      const after = await customer.ok(getOwnCart);
      equal('lines', itemsOf(after), [`2 ${context.sku('plenty')}`]);
    },
  ],
]);
