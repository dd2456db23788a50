import type { Sort } from '#src/domain/catalogue.ts';
import { addBit, type Bits, hasBit, noBits, placesOf } from './bits.ts';
import type { ListingIndex } from './listing-index.ts';
import { layersOf, type OptionSet } from './option-sets.ts';
import type { ShopView } from './shop-view.ts';

/** The options of products that answer to the choices; none when any option does. */
export function optionsMeant(
  index: ListingIndex,
  productIds: readonly string[],
  options: OptionSet | null,
): Map<string, string[]> {
  if (options === null) return new Map();
  return new Map(
    productIds.map((productId) => {
      const place = index.places.get(productId) ?? -1;
      const known = index.optionIds[place] ?? [];
      return [productId, layersOf(options, place).flatMap((layer) => known[layer] ?? [])];
    }),
  );
}

/** The products of one page: ids in the order of a sort; `ranked` is the order of relevance. */
export function pageOf(
  index: ListingIndex,
  shop: ShopView,
  found: Bits,
  { page, pageSize, sort }: { page: number; pageSize: number; sort: Sort },
  ranked?: readonly number[],
): string[] {
  const order = orderOf(index, shop, found, sort, ranked);
  const ids: string[] = [];
  let skipped = 0;
  for (const place of order) {
    if (!hasBit(found, place)) continue;
    if (skipped++ < page * pageSize) continue;
    const id = index.productIds[place];
    if (id !== undefined) ids.push(id);
    if (ids.length === pageSize) break;
  }
  return ids;
}

function orderOf(
  index: ListingIndex,
  { domain }: ShopView,
  found: Bits,
  sort: Sort,
  ranked?: readonly number[],
): Iterable<number> {
  const cheapest = index.cheapest.get(domain) ?? new Uint32Array();
  if (sort === 'newest') return index.newest;
  if (sort === 'price-asc') return cheapest;
  if (sort === 'price-desc') return cheapest.toReversed();
  return ranked ?? placesOf(found);
}

/** The products that a shop sells at all, of a set. */
export function soldIn(index: ListingIndex, { domain }: ShopView, bits: Bits): Bits {
  const cents = index.cents.get(domain);
  const sold = noBits(index.productIds.length);
  for (const place of placesOf(bits)) if ((cents?.[place] ?? -1) >= 0) addBit(sold, place);
  return sold;
}
