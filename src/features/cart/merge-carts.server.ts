import { type Client, toCartUser } from '#src/domain/client.ts';
import { mergeCarts } from '#src/gateway/carts.server.ts';
import type { Commerce } from '#src/session/commerce.ts';

/**
 * Makes one cart of the guest's and the customer's (§4, A-043). A merge that brings no cart resets;
 * one that fails leaves the guest cart for the next attempt.
 */
export async function mergeOwnCarts(commerce: Commerce, client: Client) {
  const guestCartId = commerce.cartCookie.read() ?? null;
  const user = toCartUser(client, Date.now());
  const merge = await mergeCarts(commerce.call, guestCartId, user);
  if (merge.cart === null) commerce.cartCookie.clear();
  else commerce.cartCookie.write(merge.cart.id);
  return merge;
}
