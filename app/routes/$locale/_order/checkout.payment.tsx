import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { passageOf } from '#app/guards/passage.ts';
import { runGuards } from '#app/guards/run-guards.ts';
import { pageHead } from '#app/loaders/page-head.ts';
import { readOneOf, type SearchValues } from '#src/domain/address-values.ts';
import { PaymentPage } from '#src/features/checkout/payment-page.tsx';

const RESULTS = ['refused', 'cancelled', 'failed'] as const;
type PaymentSearch = { result?: (typeof RESULTS)[number] | undefined };

/** `/checkout/payment` (specification §2); `result` says why the shopper is back. */
export const Route = createFileRoute('/$locale/_order/checkout/payment')({
  validateSearch: (search: SearchValues): PaymentSearch => ({
    result: readOneOf(search.result, RESULTS),
  }),
  beforeLoad: (entering) =>
    runGuards(['secure-authent', 'order-access', 'init-order'], passageOf(entering)),
  loader: ({ context }) => ({ title: t(context.i18n)`Payment` }),
  head: ({ match: { context }, loaderData }) =>
    pageHead({
      ...context,
      title: loaderData?.title ?? '',
      path: '/checkout/payment',
      isPrivate: true,
    }),
  component: Payment,
});

function Payment() {
  return <PaymentPage result={Route.useSearch().result ?? null} />;
}
