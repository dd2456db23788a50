import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ProductPage } from '#src/domain/catalogue/catalogue.schema.ts';

/**
 * The pages of a list that are shown together: the one of the URL, and before it those that were
 * loaded on the way there. After Back they are all still there, so that the scroll position is right.
 */
export function pagesUpTo<T extends ProductPage>(
  queryClient: Pick<QueryClient, 'getQueryData'>,
  last: T,
  keyOf: (page: number) => QueryKey,
): T[] {
  const pages = [last];
  for (let page = last.page - 1; page >= 0; page--) {
    const known = queryClient.getQueryData<T>(keyOf(page));
    if (known === undefined) break;
    pages.unshift(known);
  }
  return pages;
}
