import { and, eq, sql } from 'drizzle-orm';
import type { WishlistEntry, WishlistProduct } from '#src/domain/wishlist.ts';
import type { ShopView } from '../catalogue/shop-view.ts';
import { findTiles } from '../catalogue/tile-rows.ts';
import type { Queryable } from '../database/database.ts';
import { wishlistProducts } from './tables.ts';

/** A customer's wishlist, the newest first; a product that is no longer listed has no tile. */
export async function findWishlist(
  db: Queryable,
  customerId: string,
  shop: ShopView,
): Promise<WishlistEntry[]> {
  const { rows } = await db.execute<WishlistProduct>(sql`
    select product_id as "productId", option_id as "optionId" from wishlist_products
    where customer_id = ${customerId} order by added_at desc, product_id`);
  const tiles = await findTiles(
    db,
    shop,
    rows.map(({ productId }) => productId),
    new Map(rows.map(({ productId, optionId }) => [productId, [optionId]])),
  );
  const byId = new Map(tiles.map((tile) => [tile.productId, tile]));
  return rows.map((row) => ({ ...row, product: byId.get(row.productId) ?? null }));
}

/** Adds a product, or changes its colour; false when there is no such product in such a colour. */
export async function addToWishlist(
  db: Queryable,
  customerId: string,
  { productId, optionId }: WishlistProduct,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into wishlist_products (customer_id, product_id, option_id, added_at)
    select ${customerId}, product_id, option_id, ${now.toISOString()}::timestamptz
    from product_options where product_id = ${productId} and option_id = ${optionId}
    on conflict (customer_id, product_id) do update set option_id = excluded.option_id`);
  return rowCount === 1;
}

/**
 * Adds what a guest wished for, the newest first, in one statement. A product that the customer
 * wished for already keeps its colour and its place; one that is no longer there is passed over.
 */
export async function mergeWishlist(
  db: Queryable,
  customerId: string,
  products: readonly WishlistProduct[],
  now: Date,
): Promise<void> {
  const wished = sql`rows from (
    jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as ("productId" text, "optionId" text)
  ) with ordinality as wished ("productId", "optionId", place)`;
  await db.execute(sql`
    insert into wishlist_products (customer_id, product_id, option_id, added_at)
    select ${customerId}, product_id, option_id,
      ${now.toISOString()}::timestamptz - place * interval '1 millisecond'
    from ${wished} join product_options
      on product_id = wished."productId" and option_id = wished."optionId"
    on conflict (customer_id, product_id) do nothing`);
}

/** Takes a product off; one that is not on it changes nothing. */
export async function dropFromWishlist(
  db: Queryable,
  customerId: string,
  productId: string,
): Promise<void> {
  await db
    .delete(wishlistProducts)
    .where(
      and(eq(wishlistProducts.customerId, customerId), eq(wishlistProducts.productId, productId)),
    );
}
