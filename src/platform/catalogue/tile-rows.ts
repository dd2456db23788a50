import { type SQL, sql } from 'drizzle-orm';
import { availabilityOf, type ProductSummary, type Sort } from '#src/domain/catalogue.ts';
import type { Tile } from './tables.ts';

/** A tile with the largest stock among the skus of its product. */
export type TileRow = { tile: Tile; quantity: number | null };

/** Which page of a list, 0-based, and in which order. */
export type ListQuery = { page: number; size: number; sort: Sort };

/** Stock moves with every order, so it is read with the tile rather than kept in it. */
export const tileRow: SQL = sql`jsonb_build_object('tile', tiles.summary, 'quantity', (
  select max(stocks.quantity) from product_options o
  join skus s on s.option_id = o.option_id join stocks on stocks.sku = s.sku
  where o.product_id = tiles.product_id))`;

export function toSummary({ tile, quantity }: TileRow): ProductSummary {
  return { ...tile, availability: availabilityOf(quantity ?? 0) };
}

/** ORDER BY of each sort; the product id makes pages disjoint. */
export const LIST_ORDER: Record<Sort, SQL> = {
  relevance: sql`popularity desc, product_id`,
  newest: sql`published_at desc, product_id`,
  'price-asc': sql`cent_amount, product_id`,
  'price-desc': sql`cent_amount desc, product_id desc`,
};
