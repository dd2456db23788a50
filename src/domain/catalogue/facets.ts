/** What narrows a list of products, and how many products each choice would leave. */
import type { Facets } from './catalogue.schema.ts';
import {
  type Audience,
  AVAILABILITIES,
  type Availability,
  type ProductTag,
  type Sort,
} from './catalogue.values.ts';

/** The groups whose values are picked; the price is a range. */
export const FACET_GROUPS = [
  'audience',
  'size',
  'colour',
  'material',
  'tag',
  'availability',
] as const;
export type FacetGroup = (typeof FACET_GROUPS)[number];

/**
 * What a shopper has chosen. Values of one group widen each other, groups narrow each other.
 * A size means: to be had in this size now; with a store, to be had there. Prices in cents, both
 * ends included.
 */
export type ListFilter = {
  audience: Audience[];
  size: string[];
  colour: string[];
  material: string[];
  tag: ProductTag[];
  availability: Availability[];
  priceMin: number | null;
  priceMax: number | null;
  /** Id of a store that has the garment ("in my store"). */
  store: string | null;
};

/** Which page of a list, 0-based, in which order, narrowed how. */
export type ListQuery = { page: number; pageSize: number; sort: Sort; filter: ListFilter };

export const NO_FILTER: ListFilter = {
  audience: [],
  size: [],
  colour: [],
  material: [],
  tag: [],
  availability: [],
  priceMin: null,
  priceMax: null,
  store: null,
};

/** What is chosen, in the words of its values: what takes a choice off again is named by them. */
export type Chosen = {
  values: { group: FacetGroup; value: string; label: string }[];
  store: Facets['store'];
};

/** A value that the list does not know any more is named by itself. */
export function chosenOf(facets: Facets, filter: ListFilter): Chosen {
  const labelOf = (group: FacetGroup, value: string) =>
    facets[group].find((one) => one.value === value)?.label ?? value;
  const values = FACET_GROUPS.flatMap((group) =>
    filter[group].map((value) => ({ group, value, label: labelOf(group, value) })),
  );
  return { values, store: facets.store };
}

/** How many choices stand, the price range and the store counting as one each. */
export function countChoices(filter: ListFilter): number {
  const picked = FACET_GROUPS.reduce((sum, group) => sum + filter[group].length, 0);
  const isPriced = filter.priceMin !== null || filter.priceMax !== null;
  return picked + (isPriced ? 1 : 0) + (filter.store === null ? 0 : 1);
}

export function isAvailability(value: string): value is Availability {
  return AVAILABILITIES.some((availability) => availability === value);
}
