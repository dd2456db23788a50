import type { Facets, FacetValue } from '#src/domain/catalogue/catalogue.schema.ts';
import { type FacetGroup, isAvailability, type ListFilter } from '#src/domain/catalogue/facets.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { listedSizeLabels } from '#src/domain/size/listed-sizes.ts';
import type { SizeScale } from '#src/domain/size/size-scales.ts';
import type { Localized } from '../goods-words/tables.ts';
import type { ShopView } from '../shop-view.ts';
import { OF_SHOES } from '../vocabularies/sizes.ts';
import { areMeeting, type Bits, both, countBoth, either, without } from './bits.ts';
import { type ListingIndex, stockedKey } from './listing-index.ts';
import { optionsWithin, rangeOf } from './option-prices.ts';
import { countMeeting, meet, type OptionSet, unite, within } from './option-sets.ts';
import type { StoreShelf } from './store-shelf.ts';

const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'];

/** Letters from small to large, then numbers, then whatever is written in words. */
function rankOf(size: string): number {
  const letter = LETTERS.indexOf(size);
  if (letter >= 0) return letter;
  const number = Number.parseFloat(size);
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : 100 + number;
}

function bySize(one: string, other: string): number {
  const [first, second] = [rankOf(one), rankOf(other)];
  return first === second ? one.localeCompare(other) : first - second;
}

/** What a list shows under a filter, and what each further choice would leave. */
export type Narrowed = {
  found: Bits;
  /** Which options answer to the choices; null when no choice is one of options. */
  options: OptionSet | null;
  facets: Facets;
};

/** The choices of options come from one option together: its colour, its price and the stock of its sizes. */
type ProductPart = 'audience' | 'material' | 'tag';
type OptionPart = 'colour' | 'stock' | 'price' | 'meant';
type Part = ProductPart | OptionPart;

const PART_OF: Record<FacetGroup, Part> = {
  audience: 'audience',
  size: 'stock',
  availability: 'stock',
  colour: 'colour',
  material: 'material',
  tag: 'tag',
};

/** Of a choice: its words in the shop's language, its colour. */
function describe(index: ListingIndex, { lang }: ShopView, group: FacetGroup, value: string) {
  const { audience, colour, material } = index.words;
  if (group === 'colour') {
    const known = colour.get(value);
    return { label: known?.labels[lang] ?? value, hex: known?.hex ?? null };
  }
  const words: Partial<Record<FacetGroup, Map<string, Localized>>> = { audience, material };
  return { label: words[group]?.get(value)?.[lang] ?? value, hex: null };
}

/** What the sizes of a list say to shoppers of the shop, by the scales of its products. */
function nameSizes(
  index: ListingIndex,
  { domain, lang }: ShopView,
  base: Bits,
  values: FacetValue[],
): FacetValue[] {
  const { capacity, scales, scalesOfSizes } = index;
  const region = getDomain(domain).sizingGuideRegionCode;
  const ofScale = new Map<SizeScale | null, Bits>(
    [...scales].map(([scale, bits]) => [scale, both(bits, base)]),
  );
  ofScale.set(null, without(base, either(capacity, [...ofScale.values()])));
  const listed = values.map(({ value }) => {
    const made = index.sizes[region].get(value)?.any;
    const isMeant = (scale: SizeScale | null) => {
      const products = ofScale.get(scale);
      return made !== undefined && products !== undefined && areMeeting(made, products);
    };
    return { value, scales: [...(scalesOfSizes[region].get(value) ?? [])].filter(isMeant) };
  });
  const { size: words } = index.words;
  const ofShoes = (size: string) => words.get(OF_SHOES)?.[lang].replace('{size}', size) ?? size;
  const labels = listedSizeLabels(listed, domain, ofShoes);
  return values.map((one) => ({
    ...one,
    label: words.get(one.value)?.[lang] ?? labels.get(one.value) ?? one.value,
  }));
}

const TAG_ORDER = ['AVAILABLE', 'FEW_REMAINING', 'UNAVAILABLE', 'New', 'WebExclu'];

function inOrder(group: FacetGroup, shop: ShopView, values: FacetValue[]): FacetValue[] {
  if (group === 'size') return values.sort((one, other) => bySize(one.value, other.value));
  // As the index has them.
  if (group === 'audience') return values;
  if (group === 'tag' || group === 'availability') {
    const rank = ({ value }: FacetValue) => TAG_ORDER.indexOf(value) + 1 || TAG_ORDER.length + 1;
    return values.sort((one, other) => rank(one) - rank(other));
  }
  return values.sort((one, other) => one.label.localeCompare(other.label, shop.lang));
}

/**
 * The options whose sizes are stocked as chosen; null when nothing is chosen of it. With sizes one
 * sku answers to all of it; without, an option is stocked as well as the best of its sizes. With a
 * store's shelf, what is asked for is to be had there.
 */
