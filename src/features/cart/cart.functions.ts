import { type Mutation, type QueryClient, queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { toShopperCart } from '#src/domain/cart/cart.ts';
import { commerceMiddleware } from '#src/session/commerce.middleware.ts';
import * as policy from './cart.server.ts';

/** The shopper's cart, or null. */
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

/** The one cart of the page; the start-up call fills it, mutations keep it. */
export const cartQuery = queryOptions({
  queryKey: ['cart'],
  queryFn: () => fetchCart(),
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Ways to deliver a cart in the shop's country, other ones where nothing in it is shipped. The start-up
 * call brings them with a cart; a cart that begins in this visit asks for them itself.
 */
export const shippingOffersQuery = (isShipped: boolean) =>
  queryOptions({
    queryKey: ['shipping-offers', isShipped],
    queryFn: () => fetchShippingOffers(),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Cart changes run one after the other: each carries the version that the one before brought. */
export const CART_SCOPE = { id: 'cart' };

export function isCartChange({ options }: Pick<Mutation, 'options'>): boolean {
  return options.scope?.id === CART_SCOPE.id;
}

export function isCartChanging(queryClient: QueryClient): boolean {
  return queryClient.isMutating({ predicate: isCartChange }) > 0;
}
