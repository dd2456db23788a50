import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { passageOf } from '#app/guards/passage.ts';
import { runGuards } from '#app/guards/run-guards.ts';
import { pageHead } from '#app/loaders/page-head.ts';
import { DeliveryPage } from '#src/features/checkout/delivery-page.tsx';

/** `/checkout/delivery` (specification §2) */
export const Route = createFileRoute('/$locale/_order/checkout/delivery')({
  beforeLoad: (entering) =>
    runGuards(['secure-authent', 'order-access', 'init-order'], passageOf(entering)),
  loader: ({ context }) => ({ title: t(context.i18n)`Delivery` }),
  head: ({ match: { context }, loaderData }) =>
    pageHead({
      ...context,
      title: loaderData?.title ?? '',
      path: '/checkout/delivery',
      isPrivate: true,
    }),
  component: DeliveryPage,
});
