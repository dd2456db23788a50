import type { Client } from '#src/domain/account/account.schema.ts';
import { toCartUser } from '#src/domain/account/client.ts';
import * as calls from '#src/domain/cart/cart.calls.ts';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import type { ShopperCommerce } from '#src/session/commerce.server.ts';
import { onCart } from './cart.server.ts';

/**
 * Makes one cart of the guest's and the customer's (§4, A-043). A merge that brings no cart resets;
 * one that fails leaves the guest cart for the next attempt. A customer's cart that an abandoned
 * card page has locked is let go by a refresh first, unless money is under way.
 */
export async function mergeOwnCarts(
  commerce: ShopperCommerce,
  client: Client,
): Promise<{ cart: Cart | null; isMerged: boolean }> {
  const cartId = commerce.cartCookie.read() ?? null;
  const body = { cartId, customer: toCartUser(client, Date.now()) };
  const merge = () => commerce.send(calls.mergeCarts, { body });
  const { status, body: cart } = await merge().catch(async (error: unknown) => {
    if (!isCommerceError(error, 'CART_LOCKED')) throw error;
    await commerce.ask(calls.refreshCart, onCart(await commerce.ask(calls.getOwnCart, {})));
    return merge();
  });
  if (cart === null) commerce.cartCookie.clear();
  else commerce.cartCookie.write(cart.id);
  return { cart, isMerged: status === HTTP_STATUS.IM_USED };
}
