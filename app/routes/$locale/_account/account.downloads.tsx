import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { accountHead } from '#app/loaders/page-head.ts';
import { pageNotFound } from '#app/loaders/page-not-found.ts';
import { oneOf, whole } from '#src/domain/search-params.ts';
import { downloadsQuery } from '#src/features/account/account.functions.ts';
import { DownloadsPage } from '#src/features/account/downloads-page.tsx';

/** `/account/downloads`, where the shop has it; `page` counts from 1. */
export const Route = createFileRoute('/$locale/_account/account/downloads')({
  validateSearch: v.object({ page: whole(1, 1000), notice: oneOf(['failed']) }),
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: async ({ context, location, deps: { page } }) => {
    if (!context.shop.parameters.params.myDownloads) throw pageNotFound(location.pathname);
    await context.queryClient.fetchQuery(downloadsQuery(page - 1));
    return { title: t(context.i18n)`Downloads` };
  },
  head: accountHead,
  component: Downloads,
});

function Downloads() {
  const { page = 1, notice } = Route.useSearch();
  return <DownloadsPage page={page} hasFailed={notice === 'failed'} />;
}
