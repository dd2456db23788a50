import * as calls from '#src/domain/cart/cart.calls.ts';
import type { CartElsewhere } from '#src/domain/cart/cart.schema.ts';
import { itemCount } from '#src/domain/cart/cart.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { commerceFor } from '#src/gateway/commerce.server.ts';
import type { ShopperCommerce } from '#src/session/commerce.server.ts';
import { cookieName, readCookie } from '#src/session/cookies.server.ts';
import { log } from '#src/session/log.server.ts';
import { openShops, sharedCommerce, shopParameters } from '#src/session/shop-parameters.server.ts';
import { readTokenSession } from '#src/session/token-session.server.ts';

/** The cart that a cookie of this host names in another shop; null for none, or an empty one. */
async function cartIn(shop: OnlineLocale): Promise<CartElsewhere | null> {
  const cartId = readCookie('cart', shop);
  const sessionId = readCookie('anonymous', shop);
  if (cartId === undefined || sessionId === undefined) return null;
  const parameters = await shopParameters(shop);
  const accessToken = (await readTokenSession(shop))?.accessToken ?? null;
  const { caller } = sharedCommerce(shop, parameters);
  const there = commerceFor({ ...caller, sessionId, accessToken });
  const cart = await there.ask(calls.getCart, { params: { cartId } });
  const nbProducts = itemCount(cart);
  return nbProducts === 0 ? null : { shop, nbProducts, total: cart.totalPrice };
}

/** A cart that is over, or a platform in trouble: nothing is said of it. */
async function quietly<T>(reading: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    log.info({ cause: String(error) }, 'a cart of another shop could not be read');
    return otherwise;
  }
}

/**
 * Carts of this shopper that hold something in other shops: of a customer all, of a guest those of
 * shops at the same host. A host gets its own cookies alone.
 */
export async function readCartsElsewhere(commerce: ShopperCommerce): Promise<CartElsewhere[]> {
  if (commerce.session !== null) {
    if (!commerce.caller.served.has('cartsElsewhere')) return [];
    const { values } = await quietly(commerce.ask(calls.getCartsElsewhere, {}), { values: [] });
    return values;
  }
  const own = cookieName('cart', commerce.locale);
  const others = (await openShops()).filter((shop) => cookieName('cart', shop) !== own);
  const carts = await Promise.all(others.map((shop) => quietly(cartIn(shop), null)));
  return carts.filter((cart) => cart !== null);
}
