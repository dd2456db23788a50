import { z } from 'zod';
import {
  addProduct,
  changeQuantity,
  createCart,
  deleteCart,
  getCart,
  getOwnCart,
  refreshCart,
  setBillingAddress,
  setShippingMethod,
} from '#src/domain/cart/cart.calls.ts';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { sumOf } from '#src/domain/money/money.ts';
import { validateCart } from '#src/domain/order/order.calls.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { said } from './judge.ts';
import type { Context } from './rule.ts';
import type { Answer } from './send.ts';
import type { Shopper } from './shopper.ts';
import { equal, present, shown } from './unmet.ts';

/** What many rules do with carts. */

/** Path and version of a change of a cart. */
export const at = ({ id, version }: Pick<Cart, 'id' | 'version'>, params = {}) => ({
  params: { cartId: id, ...params },
  query: { version },
});

export const newCart = (shopper: Shopper) => shopper.ok(createCart, { body: {} }, 201);

export const add = (shopper: Shopper, cart: Cart, sku: string) =>
  shopper.ok(addProduct, at(cart, { sku }), 200);

/** A new cart with one of each sku. */
export async function cartWith(shopper: Shopper, ...skus: readonly string[]): Promise<Cart> {
  let cart = await newCart(shopper);
  for (const sku of skus) cart = await add(shopper, cart, sku);
  return cart;
}

export const readCart = (shopper: Shopper, { id }: Pick<Cart, 'id'>) =>
  shopper.ok(getCart, { params: { cartId: id } }, 200);

export function lineOf(cart: Cart, sku: string) {
  return present(
    `a line of ${sku} in the cart`,
    cart.lineItems.find((line) => line.sku === sku),
  );
}

/** Skus with their quantities, sorted. */
export const itemsOf = ({ lineItems }: Pick<Cart, 'lineItems'>) =>
  lineItems.map(({ sku, quantity }) => `${quantity} ${sku}`).toSorted();

export const setQuantity = (shopper: Shopper, cart: Cart, sku: string, quantity: number) =>
  shopper.ok(
    changeQuantity,
    at(cart, { lineId: lineOf(cart, sku).lineId, quantity: String(quantity) }),
    200,
  );

/** Billing address and delivery home. */
export async function checkOut(
  shopper: Shopper,
  cart: Cart,
  { fixtures }: Pick<Context, 'fixtures'>,
): Promise<Cart> {
  const body = fixtures.address;
  const billed = await shopper.ok(setBillingAddress, { ...at(cart), body }, 200);
  const home = { ...at(billed, { shippingMethodId: 'NO' }), body };
  return shopper.ok(setShippingMethod, home, 200);
}

/** A customer's cart that can be paid. */
export async function readyCart(context: Context, shopper: Shopper, ...skus: readonly string[]) {
  return checkOut(shopper, await cartWith(shopper, ...skus), context);
}

/** Everything that a cart or an order is made of, in cents. */
export function reckoned(
  cart: Pick<
    Cart,
    | 'lineItems'
    | 'loyaltyCard'
    | 'giftCards'
    | 'donations'
    | 'giftWrap'
    | 'shippingInfo'
    | 'discounts'
  >,
): number {
  return sumOf([
    ...cart.lineItems.map(({ totalPrice }) => totalPrice.centAmount),
    ...cart.giftCards.map(({ price }) => price),
    ...cart.donations.map(({ price }) => price),
    cart.loyaltyCard?.price ?? 0,
    cart.giftWrap?.price ?? 0,
    cart.shippingInfo?.price ?? 0,
    ...cart.discounts.map(({ centAmount }) => -centAmount),
  ]);
}

/** Each line is its quantity times its price, and the total is the sum of what the cart holds. */
export function addsUp(cart: Cart): void {
  for (const { sku, quantity, product, totalPrice, isFree } of cart.lineItems) {
    const expected = isFree ? 0 : quantity * product.price.centAmount;
    equal(`total of the line of ${quantity} ${sku}`, totalPrice.centAmount, expected);
  }
  equal('total of the cart, the sum of its parts', cart.totalPrice.centAmount, reckoned(cart));
}

/** What is needed of a cart to delete it, whatever else is wrong with it. */
const anyCartSchema = z.object({ id: z.string(), version: z.int() });

/**
 * Leaves a customer without a cart: one that is being paid is refreshed first, which ends a payment that was
 * left, and one that is paid becomes an order. Answers what stayed and why; null where nothing did.
 */
export async function putCartAway(customer: Shopper): Promise<string | null> {
  let answer: Answer | null = null;
  for (const makeFree of [refreshCart, validateCart, null]) {
    const { status, body } = await customer.ask(getOwnCart);
    if (status !== HTTP_STATUS.OK) return null;
    const cart = anyCartSchema.safeParse(body);
    if (!cart.success) return `a cart without id and version: ${shown(body)}`;
    answer = await customer.ask(deleteCart, at(cart.data));
    if (answer.status === HTTP_STATUS.NO_CONTENT) return null;
    if (answer.status === HTTP_STATUS.LOCKED && makeFree !== null) {
      await customer.ask(makeFree, at(cart.data));
    }
  }
  const { status } = await customer.ask(getOwnCart);
  return status === HTTP_STATUS.OK ? `a cart: to delete it answers ${said(answer)}` : null;
}
