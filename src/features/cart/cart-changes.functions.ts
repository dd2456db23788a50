import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { MAX_LINE_QUANTITY } from '#src/domain/cart/cart.values.ts';
import { SKU } from '#src/domain/catalogue/catalogue.values.ts';
import { commerceMiddleware } from '#src/session/commerce.middleware.ts';
import * as policy from './cart.server.ts';

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
  .handler(({ context, data }) => policy.applyPromoCode(context.commerce, data));

export const removePromoCode = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ code: promoCode, version }))
  .handler(({ context, data }) => policy.withdrawPromoCode(context.commerce, data));

/** The share-cart step: a copy, made by a POST so that no prefetch can make one. */
export const copySharedCart = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ cartId: key }))
  .handler(({ context, data }) => policy.copySharedCart(context.commerce, data.cartId));
