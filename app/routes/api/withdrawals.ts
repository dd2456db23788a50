import { createFileRoute } from '@tanstack/react-router';
import { takesOnly } from '#app/pipeline/methods.ts';
import { answerDeclarationForm } from '#src/features/orders/withdrawal-forms.server.ts';

/** Second step, from the page of the order; outside the prefixes, since it is no page. */
export const Route = createFileRoute('/api/withdrawals')({
  server: {
    handlers: { POST: ({ request }) => answerDeclarationForm(request), ANY: takesOnly('POST') },
  },
});
