import { createServerFn } from '@tanstack/react-start';
import { toShopperCart } from '#src/domain/cart/cart.ts';
import { commerceMiddleware } from '#src/session/commerce.middleware.ts';
import * as policy from './cart.server.ts';

/** The shopper's cart as it stands, or null. */
export const fetchCart = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .handler(async ({ context }) => {
    const cart = await policy.readCart(context.commerce);
    return cart === null ? null : toShopperCart(cart);
  });

/** Ways to deliver the shopper's cart in the shop's country; none without a cart. */
export const fetchShippingOffers = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .handler(({ context }) => policy.readShippingOffers(context.commerce));
