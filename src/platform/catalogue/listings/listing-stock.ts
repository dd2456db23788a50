import { type SQL, sql } from 'drizzle-orm';
import { availabilityOf } from '#src/domain/catalogue/catalogue.ts';
import { sizeInRegion } from '#src/domain/size/size-label.ts';
import type { SizeScale } from '#src/domain/size/size-scales.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { type ListingIndex, type SizingRegion, stockedKey } from './listing-index.ts';
import { isOneOf } from './listing-rows.ts';
import { addOptionTo, dropProduct, type OptionSet } from './option-sets.ts';

/** An order may be this long under way before its stock is to be seen, in seconds. */
const SLOWEST_ORDER = 15;

/** The shop of the other sizing region. */
const ITALY = 'it-it';

/** An option with the stock of its sizes. */
type OptionRow = {
  productId: string;
  optionId: string;
  scale: SizeScale | null;
  sizes: [size: string, quantity: number][];
};

/** The stock of options of the products of a condition. */
const stockOf = (which: SQL) => sql`
  select o.product_id as "productId", o.option_id as "optionId", p.size_scale as scale,
    json_agg(json_build_array(s.size, stocks.quantity)) as sizes
  from product_options o
  join products p on p.product_id = o.product_id
  join skus s on s.option_id = o.option_id
  join stocks on stocks.sku = s.sku
  where ${which}
  group by o.product_id, o.option_id, p.size_scale`;

/** Products that had a move of stock. */
const movedSince = (since: string) => sql`o.product_id in (
  select moved_option.product_id from stocks moved
  join skus moved_sku on moved_sku.sku = moved.sku
  join product_options moved_option on moved_option.option_id = moved_sku.option_id
  where moved.changed_at > ${since}::timestamptz - ${SLOWEST_ORDER} * interval '1 second')`;

/** The stock of some products. */
export async function readStock(
  db: Queryable,
  productIds: readonly string[],
): Promise<OptionRow[]> {
  return (await db.execute<OptionRow>(stockOf(isOneOf(sql`o.product_id`, productIds)))).rows;
}

function noteScale(
  { scalesOfSizes }: ListingIndex,
  region: SizingRegion,
  size: string,
  scale: SizeScale | null,
) {
  const known = scalesOfSizes[region].get(size) ?? new Set();
  scalesOfSizes[region].set(size, known.add(scale));
}

/** What is said of the stock of a product. */
export const stockSets = ({ sizes, stockedSizes, availability }: ListingIndex) => [
  ...[sizes.EUR, sizes.IT, stockedSizes.EUR, stockedSizes.IT, availability],
];

/** Says which sizes of some options are to be had, and how well they are stocked, where nothing was said. */
export function addStock(index: ListingIndex, rows: readonly OptionRow[]): void {
  const count = index.capacity;
  const { sizes, stockedSizes, availability } = index;
  for (const { productId, optionId, scale, sizes: held } of rows) {
    const place = index.places.get(productId);
    const layer = index.optionIds[place ?? -1]?.indexOf(optionId) ?? -1;
    if (place === undefined || layer < 0) continue;
    const add = (sets: Map<string, OptionSet>, value: string) =>
      addOptionTo(sets, value, count, place, layer);
    for (const [size, quantity] of held) {
      const italian = sizeInRegion(scale, size, ITALY);
      const level = availabilityOf(quantity);
      noteScale(index, 'EUR', size, scale);
      noteScale(index, 'IT', italian, scale);
      add(stockedSizes.EUR, stockedKey(size, level));
      add(stockedSizes.IT, stockedKey(italian, level));
      if (quantity <= 0) continue;
      add(sizes.EUR, size);
      add(sizes.IT, italian);
    }
    add(availability, availabilityOf(Math.max(...held.map(([, quantity]) => quantity))));
  }
}

/** Brings an index up to the stock that moved after an instant. */
export async function followStock(
  db: Queryable,
  index: ListingIndex,
  since: string,
): Promise<void> {
  const { rows } = await db.execute<OptionRow>(stockOf(movedSince(since)));
  const moved = new Set(rows.flatMap(({ productId }) => index.places.get(productId) ?? []));
  for (const sets of stockSets(index)) {
    for (const set of sets.values()) for (const place of moved) dropProduct(set, place);
  }
  addStock(index, rows);
}

/** Of the tiles and the stock, by the database's clock: what an index is measured against. */
export type ListingState = { version: number; now: string; moved: boolean };

/** Reads it; `moved` says whether stock moved since an instant. */
export async function readListingState(db: Queryable, since: string): Promise<ListingState> {
  const { rows } = await db.execute<ListingState>(sql`
    select coalesce((select version from listing_state), 0) as version,
      clock_timestamp()::text as now,
      exists (select from stocks
        where changed_at > ${since}::timestamptz - ${SLOWEST_ORDER} * interval '1 second') as moved`);
  return rows[0] ?? { version: 0, now: '', moved: false };
}
