import * as alerts from '#src/domain/wishlist/stock-alert.calls.ts';
import * as wishlist from '#src/domain/wishlist/wishlist.calls.ts';
import type {
  AlertProduct,
  EarlierWish,
  SharedWishlist,
  StockAlert,
  WishlistEntry,
  WishlistProduct,
  WishlistShare,
} from '#src/domain/wishlist/wishlist.ts';
import type { CallContext } from './platform-call.server.ts';
import { ask } from './send.server.ts';

/** A failure is an empty list (specification §7). */
export async function getWishlist(context: CallContext): Promise<WishlistEntry[]> {
  try {
    const { values } = await ask(context, wishlist.getWishlist, {});
    return values;
  } catch {
    return [];
  }
}

/** The list as it is then; PRODUCT_NOT_FOUND. */
export async function addWishlistProduct(
  context: CallContext,
  product: WishlistProduct,
): Promise<WishlistEntry[]> {
  const { values } = await ask(context, wishlist.addToWishlist, { body: product });
  return values;
}

/** Adds several at once; what is on it already, or no longer there, is passed over. */
export async function mergeWishlist(
  context: CallContext,
  products: readonly EarlierWish[],
): Promise<WishlistEntry[]> {
  const { values } = await ask(context, wishlist.mergeWishlist, { body: [...products] });
  return values;
}

/** The list as it is then. */
export async function dropWishlistProduct(
  context: CallContext,
  productId: string,
): Promise<WishlistEntry[]> {
  const { values } = await ask(context, wishlist.dropFromWishlist, { params: { productId } });
  return values;
}

/** Whether the customer's wishlist is shared. */
export function getWishlistShare(context: CallContext): Promise<WishlistShare> {
  return ask(context, wishlist.getWishlistShare, {});
}

/** Shares the wishlist by a new link; an earlier one leads nowhere from then on. */
export function shareWishlist(context: CallContext): Promise<WishlistShare> {
  return ask(context, wishlist.shareWishlist, {});
}

/** Stops sharing the wishlist. */
export function unshareWishlist(context: CallContext): Promise<WishlistShare> {
  return ask(context, wishlist.unshareWishlist, {});
}

/** A wishlist that somebody shared, in the shop of the context; WISHLIST_NOT_SHARED. */
export function getSharedWishlist(context: CallContext, shareId: string): Promise<SharedWishlist> {
  return ask(context, wishlist.getSharedWishlist, { params: { shareId } });
}

/** Alerts in the shop of the context; a failure is an empty list (specification §7). */
export async function getStockAlerts(context: CallContext): Promise<StockAlert[]> {
  try {
    const { values } = await ask(context, alerts.getStockAlerts, {
      query: { id: context.storeId },
    });
    return values;
  } catch {
    return [];
  }
}

/** The alerts as they are then; PRODUCT_NOT_FOUND. */
export async function addStockAlert(
  context: CallContext,
  alert: Omit<AlertProduct, 'store'>,
): Promise<StockAlert[]> {
  const { values } = await ask(context, alerts.addStockAlert, {
    body: { ...alert, store: context.storeId },
  });
  return values;
}

/** The alerts as they are then. */
export async function dropStockAlert(context: CallContext, sku: string): Promise<StockAlert[]> {
  const { values } = await ask(context, alerts.dropStockAlert, {
    params: { sku },
    query: { knowledgeTypeId: context.storeId },
  });
  return values;
}
