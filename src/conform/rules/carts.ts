import {
  createCart,
  deleteCart,
  getCart,
  getOwnCart,
  refreshCart,
} from '#src/domain/cart/cart.calls.ts';
import { ERRORS } from '#src/domain/errors.ts';
import { getWebDomains } from '#src/domain/shop/web-domain.calls.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { at, cartWith, newCart, readCart } from '../carts.ts';
import { rulesOf } from '../rule.ts';
import { equal, holds } from '../unmet.ts';

const NOBODY = 'nobody';

export const CART_RULES = rulesOf('cart', 'core', [
  [
    'create',
    'shape',
    'A new cart is 201, empty, with version 1 and nobody’s',
    async ({ guest }) => {
      const { version, lineItems, customer } = await newCart(guest());
      equal('version, lines and customer', [version, lineItems, customer], [1, [], null]);
    },
  ],
  [
    'read',
    'shape',
    'A cart is read as it was answered',
    async ({ guest, sku }) => {
      const shopper = guest();
      const cart = await cartWith(shopper, sku('plenty'));
      equal('the cart that is read', await readCart(shopper, cart), cart);
    },
  ],
  [
    'empty-total',
    'money',
    'A new cart costs nothing, in the currency of its shop',
    async ({ guest, fixtures }) => {
      const domains = await guest().ok(getWebDomains);
      for (const name of ['first', 'second'] as const) {
        const { totalPrice } = await newCart(guest(name));
        const shop = domains.find(({ domain }) => domain === fixtures.shops[name]);
        equal(`total in the ${name} shop`, totalPrice, {
          centAmount: 0,
          currencyCode: shop?.devise,
        });
      }
    },
  ],
  [
    'own',
    'shape',
    'A customer reads the own cart without its id; it says whose it is',
    async ({ customer }) => {
      const shopper = await customer();
      const cart = await newCart(shopper);
      const own = await shopper.ok(getOwnCart, {}, 200);
      equal('id', own.id, cart.id);
      holds('a customer', own.customer !== null, own.customer);
    },
  ],
  [
    'none',
    'behaviour',
    'A customer without a cart is told 404 CART_NOT_FOUND, by the sentence that storefronts know',
    async ({ customer }) => {
      const { message } = await (await customer()).refused(getOwnCart, {}, 'CART_NOT_FOUND');
      // The storefront forgets a cart by this sentence (`cart.server.ts`).
      const known = ERRORS.CART_NOT_FOUND.message;
      holds(`a message that begins with “${known}”`, message.startsWith(known), message);
    },
  ],
  [
    'one',
    'behaviour',
    'A customer has one cart: a second one is 406 CART_ALREADY_EXISTS',
    async ({ customer }) => {
      const shopper = await customer();
      const cart = await newCart(shopper);
      await shopper.refused(createCart, { body: {} }, 'CART_ALREADY_EXISTS');
      equal('the cart that stays', (await shopper.ok(getOwnCart)).id, cart.id);
    },
  ],
  [
    'for-another',
    'behaviour',
    'A cart for another customer than the bearer’s is 400 naming user.customerId',
    async ({ customer }) => {
      const user = {
        ...{ customerId: NOBODY, loyaltyCardId: null, loyaltySeniority: null },
        ...{ loyaltyType: null, email: '' },
      };
      const wire = { body: { user } };
      const field = 'user.customerId';
      await (await customer()).refused(createCart, wire, 'BAD_REQUEST', { field });
    },
  ],
  [
    'not-yours',
    'behaviour',
    'A cart that is not yours and one that is not there are the same 404, to read and to change',
    async ({ guest, sku }) => {
      const cart = await cartWith(guest(), sku('plenty'));
      const stranger = guest();
      for (const call of [getCart, refreshCart, deleteCart]) {
        const wires = [cart.id, NOBODY].map((id) => at({ id, version: cart.version }));
        const [yours, none] = await Promise.all(
          wires.map((wire) => stranger.refused(call, wire, 'CART_NOT_FOUND')),
        );
        const sentence = yours?.message.replace(cart.id, NOBODY);
        equal('the same refusal, but for the id', { ...yours, message: sentence }, none);
      }
    },
  ],
  [
    'customers-alone',
    'behaviour',
    'A customer’s cart is read neither by the session alone nor by another customer',
    async ({ customer }) => {
      const shopper = await customer();
      const { id } = await newCart(shopper);
      const wire = { params: { cartId: id } };
      const headers = { authorization: '' };
      await shopper.refused(getCart, { ...wire, headers }, 'CART_NOT_FOUND');
      await (await customer('two')).refused(getCart, wire, 'CART_NOT_FOUND');
    },
  ],
  [
    'other-shop',
    'behaviour',
    'A cart is not found in another shop',
    async ({ guest }) => {
      const shopper = guest();
      const { id } = await newCart(shopper);
      const [storeId, locale] = ['x-store-id', 'accept-language'] as const;
      const other = guest('second').headers;
      const headers = { [storeId]: other[storeId] ?? '', [locale]: other[locale] ?? '' };
      const wire = { params: { cartId: id }, headers };
      await shopper.refused(getCart, wire, 'CART_NOT_FOUND');
    },
  ],
  [
    'delete',
    'behaviour',
    'A deleted cart is 204 without a body, and is not found any more',
    async ({ guest }) => {
      const shopper = guest();
      const cart = await newCart(shopper);
      const deleted = await shopper.ask(deleteCart, at(cart));
      equal('answer', [deleted.status, deleted.body], [HTTP_STATUS.NO_CONTENT, null]);
      await shopper.refused(getCart, { params: { cartId: cart.id } }, 'CART_NOT_FOUND');
    },
  ],
]);
