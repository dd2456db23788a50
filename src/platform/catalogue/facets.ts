import type { Sort } from '#src/domain/catalogue.ts';
import type { FacetGroup, Facets, FacetValue, ListFilter } from '#src/domain/facets.ts';
import { getDomain } from '#src/domain/locales.ts';
import { addBit, type Bits, both, countBoth, either, hasBit, noBits, placesOf } from './bits.ts';
import type { ListingIndex } from './listing-index.ts';
import type { ShopView } from './shop-view.ts';

import { bySize } from './size-order.ts';
import type { StoreShelf } from './store-shelf.ts';

/** What a list shows under a filter, and what each further choice would leave. */
export type Narrowed = { found: Bits; facets: Facets };

/** Groups that the index holds a set for; the price, which it compares; and a store's shelf. */
const GROUPS = ['size', 'colour', 'material', 'tag', 'availability'] as const;
type Part = FacetGroup | 'price' | 'store';

function setsOf(index: ListingIndex, { domain }: ShopView, group: FacetGroup) {
  if (group !== 'size') return index.values[group];
  return index.sizes[getDomain(domain).sizingGuideRegionCode];
}

function pricedWithin(index: ListingIndex, shop: ShopView, base: Bits, filter: ListFilter): Bits {
  const cents = index.cents.get(shop.domain);
  const bits = noBits(index.productIds.length);
  const { priceMin, priceMax } = filter;
  for (const place of placesOf(base)) {
    const amount = cents?.[place] ?? -1;
    if (amount >= (priceMin ?? 0) && amount <= (priceMax ?? Number.POSITIVE_INFINITY)) {
      addBit(bits, place);
    }
  }
  return bits;
}

function priceRange(index: ListingIndex, shop: ShopView, bits: Bits): Facets['price'] {
  const cents = index.cents.get(shop.domain);
  let min = Number.POSITIVE_INFINITY;
  let max = -1;
  for (const place of placesOf(bits)) {
    const amount = cents?.[place] ?? -1;
    if (amount < 0) continue;
    min = Math.min(min, amount);
    max = Math.max(max, amount);
  }
  return max < 0 ? null : { min, max };
}

/** Of a choice: its words in the shop's language, its colour. */
function describe(index: ListingIndex, { lang }: ShopView, group: FacetGroup, value: string) {
  const { colour, material, size } = index.words;
  if (group === 'colour') {
    const known = colour.get(value);
    return { label: known?.labels[lang] ?? value, hex: known?.hex ?? null };
  }
  const words = group === 'material' ? material : group === 'size' ? size : undefined;
  return { label: words?.get(value)?.[lang] ?? value, hex: null };
}

const TAG_ORDER = ['AVAILABLE', 'FEW_REMAINING', 'UNAVAILABLE', 'New', 'WebExclu'];

function inOrder(group: FacetGroup, shop: ShopView, values: FacetValue[]): FacetValue[] {
  if (group === 'size') return values.sort((one, other) => bySize(one.value, other.value));
  if (group === 'tag' || group === 'availability') {
    const rank = ({ value }: FacetValue) => TAG_ORDER.indexOf(value) + 1 || TAG_ORDER.length + 1;
    return values.sort((one, other) => rank(one) - rank(other));
  }
  return values.sort((one, other) => one.label.localeCompare(other.label, shop.lang));
}

/**
 * Narrows a set of products by the choices of a shopper. Each group counts what its values would
 * show under the choices of all the other groups; values that would show nothing stay, with 0.
 * With a store's shelf, a size is to be had there.
 */
export function narrow(
  index: ListingIndex,
  shop: ShopView,
  base: Bits,
  filter: ListFilter,
  shelf: StoreShelf | null = null,
): Narrowed {
  const count = index.productIds.length;
  const none = noBits(count);
  const setOf = (group: FacetGroup, value: string) =>
    (group === 'size' && shelf !== null ? shelf.sizes : setsOf(index, shop, group)).get(value) ??
    none;
  const parts = new Map<Part, Bits>();
  for (const group of GROUPS) {
    const chosen = filter[group];
    if (chosen.length === 0) continue;
    parts.set(
      group,
      either(
        count,
        chosen.map((value) => setOf(group, value)),
      ),
    );
  }
  if (filter.priceMin !== null || filter.priceMax !== null) {
    parts.set('price', pricedWithin(index, shop, base, filter));
  }
  if (shelf !== null) parts.set('store', shelf.all);
  const without = (left: Part | null) =>
    [...parts].reduce((bits, [part, set]) => (part === left ? bits : both(bits, set)), base);
  const found = without(null);
  const facetOf = (group: FacetGroup): FacetValue[] => {
    const others = parts.has(group) ? without(group) : found;
    const values = [...setsOf(index, shop, group)].filter(([, bits]) => countBoth(bits, base) > 0);
    return inOrder(
      group,
      shop,
      values.map(([value]) => ({
        value,
        ...describe(index, shop, group, value),
        count: countBoth(setOf(group, value), others),
      })),
    );
  };
  return {
    found,
    facets: {
      size: facetOf('size'),
      colour: facetOf('colour'),
      material: facetOf('material'),
      tag: facetOf('tag'),
      availability: facetOf('availability'),
      price: priceRange(index, shop, parts.has('price') ? without('price') : found),
      store: shelf?.store ?? null,
    },
  };
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
