import { and, desc, eq, ne } from 'drizzle-orm';
import * as calls from '#src/domain/cart/cart.calls.ts';
import type { Cart, CartElsewhere } from '#src/domain/cart/cart.schema.ts';
import { itemCount } from '#src/domain/cart/cart.ts';
import { DomainError } from '#src/domain/errors.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import { findLineProducts } from '../catalogue/face.ts';
import { inTransaction } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps, Shopper } from '../kernel/http/platform-env.ts';
import { requireCustomer } from '../kernel/http/require-customer.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { PROMO_CODES, withinGuesses } from '../kernel/http/within-guesses.ts';
import { findWebDomainByStoreId } from '../shops/face.ts';
import {
  type CartRow,
  cartNotFound,
  findCustomerCart,
  findOwnCart,
  loadCart,
  lockOwnCart,
} from './cart-store.ts';
import { toCart } from './cart-view.ts';
import {
  assertChangeable,
  changeCart,
  requireShop,
  type Target,
  type Work,
} from './change-cart.ts';
import { setBillingAddress, setHappyShopping, setShippingMethod } from './checkout-steps.ts';
import { createCart, leaveGuestCart } from './create-cart.ts';
import { serveExtras } from './extra-routes.ts';
import { readAtPrices } from './follow-prices.ts';
import { addProduct, addProductsList, changeQuantity, removeLine } from './lines.ts';
import { mergeCarts } from './merge-carts.ts';
import { addPromoCode, removePromoCode } from './promotion-codes.ts';
import { cartLines, carts } from './tables.ts';

/** A cart of another shop as its shopper last saw it. */
async function readSeen(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  shopper: Shopper,
  row: CartRow,
): Promise<Cart> {
  const cart = await loadCart(database, row);
  const skus = cart.lines.map(({ sku }) => sku);
  const shop = await requireShop(database, row.storeId);
  const view = { lang: shopper.lang, now: now(), shop };
  return toCart(cart, await findLineProducts(database, skus, shopper, view.now), view);
}

/** Carts of a customer that hold something in other shops, the one that was changed last first. */
async function findCartsElsewhere(
  deps: PlatformDeps,
  shopper: Shopper,
  customerId: string,
): Promise<CartElsewhere[]> {
  const rows = await deps.database
    .select()
    .from(carts)
    .where(
      and(
        eq(carts.customerId, customerId),
        ne(carts.storeId, shopper.storeId),
        eq(carts.state, 'active'),
      ),
    )
    .orderBy(desc(carts.changedAt));
  const found = rows.map(async (row) => {
    const { domain } = await requireShop(deps.database, row.storeId);
    const cart = await readSeen(deps, { ...shopper, storeId: row.storeId }, row);
    return { shop: domain, nbProducts: itemCount(cart), total: cart.totalPrice };
  });
  return (await Promise.all(found)).filter(({ nbProducts }) => nbProducts > 0);
}

/**
 * What another shopper may copy of a cart: skus and quantities, no more (A-036, T07).
 * Absent where the shop does not allow sharing.
 */
async function findSharedLines(
  { database }: Pick<PlatformDeps, 'database'>,
  { storeId }: Pick<Shopper, 'storeId'>,
  cartId: string,
): Promise<{ sku: string; quantity: number }[]> {
  const shop = await findWebDomainByStoreId(database, storeId);
  const [row] = await database
    .select({ cartId: carts.cartId })
    .from(carts)
    .where(and(eq(carts.cartId, cartId), eq(carts.storeId, storeId), eq(carts.state, 'active')));
  if (!shop?.params.allowShareCart || row === undefined) throw cartNotFound(cartId);
  return database
    .select({ sku: cartLines.sku, quantity: cartLines.quantity })
    .from(cartLines)
    .where(and(eq(cartLines.cartId, cartId), eq(cartLines.isFree, false)))
    .orderBy(cartLines.position);
}

/** Closes a payment that froze a cart and for which nothing was typed yet. */
type ReleasePayment = (row: CartRow) => Promise<void>;

