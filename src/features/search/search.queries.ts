import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { atPage, type ListSearch } from '#src/domain/catalogue/list-search.ts';
import { facetsQuery } from '#src/features/catalogue/catalogue.queries.ts';
import { fetchSearchFacets, fetchSearchPage, fetchSuggestions } from './search.functions.ts';

/** The page of what a text finds that a URL asks for. */
export function searchPageQuery(text: string, asked: ListSearch) {
  const search = atPage(asked, asked.page);
  return queryOptions({
    queryKey: ['search', text, search],
    queryFn: () => fetchSearchPage({ data: { text, search } }),
  });
}

export function searchFacetsQuery(text: string, asked: ListSearch) {
  const search = atPage(asked, asked.page);
  return facetsQuery(['search', text, search], () => fetchSearchFacets({ data: { text, search } }));
}

export function suggestionsQuery(text: string) {
  return queryOptions({
    queryKey: ['suggestions', text],
    queryFn: ({ signal }) => fetchSuggestions({ data: { text }, signal }),
    // The last answer stays until the next one is there: nothing flickers while typing.
    placeholderData: keepPreviousData,
  });
}
