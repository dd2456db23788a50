import { stockAlertsSchema, wishlistSchema } from '#src/contract/knowledges.ts';
import type {
  AlertProduct,
  StockAlert,
  WishlistEntry,
  WishlistProduct,
} from '#src/domain/wishlist.ts';
import { callPath } from './call-path.ts';
import { type CallContext, callPlatform } from './platform-call.server.ts';

const WISHLIST = '/customers-self/knowledges/wishlist';
const ALERTS = '/customers-self/knowledges/product-stock-alert';

/** GET …/wishlist/ ; a failure is an empty list (specification §7). */
export async function getWishlist(context: CallContext): Promise<WishlistEntry[]> {
  try {
    const { body } = await callPlatform(context, {
      method: 'GET',
      path: `${WISHLIST}/`,
      name: `GET ${WISHLIST}/`,
      answer: wishlistSchema,
    });
    return body.values;
  } catch {
    return [];
  }
}

/** POST …/wishlist ; PRODUCT_NOT_FOUND. */
export async function addWishlistProduct(
  context: CallContext,
  product: WishlistProduct,
): Promise<WishlistEntry[]> {
  const { body } = await callPlatform(context, {
    method: 'POST',
    path: WISHLIST,
    name: `POST ${WISHLIST}`,
    body: product,
    answer: wishlistSchema,
  });
  return body.values;
}

/** DELETE …/wishlist/{productId} */
export async function dropWishlistProduct(
  context: CallContext,
  productId: string,
): Promise<WishlistEntry[]> {
  const { body } = await callPlatform(context, {
    method: 'DELETE',
    path: callPath`/customers-self/knowledges/wishlist/${productId}`,
    name: `DELETE ${WISHLIST}/{productId}`,
    answer: wishlistSchema,
  });
  return body.values;
}

/** GET …/product-stock-alert?id={storeId} ; a failure is an empty list (specification §7). */
export async function getStockAlerts(context: CallContext): Promise<StockAlert[]> {
  try {
    const { body } = await callPlatform(context, {
      method: 'GET',
      path: ALERTS,
      name: `GET ${ALERTS}`,
      query: { id: context.storeId },
      answer: stockAlertsSchema,
    });
    return body.values;
  } catch {
    return [];
  }
}

/** POST …/product-stock-alert ; PRODUCT_NOT_FOUND. */
export async function addStockAlert(
  context: CallContext,
  alert: Omit<AlertProduct, 'store'>,
): Promise<StockAlert[]> {
  const { body } = await callPlatform(context, {
    method: 'POST',
    path: ALERTS,
    name: `POST ${ALERTS}`,
    body: { ...alert, store: context.storeId },
    answer: stockAlertsSchema,
  });
  return body.values;
}

/** DELETE …/product-stock-alert/{sku}?knowledgeTypeId={storeId} */
export async function dropStockAlert(context: CallContext, sku: string): Promise<StockAlert[]> {
  const { body } = await callPlatform(context, {
    method: 'DELETE',
    path: callPath`/customers-self/knowledges/product-stock-alert/${sku}`,
    name: `DELETE ${ALERTS}/{sku}`,
    query: { knowledgeTypeId: context.storeId },
    answer: stockAlertsSchema,
  });
  return body.values;
}
