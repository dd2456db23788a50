import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import * as calls from '#src/domain/cart/cart.calls.ts';
import { MAX_LINE_QUANTITY, type ShopperCart } from '#src/domain/cart/cart.ts';
import { SKU } from '#src/domain/catalogue/sku.ts';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import { countAttempt } from '#src/session/attempt-limits.server.ts';
import { commerceMiddleware } from '#src/session/commerce.middleware.ts';
import type { ShopperCommerce } from '#src/session/commerce.server.ts';
import * as policy from './cart.server.ts';
import { changeCart, onCart } from './cart.server.ts';

type CodeChange = { code: string; version: number };

/** Applies a code; one that meets a product out of stock is refused by that name (§4, A-059). */
async function applyPromoCode(
  commerce: ShopperCommerce,
  { code, version }: CodeChange,
): Promise<ShopperCart> {
  await countAttempt('promo code', commerce.caller);
  const cart = await changeCart(commerce, version, (at) =>
    commerce.ask(calls.addPromoCode, onCart(at, { promoCode: code })),
  );
  const entry = cart.discountCode.find((item) => item.code === code);
  if (entry !== undefined && entry.productOutOfStock.length > 0) {
    throw new CommerceError('PRODUCT_OUT_OF_STOCK', 'promo-code');
  }
  return cart;
}

function withdrawPromoCode(
  commerce: ShopperCommerce,
  { code, version }: CodeChange,
): Promise<ShopperCart> {
  return changeCart(commerce, version, (at) =>
    commerce.ask(calls.removePromoCode, onCart(at, { promoCode: code })),
  );
}

const key = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const sku = v.pipe(v.string(), v.regex(SKU));
const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LINE_QUANTITY));
/** Made in the browser, one per click. */
const idempotencyKey = v.pipe(v.string(), v.uuid());
const promoCode = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9_-]{1,30}$/));

export const addToCart = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ sku, idempotencyKey, version: v.nullable(version) }))
  .handler(({ context, data }) => policy.addToCart(context.commerce, data));

export const setQuantity = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ lineId: key, quantity, version }))
  .handler(({ context, data }) => policy.setQuantity(context.commerce, data));

export const removeFromCart = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ lineId: key, version }))
  .handler(({ context, data }) => policy.removeFromCart(context.commerce, data));

export const restoreToCart = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ sku, idempotencyKey, quantity, version }))
  .handler(({ context, data }) => policy.restoreToCart(context.commerce, data));

export const closeEmptyCart = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ version }))
  .handler(({ context, data }) => policy.closeEmptyCart(context.commerce, data.version));

export const addPromoCode = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ code: promoCode, version }))
  .handler(({ context, data }) => applyPromoCode(context.commerce, data));

export const removePromoCode = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ code: promoCode, version }))
  .handler(({ context, data }) => withdrawPromoCode(context.commerce, data));

/** The share-cart step: a copy, made by a POST so that no prefetch can make one. */
export const copySharedCart = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ cartId: key }))
  .handler(({ context, data }) => policy.copySharedCart(context.commerce, data.cartId));
