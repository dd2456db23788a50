/** What a customer wants to keep in sight: the wishlist, and alerts on sold-out sizes (§3, A-071). */
import type { ProductSummary } from '#src/domain/catalogue/catalogue.ts';

/** What the heart sends. */
export type WishlistProduct = { productId: string; optionId: string };

/** What a guest's browser hands over: the heart, and when it was pressed (decision 067). */
export type EarlierWish = WishlistProduct & { wishedAt: string };

/** What the list answers: the tile of the product, null once it is no longer sold. */
export type WishlistEntry = WishlistProduct & {
  product: ProductSummary | null;
  /** What it cost in this shop when the heart was pressed, in cents; null when pressed elsewhere. */
  wishedPrice: number | null;
};

/** The last segment of a shared wishlist's link: 16 random bytes. */
export const SHARE_ID = /^[\w-]{22}$/;

/** Who may see a wishlist besides its owner: whoever holds the link; null while it is not shared. */
export type WishlistShare = { shareId: string | null };

/** A wishlist as its link shows it: what is sold in the visitor's shop, and nothing of the owner. */
export type SharedWishlist = { values: ProductSummary[] };

/** Cents by which a wish became cheaper since the heart was pressed; 0 when it did not. */
export function cheaperBy({ product, wishedPrice }: WishlistEntry): number {
  if (product === null || wishedPrice === null) return 0;
  return Math.max(0, wishedPrice - product.price.centAmount);
}

/** What "Notify me" sends. */
export type AlertProduct = { sku: string; productId: string; optionId: string; store: string };

export type StockAlert = AlertProduct & {
  name: string;
  size: string;
  product: ProductSummary | null;
};
