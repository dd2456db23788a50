import { sql } from 'drizzle-orm';
import type { ShopLegal } from '#src/domain/shop/shop-desk.schema.ts';
import { safetyColumn } from '../catalogue/product-store.ts';
import { isListed } from '../catalogue/visibility.ts';
import type { Queryable } from '../database/database.ts';

/** So many are named. */
const MAX_NAMED = 100;

type Unmade = ShopLegal['unmade']['values'][number];

/** Listed products of a brand whose manufacturer nobody knows, and how many there are in all. */
export async function findProductsWithoutMaker(db: Queryable): Promise<ShopLegal['unmade']> {
  const { rows } = await db.execute<Unmade & { total: number }>(sql`
    select p.product_id as "productId", t.name, p.brand, (count(*) over ())::int as total
    from products p
    join product_texts t on t.product_id = p.product_id and t.lang = 'en'
    where ${isListed} and p.brand is not null
      and ${safetyColumn} -> 'manufacturer' ->> 'name' is null
    order by p.product_id limit ${MAX_NAMED}`);
  const values = rows.map(({ productId, name, brand }) => ({ productId, name, brand }));
  return { total: rows[0]?.total ?? 0, values };
}
