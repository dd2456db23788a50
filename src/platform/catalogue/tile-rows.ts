import { type SQL, sql } from 'drizzle-orm';
import { availabilityOf, type ProductSummary } from '#src/domain/catalogue.ts';
import type { Queryable } from '../database/database.ts';
import type { ShopView } from './shop-view.ts';
import type { Tile } from './tables.ts';

/** A tile with the largest stock among the skus of its product. */
type TileRow = { tile: Tile; quantity: number | null };

/** Stock moves with every order, so it is read with the tile rather than kept in it. */
const quantityOfTile: SQL = sql`(
  select max(stocks.quantity) from product_options o
  join skus s on s.option_id = o.option_id join stocks on stocks.sku = s.sku
  where o.product_id = tiles.product_id)`;

/** The tiles of products in a shop, in their order; one that is not listed there is left out. */
export async function findTiles(
  db: Queryable,
  shop: ShopView,
  productIds: readonly string[],
): Promise<ProductSummary[]> {
  if (productIds.length === 0) return [];
  const { rows } = await db.execute<TileRow>(sql`
    select tiles.summary as tile, ${quantityOfTile} as quantity
    from tiles where domain = ${shop.domain} and product_id in ${[...productIds]}`);
  const byId = new Map(rows.map((row) => [row.tile.productId, row]));
  return productIds.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined
      ? []
      : [{ ...row.tile, availability: availabilityOf(row.quantity ?? 0) }];
  });
}
