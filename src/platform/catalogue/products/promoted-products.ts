import { sql } from 'drizzle-orm';
import type { PromotedLine } from '#src/domain/promotion/pieces.ts';
import type { Queryable } from '../../kernel/database/database.ts';

type PromotedProduct = Pick<PromotedLine, 'brand' | 'families' | 'labels'>;

/** What promotions are told of products, by id; families with all above them. */
export async function findPromotedProducts(
  db: Queryable,
  productIds: readonly string[],
): Promise<Map<string, PromotedProduct>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await db.execute<PromotedProduct & { productId: string }>(sql`
    select p.product_id as "productId", p.brand, p.labels, array(
      with recursive above as (
        select pf.family_id from product_families pf where pf.product_id = p.product_id
        union select f.parent_id from families f
          join above on above.family_id = f.family_id where f.parent_id is not null)
      select family_id from above) as families
    from products p where p.product_id in ${[...productIds]}`);
  return new Map(rows.map(({ productId, ...product }) => [productId, product]));
}
