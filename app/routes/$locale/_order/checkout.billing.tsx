import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { passageOf } from '#app/guards/passage.ts';
import { runGuards } from '#app/guards/run-guards.ts';
import { pageHead } from '#app/loaders/page-head.ts';
import { BillingPage } from '#src/features/checkout/billing-page.tsx';

/** `/checkout/billing` (specification §2) */
export const Route = createFileRoute('/$locale/_order/checkout/billing')({
  beforeLoad: (entering) =>
    runGuards(['secure-authent', 'order-access', 'init-order'], passageOf(entering)),
  loader: ({ context }) => ({ title: t(context.i18n)`Billing` }),
  head: ({ match: { context }, loaderData }) =>
    pageHead({
      ...context,
      title: loaderData?.title ?? '',
      path: '/checkout/billing',
      isPrivate: true,
    }),
  component: BillingPage,
});
