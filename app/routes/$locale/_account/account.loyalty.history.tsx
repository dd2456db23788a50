import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '#app/loaders/account-head.ts';
import { membersOnly } from '#app/loaders/members-only.ts';
import { readWhole, type SearchValues } from '#src/domain/catalogue/address-values.ts';
import { LoyaltyHistoryPage } from '#src/features/loyalty/history-page.tsx';
import { loyaltyQuery } from '#src/features/loyalty/loyalty.queries.ts';

type HistorySearch = { page?: number | undefined };

/** `/account/loyalty/history`, for members; `page` counts from 1 in the address. */
export const Route = createFileRoute('/$locale/_account/account/loyalty/history')({
  validateSearch: (search: SearchValues): HistorySearch => ({
    page: readWhole(search.page, 1, 1000),
  }),
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
