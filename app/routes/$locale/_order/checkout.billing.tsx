import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guarded } from '#app/guards/guarded.ts';
import { pageHead } from '#app/loaders/page-head.ts';
import { BillingPage } from '#src/features/checkout/billing-page.tsx';

/** `/checkout/billing` (specification §2) */
export const Route = createFileRoute('/$locale/_order/checkout/billing')({
  beforeLoad: guarded('secure-authent', 'order-access', 'init-order'),
  head: ({ match: { context } }) =>
    pageHead({
      ...context,
      title: t(context.i18n)`Billing`,
      path: '/checkout/billing',
      isPrivate: true,
    }),
  component: BillingPage,
});
