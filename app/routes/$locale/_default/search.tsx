import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { searchPageQuery } from '#src/features/search/search.queries.ts';
import { searchListOf, searchSearchSchema } from '#src/features/search/search-list.ts';
import { SearchPage } from '#src/features/search/search-page.tsx';
import { pageHead } from '../../../page-head.ts';

/** `/search?q=` ; an empty text is a page of its own. */
export const Route = createFileRoute('/$locale/_default/search')({
  validateSearch: searchSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const list = searchListOf(deps);
    if (list.text !== '') await context.queryClient.ensureQueryData(searchPageQuery(list));
    return { list, title: t(context.i18n)`Search` };
  },
  head: ({ match: { context }, loaderData }) =>
    pageHead({ ...context, title: loaderData?.title ?? '', path: '/search', isPrivate: true }),
  component: Search,
});

function Search() {
  return <SearchPage list={Route.useLoaderData().list} />;
}
