import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { facetsQuery } from '#src/features/catalogue/catalogue.queries.ts';
import { fetchSearchFacets, fetchSearchPage, fetchSuggestions } from './search.functions.ts';
import type { SearchList } from './search-list.ts';

export function searchPageQuery(list: SearchList) {
  return queryOptions({
    queryKey: ['search', list],
    queryFn: () => fetchSearchPage({ data: list }),
  });
}

export function searchFacetsQuery(list: SearchList) {
  return facetsQuery(['search', list], () => fetchSearchFacets({ data: list }));
}

export function suggestionsQuery(text: string) {
  return queryOptions({
    queryKey: ['suggestions', text],
    queryFn: ({ signal }) => fetchSuggestions({ data: { text }, signal }),
    // The last answer stays until the next one is there: nothing flickers while typing.
    placeholderData: keepPreviousData,
  });
}
