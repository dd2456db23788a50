import { sql } from 'drizzle-orm';
import { availabilityOf } from '#src/domain/catalogue/catalogue.ts';
import { sizeIn } from '#src/domain/size/size-label.ts';
import type { SizeScale } from '#src/domain/size/size-scales.ts';
import type { StoreStock } from '#src/domain/store/store.schema.ts';
import type { StoreQuestion } from '#src/domain/store/store.ts';
import type { ShopView } from '../catalogue/face.ts';
import { isOpen, sizeOf } from '../catalogue/face.ts';
import type { Queryable } from '../kernel/database/database.ts';

/** Its size as it is sold. */
type StockRow = Omit<StoreStock, 'availability' | 'sizeLabel'> & {
  storeId: string;
  scale: SizeScale | null;
};

/**
 * What stores hold of a product, by store: every size that the shop knows, those that a store
 * lacks with 0. Narrowed to a colour and to a size as the shop names it.
 */
export async function findStoreStock(
  db: Queryable,
  storeIds: readonly string[],
  { productId, optionId, size }: StoreQuestion,
  shop: ShopView,
  now: Date,
): Promise<Map<string, StoreStock[]>> {
  const found = new Map<string, StoreStock[]>(storeIds.map((storeId) => [storeId, []]));
  if (storeIds.length === 0 || productId === undefined) return found;
  const { rows } = await db.execute<StockRow>(sql`
    select asked.store_id as "storeId", sizes.sku, sizes.option_id as "optionId", sizes.size,
      sizes.scale,
      coalesce(held.quantity, 0) as "availableQuantity"
    from (
      select s.sku, o.option_id, ${sizeOf(shop)} as size, p.size_scale as scale, o.position as colour, s.position
      from products p
      join product_options o on o.product_id = p.product_id
      join skus s on s.option_id = o.option_id
      where p.product_id = ${productId} and ${isOpen(shop.domain, now)}
        and ${optionId === undefined ? sql`true` : sql`o.option_id = ${optionId}`}) sizes
    cross join unnest(array[${sql.join(
      storeIds.map((id) => sql`${id}`),
      sql`, `,
    )}]::text[]) as asked (store_id)
    left join store_stocks held on held.store_id = asked.store_id and held.sku = sizes.sku
    order by sizes.colour, sizes.position`);
  for (const { storeId, scale, ...row } of rows) {
    const named = sizeIn(scale, row.size, shop.domain);
    if (size !== undefined && named.size !== size) continue;
    const availability = availabilityOf(row.availableQuantity);
    found.get(storeId)?.push({ ...row, ...named, availability });
  }
  return found;
}
