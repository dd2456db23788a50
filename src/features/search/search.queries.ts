import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListChoice } from '#src/features/catalogue/family-list.ts';
import { fetchSearchPage, fetchSuggestions } from './search.functions.ts';

export type SearchList = ListChoice & { text: string };

export function searchPageQuery(list: SearchList) {
  return queryOptions({
    queryKey: ['search', list],
    queryFn: () => fetchSearchPage({ data: list }),
  });
}

export function suggestionsQuery(text: string) {
  return queryOptions({
    queryKey: ['suggestions', text],
    queryFn: ({ signal }) => fetchSuggestions({ data: { text }, signal }),
    // The last answer stays until the next one is there: nothing flickers while typing.
    placeholderData: keepPreviousData,
  });
}
