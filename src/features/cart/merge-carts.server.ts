import { type Client, toCartUser } from '#src/domain/account/client.ts';
import { getOwnCart, mergeCarts, refreshCart } from '#src/gateway/carts.server.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import type { Commerce } from '#src/session/commerce.server.ts';

/**
 * Makes one cart of the guest's and the customer's (§4, A-043). A merge that brings no cart resets;
 * one that fails leaves the guest cart for the next attempt. A customer's cart that an abandoned
 * card page has locked is let go by a refresh first, unless money is under way.
 */
export async function mergeOwnCarts(commerce: Commerce, client: Client) {
  const { call } = commerce;
  const guestCartId = commerce.cartCookie.read() ?? null;
  const user = toCartUser(client, Date.now());
  const merge = await mergeCarts(call, guestCartId, user).catch(async (error: unknown) => {
    if (!isCommerceError(error, 'CART_LOCKED')) throw error;
    await refreshCart(call, await getOwnCart(call));
    return mergeCarts(call, guestCartId, user);
  });
  if (merge.cart === null) commerce.cartCookie.clear();
  else commerce.cartCookie.write(merge.cart.id);
  return merge;
}
