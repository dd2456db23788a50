import { pageNotFound } from '#app/loaders/page-not-found.ts';
import type { ListSearch } from '#src/domain/catalogue/list-search.ts';
import { familyPageQuery, segmentationsQuery } from '#src/features/catalogue/catalogue.queries.ts';
import type { Guard, GuardContext } from './guard.ts';
import { isMissing } from './guard.ts';

/** Puts the page of a family into the cache, once; 404 where the shop has no such family. */
export async function ensureFamilyPage(
  { queryClient, pathname }: Pick<GuardContext, 'queryClient' | 'pathname'>,
  familyId: string,
  search: ListSearch,
) {
  try {
    return await queryClient.ensureQueryData(familyPageQuery(familyId, search));
  } catch (error) {
    if (isMissing(error, 'FAMILY_NOT_FOUND')) throw pageNotFound(pathname);
    throw error;
  }
}

/** The family of the URL exists; its page and the segmentations are there when the list renders. */
export const initCatalog: Guard = async (context) => {
  const { queryClient, params, search } = context;
  await Promise.all([
    ensureFamilyPage(context, params.familyId ?? '', search),
    queryClient.ensureQueryData(segmentationsQuery),
  ]);
};
