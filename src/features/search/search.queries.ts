import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Sort } from '#src/domain/catalogue.ts';
import { fetchSearchPage } from './search.functions.ts';

export type SearchList = { text: string; page: number; sort: Sort };

export function searchPageQuery(list: SearchList) {
  return queryOptions({
    queryKey: ['search', list],
    queryFn: () => fetchSearchPage({ data: list }),
    placeholderData: keepPreviousData,
  });
}
