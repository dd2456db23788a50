import { createFileRoute } from '@tanstack/react-router';
import { guarded } from '#app/guards/guarded.ts';
import { pageNotFound } from '#app/loaders/page-not-found.ts';
import { readText, type SearchValues } from '#src/domain/catalogue/address-values.ts';
import { isCardProvider } from '#src/domain/payment/card-providers.ts';
import { paymentReturnAnswer } from '#src/features/checkout/payment-return.server.ts';

/** `/order-{provider}-check?reference=` : always leads on; nothing to see here. */
export const Route = createFileRoute('/$locale/_order/order-{$provider}-check')({
  server: { handlers: { POST: ({ request }) => paymentReturnAnswer(request) } },
  params: {
    // No provider of ours: no page, whoever asks.
    parse: ({ provider }) => (isCardProvider(provider) ? { provider } : false),
  },
  validateSearch: (search: SearchValues): { reference?: string | undefined } => ({
    reference: readText(search.reference, /^[\w-]{1,60}$/),
  }),
  beforeLoad: guarded('secure-authent', 'order-access', 'order-exception'),
  loader: ({ location }) => {
    throw pageNotFound(location.pathname);
  },
});
