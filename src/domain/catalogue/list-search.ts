import * as v from 'valibot';
import { amount, oneOf, several, text, whole } from '#src/domain/search-params.ts';
import { NUMBER_ID } from '#src/domain/text/number-id.ts';
import {
  AUDIENCES,
  AVAILABILITIES,
  LIST_PAGE_SIZE,
  PRODUCT_TAGS,
  SORTS,
} from './catalogue.values.ts';
import { FACET_GROUPS, type ListFilter, type ListQuery } from './facets.ts';

const MAX_VALUES = 30;
const MAX_PAGES = 10_000;
const MAX_PRICE = 1_000_000;
const CENTS = 100;

const words = several(text(/^.{1,40}$/), MAX_VALUES);

/**
 * What narrows and orders a list: in its URL, in the storefront, and as the input of the server
 * functions that list. `page` counts from 1 as people do, `from` and `to` are prices in units of
 * the shop's currency.
 */
export const listSearchSchema = v.object({
  sort: oneOf(SORTS),
  audience: several(oneOf(AUDIENCES), MAX_VALUES),
  size: words,
  colour: words,
  material: words,
  tag: several(oneOf(PRODUCT_TAGS), MAX_VALUES),
  availability: several(oneOf(AVAILABILITIES), MAX_VALUES),
  from: amount(MAX_PRICE),
  to: amount(MAX_PRICE),
  store: text(NUMBER_ID),
  page: whole(1, MAX_PAGES),
  /** The page with its filters in it, for browsers without script. */
  filters: oneOf(['open']),
});
export type ListSearch = v.InferOutput<typeof listSearchSchema>;

/** The filter that a URL asks for. */
export function toListFilter(search: ListSearch): ListFilter {
  const { audience = [], size = [], colour = [], material = [] } = search;
  const { tag = [], availability = [] } = search;
  const { from, to, store } = search;
  return {
    audience,
    size,
    colour,
    material,
    tag,
    availability,
    priceMin: from === undefined ? null : Math.round(from * CENTS),
    priceMax: to === undefined ? null : Math.round(to * CENTS),
    store: store ?? null,
  };
}

/** The list that a URL asks for, as the platform is asked: it counts pages from 0, prices in cents. */
export function toListQuery(search: ListSearch): ListQuery {
  const { page = 1, sort = 'relevance' } = search;
  return { page: page - 1, pageSize: LIST_PAGE_SIZE, sort, filter: toListFilter(search) };
}

/** The same list at another page, or at none; whether its filters are open is no part of a list. */
export function atPage({ page: _page, filters: _open, ...list }: ListSearch, page = 1): ListSearch {
  return page === 1 ? list : { ...list, page };
}

/** The same list at its last page, where a URL asks for one past it; undefined for a page that there is. */
export function atLastPage(search: ListSearch, total: number): ListSearch | undefined {
  const last = Math.max(1, Math.ceil(total / LIST_PAGE_SIZE));
  return (search.page ?? 1) > last ? { ...search, page: last === 1 ? undefined : last } : undefined;
}

/** Whether a URL asks for the beginning of a list that nothing narrows; its order may be any. */
export function isWholeList({ page = 1, from, to, store, ...search }: ListSearch): boolean {
  const isNarrowed = FACET_GROUPS.some((group) => (search[group] ?? []).length > 0);
  return page === 1 && !isNarrowed && [from, to, store].every((given) => given === undefined);
}

/** The page that a list is known by: its own where nothing narrows or orders it, else the first. */
export function canonicalPage({ page = 1, ...search }: ListSearch): number {
  return isWholeList(search) && search.sort === undefined ? page : 1;
}