function stockedOptions(
  index: ListingIndex,
  { domain }: ShopView,
  { size, availability }: Pick<ListFilter, 'size' | 'availability'>,
  shelf: StoreShelf | null,
): OptionSet | null {
  const count = index.capacity;
  const region = getDomain(domain).sizingGuideRegionCode;
  if (size.length === 0) {
    if (availability.length === 0) return shelf?.all ?? null;
    const stocked = unite(
      count,
      availability.flatMap((level) => index.availability.get(level) ?? []),
    );
    return shelf === null ? stocked : meet(stocked, shelf.all);
  }
  const held = size.flatMap((one) => {
    const there = (shelf?.sizes ?? index.sizes[region]).get(one);
    if (there === undefined || availability.length === 0) return there ?? [];
    const levels = availability.flatMap(
      (level) => index.stockedSizes[region].get(stockedKey(one, level)) ?? [],
    );
    return meet(there, unite(count, levels));
  });
  return unite(count, held);
}

/** The choices in the words of now. */
function inWordsOfNow({ merged }: ListingIndex, filter: ListFilter): ListFilter {
  const now = (group: keyof typeof merged) =>
    filter[group].map((value) => merged[group].get(value) ?? value);
  return { ...filter, colour: now('colour'), material: now('material') };
}

/**
 * Narrows a set of products by the choices of a shopper. One option, and one of its sizes, answers
 * to all that is chosen of options and sizes. Each group counts what its values would show under
 * the choices of all the other groups; values that would show nothing stay, with 0. `meant` are
 * the options that a search asked for.
 */
export function narrow(
  index: ListingIndex,
  shop: ShopView,
  base: Bits,
  asked: ListFilter,
  shelf: StoreShelf | null = null,
  meant: OptionSet | null = null,
): Narrowed {
  const filter = inWordsOfNow(index, asked);
  const count = index.capacity;
  const { audience, material, tag } = index;
  const setsOf = { audience, material, tag };
  const productParts = new Map<Part, Bits>();
  for (const group of ['audience', 'material', 'tag'] as const) {
    if (filter[group].length === 0) continue;
    const sets = filter[group].flatMap((value) => setsOf[group].get(value) ?? []);
    productParts.set(group, either(count, sets));
  }
  const prices = index.cents.get(shop.domain) ?? [];
  const optionParts = new Map<Part, OptionSet>();
  if (filter.priceMin !== null || filter.priceMax !== null) {
    const limits = { min: filter.priceMin ?? 0, max: filter.priceMax ?? Number.POSITIVE_INFINITY };
    optionParts.set('price', optionsWithin(prices, base, count, limits));
  }
  if (meant !== null) optionParts.set('meant', meant);
  if (filter.colour.length > 0) {
    const sets = filter.colour.flatMap((value) => index.colour.get(value) ?? []);
    optionParts.set('colour', unite(count, sets));
  }
  const stocked = stockedOptions(index, shop, filter, shelf);
  if (stocked !== null) optionParts.set('stock', stocked);

  const leftWithout = (left: Part | null): { found: Bits; options: OptionSet | null } => {
    const products = [...productParts].reduce(
      (bits, [part, set]) => (part === left ? bits : both(bits, set)),
      base,
    );
    const [first, ...others] = [...optionParts].flatMap(([part, set]) =>
      part === left ? [] : [set],
    );
    if (first === undefined) return { found: products, options: null };
    const options = others.reduce(meet, within(first, products));
    return { found: options.any, options };
  };

  const whole = leftWithout(null);
  const underOthers = (part: Part) =>
    productParts.has(part) || optionParts.has(part) ? leftWithout(part) : whole;
  const facet = (group: FacetGroup, counts: Iterable<[value: string, count: number]>) =>
    inOrder(
      group,
      shop,
      [...counts].map(([value, left]) => ({
        value,
        ...describe(index, shop, group, value),
        count: left,
      })),
    );
  const ofProducts = (group: ProductPart) => {
    const { found } = underOthers(PART_OF[group]);
    return facet(
      group,
      [...setsOf[group]].flatMap(([value, set]) =>
        areMeeting(set, base) ? [[value, countBoth(set, found)]] : [],
      ),
    );
  };
  const ofOptions = (
    group: 'size' | 'colour' | 'availability',
    sets: Map<string, OptionSet>,
    asked: (value: string, set: OptionSet) => OptionSet | null,
  ) => {
    const { found, options } = underOthers(PART_OF[group]);
    return facet(
      group,
      [...sets].flatMap(([value, set]): [string, number][] => {
        if (!areMeeting(set.any, base)) return [];
        const wanted = asked(value, set) ?? set;
        return [
          [value, options === null ? countBoth(wanted.any, found) : countMeeting(wanted, options)],
        ];
      }),
    );
  };
  const priceRange = () => {
    const { found, options } = underOthers('price');
    return rangeOf(prices, found, options);
  };
  const sizes = index.sizes[getDomain(shop.domain).sizingGuideRegionCode];
  const countedSizes = ofOptions('size', sizes, (size) =>
    stockedOptions(index, shop, { ...filter, size: [size] }, shelf),
  );
  return {
    ...whole,
    facets: {
      audience: ofProducts('audience'),
      size: nameSizes(index, shop, base, countedSizes),
      colour: ofOptions('colour', index.colour, (_, set) => set),
      material: ofProducts('material'),
      tag: ofProducts('tag'),
      availability: ofOptions('availability', index.availability, (level) =>
        isAvailability(level)
          ? stockedOptions(index, shop, { ...filter, availability: [level] }, shelf)
          : null,
      ),
      price: priceRange(),
      store: shelf?.store ?? null,
    },
  };
}