/** Every cart call of specification §7 (the payment and validation calls live with theirs). */
export function serveCarts(
  router: Router,
  deps: PlatformDeps,
  releasePayment: ReleasePayment,
): void {
  serveExtras(router, deps);

  const change = async (caller: Shopper, target: Target, work: Work) =>
    ok(await changeCart(deps, caller, target, work));

  serve(router, calls.createCart, async ({ body: { user } }, caller) => {
    // The user context of a cart is the bearer's own (T08).
    if (user !== undefined && user.customerId !== requireCustomer(caller).customerId) {
      throw new DomainError('BAD_REQUEST', { field: 'user.customerId' });
    }
    return { status: 201, body: await createCart(deps, caller) };
  });

  serve(router, calls.getOwnCart, async (_, caller) => {
    const row = await findCustomerCart(deps.database, caller);
    if (row === null) throw cartNotFound('self');
    return ok(await readAtPrices(deps, caller, row));
  });

  serve(router, calls.getCartsElsewhere, async (_, caller) =>
    ok({ values: await findCartsElsewhere(deps, caller, requireCustomer(caller).customerId) }),
  );

  serve(router, calls.getCart, async ({ params: { cartId } }, caller) => {
    const row = await findOwnCart(deps.database, caller, cartId);
    if (row?.state !== 'active') throw cartNotFound(cartId);
    return ok(await readAtPrices(deps, caller, row));
  });

  serve(router, calls.getSharedCart, async ({ params }, caller) =>
    ok({ values: await findSharedLines(deps, caller, params.cartId) }),
  );

  serve(router, calls.deleteCart, async ({ params, query }, caller) => {
    const target = { ...params, ...query };
    await inTransaction(deps.database, async (tx) => {
      const row = await lockOwnCart(tx, caller, target.cartId);
      assertChangeable(row, target);
      const closed = { state: 'deleted' as const, changedAt: deps.now() };
      await tx.update(carts).set(closed).where(eq(carts.cartId, target.cartId));
    });
    return { status: 204, body: null };
  });

  serve(router, calls.addProduct, async ({ params: { cartId, sku }, query, headers }, caller) => {
    const id = headers[HEADER.idempotencyKey];
    const key = id === undefined ? undefined : { id, sku };
    const target = { cartId, ...query, key };
    return change(caller, target, (cart) => addProduct(cart, sku));
  });

  serve(router, calls.addProducts, async ({ params, query, body: skus }, caller) => {
    const { version, sourceCartId = null } = query;
    const cart = await changeCart(deps, caller, { ...params, version }, (before) =>
      addProductsList(before, skus, sourceCartId),
    );
    return { status: cart.productsNotAdded.length > 0 ? 206 : 200, body: cart };
  });

  serve(router, calls.changeQuantity, async ({ params, query }, caller) => {
    const { cartId, lineId, quantity } = params;
    return change(caller, { cartId, ...query }, (cart) => changeQuantity(cart, lineId, quantity));
  });

  serve(router, calls.removeLine, ({ params: { cartId, lineId }, query }, caller) =>
    change(caller, { cartId, ...query }, (cart) => removeLine(cart, lineId)),
  );

  serve(router, calls.addPromoCode, ({ params: { cartId, promoCode }, query }, caller) =>
    withinGuesses(deps, PROMO_CODES, caller, { cartId }, () =>
      change(caller, { cartId, ...query }, (cart) => addPromoCode(cart, promoCode)),
    ),
  );

  serve(router, calls.removePromoCode, ({ params: { cartId, promoCode }, query }, caller) =>
    change(caller, { cartId, ...query }, (cart) => removePromoCode(cart, promoCode)),
  );

  serve(router, calls.refreshCart, async ({ params, query }, caller) => {
    const target = { ...params, ...query };
    const row = await findOwnCart(deps.database, caller, target.cartId);
    // The way back from an abandoned card page: a cart is frozen while a payment is under way.
    if (row?.version === target.version) await releasePayment(row);
    // Every change prices the cart again; a refresh is the change that changes nothing else.
    return change(caller, target, async () => undefined);
  });

  serve(router, calls.mergeCarts, async ({ body: { cartId, customer } }, caller) => {
    if (customer.customerId !== caller.customerId) {
      throw new DomainError('BAD_REQUEST', { field: 'customer.customerId' });
    }
    const { status, cart } = await mergeCarts(deps, caller, cartId);
    return { status: cart === null ? 204 : status, body: cart };
  });

  serve(router, calls.leaveGuestCart, async (_, caller) => {
    if (caller.isGuest) await leaveGuestCart(deps, caller);
    return { status: 204, body: null };
  });

  serve(router, calls.setBillingAddress, async ({ params, query, body }, caller) => {
    const target = { ...params, ...query, customerOnly: true };
    return change(caller, target, (cart) => setBillingAddress(cart, body));
  });

  serve(router, calls.setShippingMethod, async ({ params, query, body }, caller) => {
    const target = { cartId: params.cartId, ...query, customerOnly: true };
    const { deliveryPointIdV2: pointId = null, ...address } = body;
    const delivery = { method: params.shippingMethodId, address, pointId };
    return change(caller, target, (cart) => setShippingMethod(cart, delivery));
  });

  serve(router, calls.setHappyShopping, async ({ params, query, body }, caller) => {
    const target = { ...params, ...query, customerOnly: true };
    const receiver = 'receiver' in body ? body.receiver : body;
    return change(caller, target, (cart) => setHappyShopping(cart, receiver));
  });
}
