import { queryOptions } from '@tanstack/react-query';
import { fetchFamilyPage, fetchSegmentations, fetchTileSizes } from './catalogue.functions.ts';
import type { FamilyList } from './family-list.ts';

export function familyPageQuery(list: FamilyList) {
  return queryOptions({
    queryKey: ['family', list],
    queryFn: () => fetchFamilyPage({ data: list }),
  });
}

export const segmentationsQuery = queryOptions({
  queryKey: ['segmentations'],
  queryFn: () => fetchSegmentations(),
  staleTime: Number.POSITIVE_INFINITY,
});

export function tileSizesQuery(optionId: string) {
  return queryOptions({
    queryKey: ['tile-sizes', optionId],
    queryFn: () => fetchTileSizes({ data: { optionId } }),
  });
}
