import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadedHead } from '#app/loaders/page-head.ts';
import { WITHDRAWAL_PATH } from '#src/domain/legal/legal-pages.ts';
import { WithdrawalPage } from '#src/features/orders/withdrawal-page.tsx';
import { claimSearch } from '#src/features/orders/withdrawal-search.ts';

/** `/withdrawal`, where a contract is withdrawn from without a sign-in. */
export const Route = createFileRoute('/$locale/_default/withdrawal')({
  validateSearch: claimSearch,
  loader: ({ context: { i18n } }) => ({
    title: t(i18n)`Cancel the contract here`,
    description: t(
      i18n,
    )`Cancel an order in two steps, with its number and your email address, and without a reason.`,
    path: WITHDRAWAL_PATH,
  }),
  head: loadedHead,
  component: Page,
});

function Page() {
  return <WithdrawalPage {...Route.useSearch()} />;
}
