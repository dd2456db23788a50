import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guarded } from '#app/guards/guarded.ts';
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
  beforeLoad: guarded('secure-authent', 'order-access', 'init-order'),
  head: ({ match: { context } }) =>
    pageHead({
      ...context,
      title: t(context.i18n)`Payment`,
      path: '/checkout/payment',
      isPrivate: true,
    }),
  component: Payment,
});

function Payment() {
  return <PaymentPage result={Route.useSearch().result ?? null} />;
}
