import type { Sort } from '#src/domain/catalogue/catalogue.values.ts';
import type { ShopView } from '../shop-view.ts';
import { type Bits, both, hasBit, noBits, placesInTurn, placesOf } from './bits.ts';
import type { Narrowed } from './facets.ts';
import type { ListingIndex } from './listing-index.ts';
import { priceOf } from './option-prices.ts';
import { layersOf, type OptionSet } from './option-sets.ts';

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

/**
 * The products of one page: ids in the order of a sort; `ranked` has the most relevant first. By
 * price they stand as their tiles show it: by the first option that answers to the choices.
 */
export function pageOf(
  index: ListingIndex,
  shop: ShopView,
  { found, options }: Pick<Narrowed, 'found' | 'options'>,
  { page, pageSize, sort }: { page: number; pageSize: number; sort: Sort },
  ranked: readonly Bits[] = [found],
): string[] {
  const order = orderOf(index, shop, { found, options }, sort, ranked);
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
  shop: ShopView,
  { found, options }: Pick<Narrowed, 'found' | 'options'>,
  sort: Sort,
  ranked: readonly Bits[] = [found],
): Iterable<number> {
  const cheapest = () =>
    options === null
      ? (index.cheapest.get(shop.domain) ?? new Uint32Array())
      : cheapestOf(index, shop, options);
  switch (sort) {
    case 'relevance':
      return placesInTurn(ranked);
    case 'newest':
      return index.newest;
    case 'price-asc':
      return cheapest();
    case 'price-desc':
      return cheapest().toReversed();
  }
}

/** Products by the price of their first option in a set, the cheapest first. */
function cheapestOf(index: ListingIndex, { domain }: ShopView, options: OptionSet): number[] {
  const prices = index.cents.get(domain) ?? [];
  return [...placesOf(options.any)]
    .map((place) => ({ place, cents: priceOf(prices, place, layersOf(options, place)[0] ?? 0) }))
    .sort((one, other) => one.cents - other.cents || one.place - other.place)
    .map(({ place }) => place);
}

/** The products that a shop sells at all, of a set. */
export function soldIn(index: ListingIndex, { domain }: ShopView, bits: Bits): Bits {
  const sold = index.sold.get(domain);
  return sold === undefined ? noBits(index.capacity) : both(sold, bits);
}
