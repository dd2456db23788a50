import { sql } from 'drizzle-orm';
import type { RelatedProducts } from '#src/domain/catalogue.ts';
import type { Queryable } from '../database/database.ts';
import type { ShopView } from './shop-view.ts';
import { findTiles } from './tile-rows.ts';

/** What goes with a product and what resembles it; sold-out pieces are no advice. */
export async function findRelated(
  db: Queryable,
  productId: string,
  shop: ShopView,
): Promise<RelatedProducts> {
  const { rows } = await db.execute<{ kind: 'look' | 'similar'; relatedId: string }>(sql`
    select kind, related_id as "relatedId" from product_relations
    where product_id = ${productId} order by kind, position`);
  const tiles = await findTiles(
    db,
    shop,
    rows.map(({ relatedId }) => relatedId),
  );
  const left = new Map(
    tiles
      .filter(({ availability }) => availability !== 'UNAVAILABLE')
      .map((tile) => [tile.productId, tile]),
  );
  const of = (kind: 'look' | 'similar') =>
    rows.filter((row) => row.kind === kind).flatMap((row) => left.get(row.relatedId) ?? []);
  return { look: of('look'), similar: of('similar') };
}
