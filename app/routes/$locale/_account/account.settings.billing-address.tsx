import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '#app/loaders/page-head.ts';
import { billingAddressQuery } from '#src/features/settings/addresses.functions.ts';
import { BillingAddressPage } from '#src/features/settings/billing-address-page.tsx';

/** `/account/settings/billing-address` (specification §2) */
export const Route = createFileRoute('/$locale/_account/account/settings/billing-address')({
  loader: async ({ context }) => {
    await context.queryClient.fetchQuery(billingAddressQuery);
    return { title: t(context.i18n)`Billing address` };
  },
  head: accountHead,
  component: BillingAddressPage,
});
