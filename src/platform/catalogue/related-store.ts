import { sql } from 'drizzle-orm';
import type { RelatedProducts } from '#src/domain/catalogue/catalogue.schema.ts';
import type { Queryable } from '../database/database.ts';
import type { ShopView } from './shop-view.ts';
import { findTiles } from './tile-rows.ts';
import { isOpen } from './visibility.ts';

/** What goes with a product and what resembles it; sold-out pieces are no advice. */
export async function findRelated(
  db: Queryable,
  productId: string,
  shop: ShopView,
): Promise<RelatedProducts> {
  const { rows } = await db.execute<{ kind: 'look' | 'similar'; relatedId: string }>(sql`
    select r.kind, r.related_id as "relatedId" from product_relations r
    join products p on p.product_id = r.product_id and ${isOpen}
    where r.product_id = ${productId} order by r.kind, r.position`);
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
