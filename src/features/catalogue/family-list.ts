import {
  readOneOf,
  readSeveral,
  readText,
  readWhole,
  type SearchValues,
} from '#src/domain/address-values.ts';
import {
  AVAILABILITIES,
  LIST_PAGE_SIZE,
  PRODUCT_TAGS,
  SORTS,
  type Sort,
} from '#src/domain/catalogue.ts';
import type { FacetGroup, ListFilter, ListQuery } from '#src/domain/facets.ts';
import { type ListSearch, toListFilter } from '#src/domain/list-search.ts';

/** A list without its subject: its page, 0-based, its order, and what narrows it. */
export type ListChoice = { page: number; sort: Sort; filter: ListFilter };

export type FamilyList = ListChoice & { familyId: string };

export const MOST_VALUES = 30;
export const MOST_PAGES = 10_000;
const MOST_EUROS = 1_000_000;
export const STORE_ID = /^\d{1,20}$/;

const readWord = (value: unknown) => readText(value, /^.{1,40}$/);

/** Search params of a list: anything odd is as if it were not there. */
export function readListSearch(values: SearchValues): ListSearch {
  const several = <T>(name: FacetGroup, read: (value: unknown) => T | undefined) =>
    readSeveral(values[name], read, MOST_VALUES);
  return {
    page: readWhole(values.page, 1, MOST_PAGES),
    sort: readOneOf(values.sort, SORTS),
    size: several('size', readWord),
    colour: several('colour', readWord),
    material: several('material', readWord),
    tag: several('tag', (value) => readOneOf(value, PRODUCT_TAGS)),
    availability: several('availability', (value) => readOneOf(value, AVAILABILITIES)),
    from: readWhole(values.from, 0, MOST_EUROS),
    to: readWhole(values.to, 0, MOST_EUROS),
    store: readText(values.store, STORE_ID),
    filters: values.filters === 'open' ? 'open' : undefined,
  };
}

/** The list that an address asks for; the platform counts pages from 0. */
export function listChoiceOf(search: ListSearch): ListChoice {
  const { page = 1, sort = 'relevance' } = search;
  return { page: page - 1, sort, filter: toListFilter(search) };
}

export function familyListOf(familyId: string | undefined, search: SearchValues): FamilyList {
  return { ...listChoiceOf(readListSearch(search)), familyId: familyId ?? '' };
}

export function toListQuery(choice: ListChoice): ListQuery {
  return { ...choice, pageSize: LIST_PAGE_SIZE };
}
