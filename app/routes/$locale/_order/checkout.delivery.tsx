import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DeliveryPage } from '#src/features/checkout/delivery-page.tsx';
import { passageOf } from '../../../guards/passage.ts';
import { runGuards } from '../../../guards/run-guards.ts';
import { pageHead } from '../../../page-head.ts';

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
