import { queryOptions } from '@tanstack/react-query';
import type { PageReference } from '#src/domain/content/page-elsewhere.ts';
import { fetchPathsElsewhere } from './country-switch.functions.ts';

/** Where the page stands in other shops; nothing is asked for a page without a name of its own. */
export const pathsElsewhereQuery = (page: PageReference | null) =>
  queryOptions({
    queryKey: ['paths-elsewhere', page],
    queryFn: () => (page === null ? {} : fetchPathsElsewhere({ data: page })),
    staleTime: Number.POSITIVE_INFINITY,
  });
