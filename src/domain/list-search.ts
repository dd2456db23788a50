import type { Sort } from './catalogue.ts';
import type { FacetGroup, ListFilter } from './facets.ts';

/**
 * What narrows and orders a list in its address; `page` counts from 1 as people do, `from` and `to`
 * are prices in whole units of the shop's currency.
 */
export type ListSearch = {
  page?: number | undefined;
  sort?: Sort | undefined;
  from?: number | undefined;
  to?: number | undefined;
  store?: string | undefined;
  /** The page with its filters in it, for browsers without script. */
  filters?: 'open' | undefined;
} & { [Group in FacetGroup]?: ListFilter[Group] | undefined };

const CENTS = 100;

/** The filter that an address asks for. */
export function toListFilter(search: ListSearch): ListFilter {
  const { size = [], colour = [], material = [], tag = [], availability = [] } = search;
  const { from, to, store } = search;
  return {
    size,
    colour,
    material,
    tag,
    availability,
    priceMin: from === undefined ? null : from * CENTS,
    priceMax: to === undefined ? null : to * CENTS,
    store: store ?? null,
  };
}
