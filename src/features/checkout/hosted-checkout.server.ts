import { isCartEmpty, isLacking } from '#src/domain/cart/cart.ts';
import { fillCheckoutUrl } from '#src/domain/wire/capabilities.ts';
import { readCart } from '#src/features/cart/cart.server.ts';
import type { ShopperCommerce } from '#src/session/commerce.server.ts';

/** Where the platform's own checkout has the shopper's cart; null where it cannot be ordered. */
export async function readHostedCheckout(commerce: ShopperCommerce): Promise<string | null> {
  const { checkoutUrl } = commerce.shop.params.capabilities ?? {};
  if (checkoutUrl === undefined) return null;
  const cart = await readCart(commerce);
  if (cart === null || isCartEmpty(cart) || cart.lineItems.some(isLacking)) return null;
  return fillCheckoutUrl(checkoutUrl, { cartId: cart.id, locale: commerce.caller.locale });
}
