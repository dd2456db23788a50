import { eq } from 'drizzle-orm';
import { HEADER } from '#src/contract/headers.ts';
import { inTransaction } from '../database/database.ts';
import { cartSession } from '../http/cart-session.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { cartNotFound, Problem } from '../http/problem.ts';
import { getCustomer, requireCustomer } from '../http/require-customer.ts';
import { type CartRow, findCustomerCart, findOwnCart, lockOwnCart } from './cart-store.ts';
import { assertChangeable, changeCart } from './change-cart.ts';
import { setBillingAddress, setShippingMethod } from './checkout-steps.ts';
import { createCart } from './create-cart.ts';
import * as calls from './definitions.ts';
import { addProduct, addProductsList, changeQuantity, removeLine } from './lines.ts';
import { mergeCarts } from './merge-carts.ts';
import { addPromoCode, removePromoCode } from './promo-codes.ts';
import { withinGuesses } from './promo-guesses.ts';
import { findSharedLines, readCart } from './read-cart.ts';
import { carts } from './tables.ts';

/** Closes a payment that froze a cart and for which nothing was typed yet. */
type ReleasePayment = (row: CartRow) => Promise<void>;

/** Every cart call of specification §7 (the payment and validation calls live with theirs). */
export function cartRoutes(deps: PlatformDeps, releasePayment: ReleasePayment) {
  const router = createRouter();
  // A pattern with a star covers the path before it, too.
  router.use('/carts/*', cartSession);
  router.use('/carts-self/*', cartSession, requireCustomer);
  router.use('/carts/merge', requireCustomer);

  router.openapi(calls.createCartCall, async (c) => {
    const shopper = c.get('shopper');
    const { user } = c.req.valid('json');
    // The user context of a cart is the bearer's own (T08).
    if (user !== undefined && user.customerId !== getCustomer(c).customerId) {
      throw new Problem('BAD_REQUEST', { field: 'user.customerId' });
    }
    return c.json(await createCart(deps, shopper), 201);
  });

  router.openapi(calls.getOwnCartCall, async (c) => {
    const row = await findCustomerCart(deps.database, getCustomer(c));
    if (row === null) throw cartNotFound('self');
    return c.json(await readCart(deps, c.get('shopper'), row), 200);
  });

  router.openapi(calls.getCartCall, async (c) => {
    const { cartId } = c.req.valid('param');
    const row = await findOwnCart(deps.database, c.get('shopper'), cartId);
    if (row?.state !== 'active') throw cartNotFound(cartId);
    return c.json(await readCart(deps, c.get('shopper'), row), 200);
  });

  router.openapi(calls.getSharedCartCall, async (c) => {
    const { cartId } = c.req.valid('param');
    const values = await findSharedLines(deps, c.get('shopper'), cartId);
    return c.json({ values }, 200);
  });

  router.openapi(calls.deleteCartCall, async (c) => {
    const target = { ...c.req.valid('param'), ...c.req.valid('query') };
    await inTransaction(deps.database, async (tx) => {
      const row = await lockOwnCart(tx, c.get('shopper'), target.cartId);
      assertChangeable(row, target);
      const closed = { state: 'deleted' as const, changedAt: deps.now() };
      await tx.update(carts).set(closed).where(eq(carts.cartId, target.cartId));
    });
    return c.body(null, 204);
  });

  router.openapi(calls.addProductCall, async (c) => {
    const { cartId, sku } = c.req.valid('param');
    const key = c.req.valid('header')[HEADER.idempotencyKey];
    const press = key === undefined ? undefined : { id: key, sku };
    const target = { cartId, ...c.req.valid('query'), press };
    const cart = await changeCart(deps, c.get('shopper'), target, (change) =>
      addProduct(change, sku),
    );
    return c.json(cart, 200);
  });

  router.openapi(calls.addProductsListCall, async (c) => {
    const { version, sourceCartId = null } = c.req.valid('query');
    const target = { ...c.req.valid('param'), version };
    const cart = await changeCart(deps, c.get('shopper'), target, (change) =>
      addProductsList(change, c.req.valid('json'), sourceCartId),
    );
    return cart.productsNotAdded.length > 0 ? c.json(cart, 206) : c.json(cart, 200);
  });

  router.openapi(calls.changeQuantityCall, async (c) => {
    const { cartId, lineId, quantity } = c.req.valid('param');
    const target = { cartId, ...c.req.valid('query') };
    const cart = await changeCart(deps, c.get('shopper'), target, (change) =>
      changeQuantity(change, lineId, quantity),
    );
    return c.json(cart, 200);
  });

  router.openapi(calls.removeLineCall, async (c) => {
    const { cartId, lineId } = c.req.valid('param');
    const target = { cartId, ...c.req.valid('query') };
    const cart = await changeCart(deps, c.get('shopper'), target, (change) =>
      removeLine(change, lineId),
    );
    return c.json(cart, 200);
  });

  router.openapi(calls.addPromoCodeCall, async (c) => {
    const { cartId, promoCode } = c.req.valid('param');
    const shopper = c.get('shopper');
    const target = { cartId, ...c.req.valid('query') };
    const cart = await withinGuesses(deps, shopper, cartId, () =>
      changeCart(deps, shopper, target, (change) => addPromoCode(change, promoCode)),
    );
    return c.json(cart, 200);
  });

  router.openapi(calls.removePromoCodeCall, async (c) => {
    const { cartId, promoCode } = c.req.valid('param');
    const target = { cartId, ...c.req.valid('query') };
    const cart = await changeCart(deps, c.get('shopper'), target, (change) =>
      removePromoCode(change, promoCode),
    );
    return c.json(cart, 200);
  });

  router.openapi(calls.refreshCartCall, async (c) => {
    const target = { ...c.req.valid('param'), ...c.req.valid('query') };
    const row = await findOwnCart(deps.database, c.get('shopper'), target.cartId);
    // The way back from an abandoned card page: a cart is frozen while a payment is under way.
    if (row?.version === target.version) await releasePayment(row);
    // Every change prices the cart anew; a refresh is the change that changes nothing else.
    const cart = await changeCart(deps, c.get('shopper'), target, async () => undefined);
    return c.json(cart, 200);
  });

  router.openapi(calls.mergeCartsCall, async (c) => {
    const customer = getCustomer(c);
    const body = c.req.valid('json');
    if (body.customer.customerId !== customer.customerId) {
      throw new Problem('BAD_REQUEST', { field: 'customer.customerId' });
    }
    const { status, cart } = await mergeCarts(deps, customer, body.cartId);
    return cart === null ? c.body(null, 204) : c.json(cart, status);
  });

  router.openapi(calls.setBillingAddressCall, async (c) => {
    const target = { ...c.req.valid('param'), ...c.req.valid('query'), customerOnly: true };
    const cart = await changeCart(deps, c.get('shopper'), target, (change) =>
      setBillingAddress(change, c.req.valid('json')),
    );
    return c.json(cart, 200);
  });

  router.openapi(calls.setShippingMethodCall, async (c) => {
    const { cartId, shippingMethodId } = c.req.valid('param');
    const target = { cartId, ...c.req.valid('query'), customerOnly: true };
    const { deliveryPointIdV2: _, ...address } = c.req.valid('json');
    const cart = await changeCart(deps, c.get('shopper'), target, (change) =>
      setShippingMethod(change, shippingMethodId, address),
    );
    return c.json(cart, 200);
  });

  return router;
}
