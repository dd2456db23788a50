import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Sort } from '#src/domain/catalogue.ts';
import { fetchFamilyPage, fetchSegmentations } from './catalogue.functions.ts';

export type FamilyList = { familyId: string; page: number; sort: Sort };

export function familyPageQuery(list: FamilyList) {
  return queryOptions({
    queryKey: ['family', list],
    queryFn: () => fetchFamilyPage({ data: list }),
    placeholderData: keepPreviousData,
  });
}

export const segmentationsQuery = queryOptions({
  queryKey: ['segmentations'],
  queryFn: () => fetchSegmentations(),
  staleTime: Number.POSITIVE_INFINITY,
});
