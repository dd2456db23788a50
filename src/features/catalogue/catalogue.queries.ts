import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Facets } from '#src/domain/catalogue/catalogue.schema.ts';
import { atPage, type ListSearch } from '#src/domain/catalogue/list-search.ts';
import {
  fetchFamilyFacets,
  fetchFamilyPage,
  fetchSegmentations,
  fetchTileOption,
} from './catalogue.functions.ts';

export function familyPageQuery(familyId: string, asked: ListSearch) {
  const search = atPage(asked, asked.page);
  return queryOptions({
    queryKey: ['family', familyId, search],
    queryFn: () => fetchFamilyPage({ data: { familyId, search } }),
  });
}

/** The facets of a list, fetched when its filters are opened. */
export function facetsQuery(list: QueryKey, read: () => Promise<Facets>) {
  return queryOptions({
    queryKey: ['facets', ...list],
    queryFn: read,
    // The last counts stay until the next ones are there: nothing jumps while the shopper chooses.
    placeholderData: keepPreviousData,
  });
}

export type FacetsQuery = ReturnType<typeof facetsQuery>;

export function familyFacetsQuery(familyId: string, asked: ListSearch) {
  const search = atPage(asked, asked.page);
  return facetsQuery(['family', familyId, search], () =>
    fetchFamilyFacets({ data: { familyId, search } }),
  );
}

export const segmentationsQuery = queryOptions({
  queryKey: ['segmentations'],
  queryFn: () => fetchSegmentations(),
  staleTime: Number.POSITIVE_INFINITY,
});

export function tileOptionQuery(optionId: string) {
  return queryOptions({
    queryKey: ['tile-option', optionId],
    queryFn: () => fetchTileOption({ data: { optionId } }),
  });
}
