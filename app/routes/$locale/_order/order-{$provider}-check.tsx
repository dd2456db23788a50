import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { guarded } from '#app/guards/guarded.ts';
import { pageNotFound } from '#app/loaders/page-not-found.ts';
import { isCardProvider } from '#src/domain/payment/card-providers.ts';
import { text } from '#src/domain/search-params.ts';
import { paymentReturnAnswer } from '#src/features/checkout/payment-return.server.ts';

/** `/order-{provider}-check?reference=` : always leads on; nothing to see here. */
export const Route = createFileRoute('/$locale/_order/order-{$provider}-check')({
  // An unknown provider has no page. Before the handlers, which would fix its type.
  params: { parse: ({ provider }) => isCardProvider(provider) && { provider } },
  server: { handlers: { POST: ({ request }) => paymentReturnAnswer(request) } },
  validateSearch: v.object({
    reference: text(/^[\w-]{1,60}$/),
    sessionId: text(/^\w{1,200}$/),
    sessionResult: text(/^[\w!+/=.-]{1,4000}$/),
  }),
  beforeLoad: ({ params, search, ...entering }) =>
    guarded('secure-authent', 'order-access', 'order-exception')(entering, { params, search }),
  loader: ({ location }) => {
    throw pageNotFound(location.pathname);
  },
});
