import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Facets } from '#src/domain/facets.ts';
import {
  fetchFamilyFacets,
  fetchFamilyPage,
  fetchSegmentations,
  fetchTileOption,
} from './catalogue.functions.ts';
import type { FamilyList } from './family-list.ts';

export function familyPageQuery(list: FamilyList) {
  return queryOptions({
    queryKey: ['family', list],
    queryFn: () => fetchFamilyPage({ data: list }),
  });
}

/** What narrows a list, asked for when somebody is about to narrow it. */
export function facetsQuery(list: QueryKey, read: () => Promise<Facets>) {
  return queryOptions({
    queryKey: ['facets', ...list],
    queryFn: read,
    // The last counts stay until the next ones are there: nothing jumps while somebody chooses.
    placeholderData: keepPreviousData,
  });
}

export type FacetsQuery = ReturnType<typeof facetsQuery>;

export function familyFacetsQuery(list: FamilyList) {
  return facetsQuery(['family', list], () => fetchFamilyFacets({ data: list }));
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
