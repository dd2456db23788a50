import { FACET_GROUPS, type FacetGroup } from './facets.ts';
import type { ListSearch } from './list-search.ts';

/** How a choice changes what narrows a list: what its page needs, and no other. */

/** A list with one choice more or less; another choice begins at the first page again. */
export function withChoice(
  { page: _page, ...search }: ListSearch,
  group: FacetGroup,
  value: string,
  isChosen: boolean,
): ListSearch {
  const others = (search[group] ?? []).filter((one) => one !== value);
  return withValues(search, group, isChosen ? [...others, value] : others);
}

function withValues(search: ListSearch, group: FacetGroup, values: string[]): ListSearch {
  const { [group]: _old, ...rest } = search;
  return values.length === 0 ? rest : { ...rest, [group]: values };
}

/** A list with another price range; undefined leaves an end open. */
export function withPrice(
  { page: _page, from: _from, to: _to, ...search }: ListSearch,
  from: number | undefined,
  to: number | undefined,
): ListSearch {
  return {
    ...search,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

/** A list of what a store has, or of everything again. */
export function withStore(
  { page: _page, store: _store, ...search }: ListSearch,
  store: string | undefined,
): ListSearch {
  return { ...search, ...(store !== undefined && { store }) };
}

/** The same list with nothing chosen; its order stays, and so do open filters. */
export function withoutChoices({ sort, filters }: ListSearch): ListSearch {
  return { ...(sort !== undefined && { sort }), ...(filters !== undefined && { filters }) };
}

/** The parameters of a list as an address or a form holds them, in a fixed order. */
export function searchEntries(search: ListSearch): [name: string, value: string][] {
  const { from, to, store, sort, page, filters } = search;
  const single = { from, to, store, sort, page, filters };
  return [
    ...FACET_GROUPS.flatMap((group) =>
      (search[group] ?? []).map((value): [string, string] => [group, value]),
    ),
    ...Object.entries(single).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ];
}
