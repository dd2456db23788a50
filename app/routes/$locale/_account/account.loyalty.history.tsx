import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { membersOnly } from '#app/loaders/members-only.ts';
import { accountHead } from '#app/loaders/page-head.ts';
import { whole } from '#src/domain/search-params.ts';
import { LoyaltyHistoryPage } from '#src/features/loyalty/history-page.tsx';
import { loyaltyQuery } from '#src/features/loyalty/loyalty.functions.ts';

/** `/account/loyalty/history`, for members; `page` counts from 1. */
export const Route = createFileRoute('/$locale/_account/account/loyalty/history')({
  validateSearch: v.object({ page: whole(1, 1000) }),
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: async ({ context, location, deps: { page } }) => {
    await membersOnly({ context, location });
    await context.queryClient.fetchQuery(loyaltyQuery(page - 1));
    return { title: t(context.i18n)`Points history` };
  },
  head: accountHead,
  component: History,
});

function History() {
  const { page = 1 } = Route.useSearch();
  return <LoyaltyHistoryPage page={page} />;
}
