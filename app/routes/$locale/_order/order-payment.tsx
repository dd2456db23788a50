import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guarded } from '#app/guards/guarded.ts';
import { paymentSearchSchema } from '#app/loaders/order-search.ts';
import { privateHead } from '#app/loaders/page-head.ts';
import { PaymentPage } from '#src/features/checkout/payment-page.tsx';

/** `/order-payment` (the older flow, A-079); `result` says why the shopper is back. */
export const Route = createFileRoute('/$locale/_order/order-payment')({
  validateSearch: paymentSearchSchema,
  beforeLoad: guarded('secure-authent', 'order-access', 'init-order'),
  head: privateHead(msg`Payment`),
  component: Payment,
});

function Payment() {
  return <PaymentPage result={Route.useSearch().result ?? null} />;
}
