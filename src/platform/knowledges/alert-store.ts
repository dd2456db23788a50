import { and, desc, eq, sql } from 'drizzle-orm';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { sizeIn } from '#src/domain/size/size-label.ts';
import type { AlertProduct, StockAlert } from '#src/domain/wishlist/wishlist.schema.ts';
import type { ShopView } from '../catalogue/face.ts';
import { findTiles, isOpen, sizeOf } from '../catalogue/face.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { stockAlerts } from './tables.ts';

/** Its size as it is sold. */
type AlertRow = Omit<StockAlert, 'product' | 'sizeLabel'>;
type AlertKey = Pick<AlertProduct, 'sku' | 'store'>;

/** A customer's alerts in a shop, the newest first. */
export async function findAlerts(
  db: Queryable,
  customerId: string,
  store: string,
  shop: ShopView,
): Promise<StockAlert[]> {
  const { rows } = await db.execute<AlertRow>(sql`
    select a.sku, a.store, o.option_id as "optionId", o.product_id as "productId", t.name,
      ${sizeOf(shop)} as size, p.size_scale as "sizeScale"
    from stock_alerts a
    join skus s on s.sku = a.sku
    join product_options o on o.option_id = s.option_id
    join products p on p.product_id = o.product_id
    join product_texts t on t.product_id = p.product_id and t.lang = ${shop.lang}
    where a.customer_id = ${customerId} and a.store = ${store}
    order by a.added_at desc, a.sku`);
  const tiles = await findTiles(db, shop, [...new Set(rows.map(({ productId }) => productId))]);
  const byId = new Map(tiles.map((tile) => [tile.productId, tile]));
  return rows.map((row) => ({
    ...row,
    ...sizeIn(row.sizeScale, row.size, shop.domain),
    product: byId.get(row.productId) ?? null,
  }));
}

/** Sets an alert, once; false when shoppers see no such sku of such a product. */
export async function addAlert(
  db: Queryable,
  { customerId, domain }: { customerId: string; domain: OnlineLocale },
  { sku, store, optionId, productId }: AlertProduct,
  now: Date,
): Promise<boolean> {
  const { rows } = await db.execute<{ sku: string }>(sql`
    with known as (
      select s.sku from skus s join product_options o on o.option_id = s.option_id
      join products p on p.product_id = o.product_id and ${isOpen(domain, now)}
      where s.sku = ${sku} and o.option_id = ${optionId} and o.product_id = ${productId}
    ), added as (
      insert into stock_alerts (customer_id, store, sku, added_at)
      select ${customerId}, ${store}, sku, ${now.toISOString()}::timestamptz from known
      on conflict do nothing
    )
    select sku from known`);
  return rows.length === 1;
}

export async function dropAlert(
  db: Queryable,
  customerId: string,
  { sku, store }: AlertKey,
): Promise<void> {
  await db
    .delete(stockAlerts)
    .where(
      and(
        eq(stockAlerts.customerId, customerId),
        eq(stockAlerts.store, store),
        eq(stockAlerts.sku, sku),
      ),
    );
}

/** All alerts of a customer, in whichever shop, the newest first. */
export async function findAllAlerts(db: Queryable, customerId: string) {
  const { store, sku, addedAt } = stockAlerts;
  return db
    .select({ store, sku, addedAt })
    .from(stockAlerts)
    .where(eq(stockAlerts.customerId, customerId))
    .orderBy(desc(addedAt));
}
