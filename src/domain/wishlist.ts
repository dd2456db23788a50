/** What a customer wants to keep in sight: the wishlist, and alerts on sold-out sizes (§3, A-071). */
import type { ProductSummary } from './catalogue.ts';

/** What the heart sends. */
export type WishlistProduct = { productId: string; optionId: string };

/** What the list answers: the tile of the product, null once it is no longer sold. */
export type WishlistEntry = WishlistProduct & { product: ProductSummary | null };

/** What "Notify me" sends. */
export type AlertProduct = { sku: string; productId: string; optionId: string; store: string };

export type StockAlert = AlertProduct & {
  name: string;
  size: string;
  product: ProductSummary | null;
};
