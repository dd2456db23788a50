import type { Product } from './catalogue.ts';

/** Products of a shop as price comparison and shopping portals read them, page by page. */

/** So many products are named in one answer. */
export const FEED_PAGE_SIZE = 100;

export type FeedProduct = Pick<
  Product,
  'productId' | 'slug' | 'name' | 'description' | 'options'
> & {
  /** Titles of its family and those above it, from the top. */
  families: string[];
};

/** One page; `next` is the product id that the following page is asked for with, null at the end. */
export type FeedPage = { values: FeedProduct[]; next: string | null };
