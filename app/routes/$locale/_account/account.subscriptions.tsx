import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '#app/loaders/page-head.ts';
import { subscriptionsQuery } from '#src/features/settings/preferences.functions.ts';
import { SubscriptionsPage } from '#src/features/settings/subscriptions-page.tsx';

/** `/account/subscriptions` (specification §2) */
export const Route = createFileRoute('/$locale/_account/account/subscriptions')({
  loader: async ({ context }) => {
    await context.queryClient.fetchQuery(subscriptionsQuery);
    return { title: t(context.i18n)`Subscriptions` };
  },
  head: accountHead,
  component: SubscriptionsPage,
});
