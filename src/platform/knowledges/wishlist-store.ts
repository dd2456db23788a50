import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type {
  EarlierWish,
  WishlistEntry,
  WishlistProduct,
} from '#src/domain/wishlist/wishlist.schema.ts';
import type { ShopView } from '../catalogue/face.ts';
import { at, findTiles, isOpen, lowestPriceOf } from '../catalogue/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { wishlistProducts } from './tables.ts';

/** Whose heart it is, and in which shop. */
type Wisher = { customerId: string; domain: OnlineLocale };

/** A guest's hearts live as long in a browser (decision 054): none is older. */
const OLDEST_WISH = sql`interval '30 days'`;

/** What the wished option cost then, in the tiles' terms: what anybody is shown (A-073). */
const wishedPrice = (domain: OnlineLocale, then: Date | SQL) =>
  sql`(select wished_price.cent_amount from ${lowestPriceOf({
    option: sql`product_options.option_id`,
    domain: sql`${domain}`,
    now: then,
  })} wished_price)`;

/** Colours of products that shoppers of a shop see. */
const openOptions = (
  domain: OnlineLocale,
  now: Date,
) => sql`(select o.product_id, o.option_id from product_options o
  join products p on p.product_id = o.product_id and ${isOpen(domain, now)}) product_options`;

/** A customer's wishlist, the newest first; a product that is no longer listed has no tile. */
export async function findWishlist(
  db: Queryable,
  customerId: string,
  shop: ShopView,
): Promise<WishlistEntry[]> {
  const { rows } = await db.execute<WishlistProduct & { wishedPrice: number | null }>(sql`
    select product_id as "productId", option_id as "optionId",
      case when wished_in = ${shop.domain} then wished_price end as "wishedPrice"
    from wishlist_products where customer_id = ${customerId} order by added_at desc, product_id`);
  const tiles = await findTiles(
    db,
    shop,
    rows.map(({ productId }) => productId),
    new Map(rows.map(({ productId, optionId }) => [productId, [optionId]])),
  );
  const byId = new Map(tiles.map((tile) => [tile.productId, tile]));
  return rows.map((row) => ({ ...row, product: byId.get(row.productId) ?? null }));
}

/** Adds a product, or changes its colour, at today's price; false when there is no such product in such a colour. */
export async function addToWishlist(
  db: Queryable,
  { customerId, domain }: Wisher,
  { productId, optionId }: WishlistProduct,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into wishlist_products
      (customer_id, product_id, option_id, added_at, wished_in, wished_price)
    select ${customerId}, product_id, option_id, ${at(now)}, ${domain},
      ${wishedPrice(domain, now)}
    from ${openOptions(domain, now)} where product_id = ${productId} and option_id = ${optionId}
    on conflict (customer_id, product_id) do update set option_id = excluded.option_id,
      wished_in = excluded.wished_in, wished_price = excluded.wished_price`);
  return rowCount === 1;
}

/**
 * Adds what a guest wished for, the newest first, in one statement. A product that the customer
 * wished for already keeps its colour, place and price; one that is no longer there is passed over.
 * The price is that of the instant when the heart was clicked (decision 054).
 */
export async function mergeWishlist(
  db: Queryable,
  { customerId, domain }: Wisher,
  wishes: readonly EarlierWish[],
  now: Date,
): Promise<void> {
  const wished = sql`rows from (
    jsonb_to_recordset(${JSON.stringify(wishes)}::jsonb)
      as ("productId" text, "optionId" text, "wishedAt" timestamptz)
  ) with ordinality as wished ("productId", "optionId", "wishedAt", place)`;
  // A browser's clock may be anywhere.
  const then = sql`greatest(${at(now)} - ${OLDEST_WISH}, least(${at(now)}, wished."wishedAt"))`;
  await db.execute(sql`
    insert into wishlist_products
      (customer_id, product_id, option_id, added_at, wished_in, wished_price)
    select ${customerId}, product_id, option_id, ${at(now)} - place * interval '1 millisecond',
      ${domain}, ${wishedPrice(domain, then)}
    from ${wished} join ${openOptions(domain, now)}
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

/** What a customer wished for, the newest first. */
export async function findWishes(db: Queryable, customerId: string) {
  const { productId, optionId, addedAt } = wishlistProducts;
  return db
    .select({ productId, optionId, addedAt })
    .from(wishlistProducts)
    .where(eq(wishlistProducts.customerId, customerId))
    .orderBy(desc(addedAt));
}
