import * as accountCalls from '#src/domain/account/account.calls.ts';
import type { Client } from '#src/domain/account/account.schema.ts';
import { isNewsletterSubscribed } from '#src/domain/account/client.ts';
import { shownName } from '#src/domain/account/display-name.ts';
import { itemCount, type ShopperCart, toShopperCart } from '#src/domain/cart/cart.ts';
import * as shippingCalls from '#src/domain/shipping/shipping.calls.ts';
import type { ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';
import { ANONYMOUS, type ShopperIdentity } from '#src/domain/sign-in/session.ts';
import { readCart } from '#src/features/cart/cart.server.ts';
import { mergeOwnCarts } from '#src/features/cart/merge-carts.server.ts';
import { readAlerts } from '#src/features/stock-alerts/stock-alerts.server.ts';
import { readWishlist } from '#src/features/wishlist/wishlist.server.ts';
import type { ShopperCommerce } from '#src/session/commerce.server.ts';
import { log } from '#src/session/log.server.ts';

/** Messages that a start-up call may bring. */
export const NOTICES = ['cart-merged', 'other-customer', 'signed-out'] as const;
export type Notice = (typeof NOTICES)[number];

export type StartUp = {
  identity: ShopperIdentity;
  /** Null for none; undefined where it could not be read, and is kept. */
  cart: ShopperCart | null | undefined;
  shippingMethods: ShippingMethod[];
  notice: Notice | null;
  /** Ids of wished products; null for guests and where wishlists are off. */
  wishlist: string[] | null;
  /** Skus that the customer waits for, likewise. */
  stockAlerts: string[] | null;
};

/** Start-up failures are ignored silently (specification §4), but not by our log. */
async function quietly<T>(step: string, work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    log.warn({ step, cause: error instanceof Error ? error.message : String(error) }, 'start-up');
    return null;
  }
}

export function toIdentity(commerce: ShopperCommerce, client: Client): ShopperIdentity {
  return {
    loggedIn: true,
    newCustomer: commerce.session?.newCustomer ?? false,
    firstName: shownName(client.firstName) || null,
    email: client.email,
    isNewsletterSubscribed: isNewsletterSubscribed(client),
  };
}

async function customerCart(commerce: ShopperCommerce, client: Client, isConfirmation: boolean) {
  const known = await readCart(commerce);
  const isOwn = known !== null && known.customer !== null;
  if (isOwn || isConfirmation) return { cart: known, isMerged: false };
  return mergeOwnCarts(commerce, client);
}

async function guestCart(commerce: ShopperCommerce) {
  return { cart: await readCart(commerce), isMerged: false };
}

const NO_WISHES = { wishlist: null, stockAlerts: null };

/** Read where the shop has them; their failures are empty lists already (specification §7). */
async function wishesOf(commerce: ShopperCommerce) {
  const { params } = commerce.shop;
  const wishes = params.wishlist ? await readWishlist(commerce) : null;
  const alerts = params.showProductAvailabilityAlert ? await readAlerts(commerce) : null;
  return {
    wishlist: wishes?.map(({ productId }) => productId) ?? null,
    stockAlerts: alerts?.map(({ sku }) => sku) ?? null,
  };
}

/**
 * What a public page learns of its shopper, once, after hydration: tokens, personal data,
 * anonymous id, cart (merged for customers, not on the confirmation routes), shipping methods.
 */
export async function startUp(
  commerce: ShopperCommerce,
  isConfirmation: boolean,
): Promise<StartUp> {
  const client =
    commerce.session === null
      ? null
      : await quietly('client', commerce.ask(accountCalls.getAccount, {}));
  // In the order of specification §4: personal data, wishes, carts, deliveries.
  // A deleted customer shops like a guest until the account is open again.
  const isOpen = client !== null && !client.isDeleted;
  // A guest orders as a customer, and looks around as a visitor.
  const hasAccount = isOpen && !client.isGuest;
  const wishes = hasAccount ? await wishesOf(commerce) : NO_WISHES;
  const found = !isOpen
    ? await quietly('cart', guestCart(commerce))
    : await quietly('merge', customerCart(commerce, client, isConfirmation));
  const cart = found?.cart ?? null;
  const country = commerce.shop.countryCodeISO2;
  const shippingMethods =
    cart === null || itemCount(cart) === 0
      ? []
      : await quietly(
          'shipping',
          commerce.ask(shippingCalls.getShippingMethods, { query: { country, cartId: cart.id } }),
        );
  // A refresh that failed on the way has ended the session (§4).
  const isLoggedOut = commerce.session === null;
  return {
    identity:
      client === null || client.isGuest || isLoggedOut ? ANONYMOUS : toIdentity(commerce, client),
    cart: found === null ? undefined : cart && toShopperCart(cart),
    shippingMethods: shippingMethods ?? [],
    notice: found?.isMerged ? 'cart-merged' : null,
    ...(isLoggedOut ? NO_WISHES : wishes),
  };
}
