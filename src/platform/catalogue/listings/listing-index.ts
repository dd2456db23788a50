import type { LRUCache } from 'lru-cache';
import type { Availability } from '#src/domain/catalogue/catalogue.values.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { SizeScale } from '#src/domain/size/size-scales.ts';
import type { Localized } from '../goods-words/tables.ts';
import type { MendedWord } from '../search/search-words-store.ts';
import type { Bits } from './bits.ts';
import type { OptionPrices } from './option-prices.ts';
import type { OptionSet } from './option-sets.ts';

/**
 * What lists are narrowed by, held in memory as one bit per product and value: counts of facets
 * cost a few thousand operations instead of a pass over the shop. PostgreSQL stays the truth:
 * the index is built from it, and follows the stock as it moves.
 */
export type ListingIndex = {
  /**
   * Products in the order of relevance, those that came since it was built last; a product's place here is
   * its bit.
   */
  productIds: string[];
  /** How many places there are: some are free, for products that come. */
  capacity: number;
  places: Map<string, number>;
  /** The options of each product in their order; an option's number here is its layer. */
  optionIds: string[][];
  families: Map<string, Bits>;
  /** Families that list what is reduced, in place of what is put into them. */
  saleFamilies: ReadonlySet<string>;
  audience: Map<string, Bits>;
  material: Map<string, Bits>;
  tag: Map<string, Bits>;
  colour: Map<string, OptionSet>;
  /** Colours and materials that others stand for now: links of before name them. */
  merged: Record<'colour' | 'material', ReadonlyMap<string, string>>;
  /** How well the best stocked size of an option is stocked. */
  availability: Map<string, OptionSet>;
  /** Sizes that are to be had, as the sizing regions name them. */
  sizes: Record<SizingRegion, Map<string, OptionSet>>;
  /** Sizes by how well they are stocked, under `stockedKey`. */
  stockedSizes: Record<SizingRegion, Map<string, OptionSet>>;
  cents: Map<OnlineLocale, OptionPrices>;
  /** Options that cost less than they did. */
  reduced: Map<OnlineLocale, OptionSet>;
  /** When each was published, in seconds. */
  publishedAt: Float64Array;
  /** What each shop sells at all. */
  sold: Map<OnlineLocale, Bits>;
  /** Places, newest first. */
  newest: Uint32Array;
  /** Places by ascending price of the first option, for each shop. */
  cheapest: Map<OnlineLocale, Uint32Array>;
  /** What words of searches find, and what was meant by them, by shop and word. */
  terms: LRUCache<string, SearchTerm>;
  mended: LRUCache<string, MendedWord>;
  words: FacetWords;
  /** Products by the scale of their sizes; those of none are in no set. */
  scales: Map<SizeScale, Bits>;
  /** Which scales have a size of that name at all: a 38 is of dresses and of shoes. */
  scalesOfSizes: Record<SizingRegion, Map<string, Set<SizeScale | null>>>;
  /** Of the tiles that it was built from (`listing_state`). */
  version: number;
  /** By the database's clock, up to which moves of stock are known. */
  stockKnownAt: string;
};

export type SizingRegion = 'EUR' | 'IT';

/** What one word of a search finds in a shop, as sets over the index; each is within the next. */
export type SearchTerm = {
  /** Products of the families that it names: a garment by its noun, not by its fabric. */
  ofFamily: Bits;
  /** Products named by it. */
  named: Bits;
  /** And those that shoppers look for by it: a "Sommerkleid" by "Kleid". */
  lookedFor: Bits;
  /** And those that only mention it. */
  mentioned: Bits;
  /** Of all these, what carries it just as it was typed (decision 072). */
  asTyped: Bits;
  /** The shop has the word as it was typed, and in other forms. */
  isBent: boolean;
  /** The dictionary leaves it out ("de", "and"): it asks for nothing. */
  isEmpty: boolean;
};

export type FacetWords = {
  audience: Map<string, Localized>;
  colour: Map<string, { labels: Localized; hex: string }>;
  material: Map<string, Localized>;
  size: Map<string, Localized>;
};

export const stockedKey = (size: string, availability: Availability) => `${size} ${availability}`;
