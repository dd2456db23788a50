import { pageNotFound } from '#app/loaders/page-not-found.ts';
import { familyPageQuery, segmentationsQuery } from '#src/features/catalogue/catalogue.queries.ts';
import { readListSearch } from '#src/features/catalogue/read-list-search.ts';
import type { Guard } from './guard.ts';
import { isMissing } from './missing.ts';

/** The family of the URL exists; its page and the segmentations are there when the list renders. */
export const initCatalog: Guard = async ({ queryClient, params, search, pathname }) => {
  try {
    await Promise.all([
      queryClient.ensureQueryData(familyPageQuery(params.familyId ?? '', readListSearch(search))),
      queryClient.ensureQueryData(segmentationsQuery),
    ]);
  } catch (error) {
    if (isMissing(error, 'FAMILY_NOT_FOUND')) throw pageNotFound(pathname);
    throw error;
  }
};
