import type { WishlistEntry } from './wishlist.schema.ts';

/** What a customer wants to keep in sight: the wishlist, and alerts on sold-out sizes (§3, A-071). */

/** Cents by which a wish became cheaper since the heart was clicked; 0 when it did not. */
export function cheaperBy({ product, wishedPrice }: WishlistEntry): number {
  if (product === null || wishedPrice === null) return 0;
  return Math.max(0, wishedPrice - product.price.centAmount);
}
