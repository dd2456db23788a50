import { createFileRoute } from '@tanstack/react-router';
import { passageOf } from '#app/guards/passage.ts';
import { runGuards } from '#app/guards/run-guards.ts';
import { pageNotFound } from '#app/loaders/page-not-found.ts';
import { readText, type SearchValues } from '#src/domain/address-values.ts';
import { isCardProvider } from '#src/domain/card-providers.ts';
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
  beforeLoad: (entering) =>
    runGuards(['secure-authent', 'order-access', 'order-exception'], passageOf(entering)),
  loader: ({ location }) => {
    throw pageNotFound(location.pathname);
  },
});
