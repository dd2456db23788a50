import { t } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { listTitle } from '#app/loaders/list.ts';
import { pageHead } from '#app/loaders/page-head.ts';
import { atLastPage } from '#src/domain/catalogue/list-search.ts';
import { FOUND } from '#src/domain/wire/http-status.ts';
import { searchFacetsQuery, searchPageQuery } from '#src/features/search/search.functions.ts';
import { searchedText, searchPageSchema } from '#src/features/search/search-list.ts';
import { SearchPage } from '#src/features/search/search-page.tsx';

/** `/search?q=` ; an empty text has its own page. */
export const Route = createFileRoute('/$locale/_default/search')({
  validateSearch: searchPageSchema,
  // The router hands on what no route knows, such as the parameters of an advertisement.
  loaderDeps: ({ search }) => v.parse(searchPageSchema, search),
  loader: async ({ context, params, deps }) => {
    const { q: _text, ...search } = deps;
    const text = searchedText(deps);
    if (text !== '') {
      const { direct, total } = await context.queryClient.ensureQueryData(
        searchPageQuery(text, search),
      );
      // A barcode, a product or an option id names one product.
      if (direct !== null) {
        const { slug: name, productId: id } = direct;
        throw redirect({
          to: '/$locale/$productSlug',
          params: { ...params, productSlug: { name, id } },
        });
      }
      const last = atLastPage(deps, total);
      if (last !== undefined) {
        throw redirect({
          statusCode: FOUND,
          to: '/$locale/search',
          params,
          search: { ...deps, ...last },
        });
      }
      if (deps.filters !== undefined)
        await context.queryClient.ensureQueryData(searchFacetsQuery(text, search));
    }
    const title = listTitle(context.i18n, t(context.i18n)`Search`, search.page);
    return { text, search, title };
  },
  head: ({ match: { context }, loaderData }) =>
    pageHead({
      ...context,
      title: loaderData?.title ?? '',
      path: '/search',
      isPrivate: true,
    }),
  component: Search,
});

function Search() {
  return <SearchPage {...Route.useLoaderData()} />;
}
