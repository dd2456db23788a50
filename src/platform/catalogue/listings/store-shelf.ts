import { sql } from 'drizzle-orm';
import { sizeInRegion } from '#src/domain/size/size-label.ts';
import type { SizeScale } from '#src/domain/size/size-scales.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import type { ShopView } from '../shop-view.ts';
import type { ListingIndex } from './listing-index.ts';
import { addOption, addOptionTo, noOptions, type OptionSet } from './option-sets.ts';

/** What hangs in one store, as sets over the index: read for each list that asks for it. */
export type StoreShelf = {
  store: { storeId: string; name: string };
  all: OptionSet;
  /** By size, as the shop's region names it. */
  sizes: Map<string, OptionSet>;
};

type Row = {
  name: string;
  productId: string;
  optionId: string;
  scale: SizeScale | null;
  size: string;
};

/** The shelf of a store; null without a store, or when it is not known or empty. */
export async function readShelf(
  db: Queryable,
  index: ListingIndex,
  storeId: string | null,
  { domain }: ShopView,
): Promise<StoreShelf | null> {
  if (storeId === null) return null;
  const { rows } = await db.execute<Row>(sql`
    select distinct st.name, o.product_id as "productId", o.option_id as "optionId",
      p.size_scale as scale, s.size
    from stores st
    join store_stocks held on held.store_id = st.store_id and held.quantity > 0
    join skus s on s.sku = held.sku
    join product_options o on o.option_id = s.option_id
    join products p on p.product_id = o.product_id
    where st.store_id = ${storeId}`);
  const [first] = rows;
  if (first === undefined) return null;
  const count = index.capacity;
  const all = noOptions(count);
  const sizes = new Map<string, OptionSet>();
  for (const { productId, optionId, scale, size } of rows) {
    const place = index.places.get(productId);
    const layer = index.optionIds[place ?? -1]?.indexOf(optionId) ?? -1;
    if (place === undefined || layer < 0) continue;
    addOption(all, place, layer);
    addOptionTo(sizes, sizeInRegion(scale, size, domain), count, place, layer);
  }
  return { store: { storeId, name: first.name }, all, sizes };
}
