import { createFileRoute } from '@tanstack/react-router';
import { takesOnly } from '#app/pipeline/methods.ts';
import { answerClaimForm } from '#src/features/orders/withdrawal-forms.server.ts';

/** First step of `/withdrawal` without script; outside the prefixes, since it is no page. */
export const Route = createFileRoute('/api/withdrawal-claims')({
  server: { handlers: { POST: ({ request }) => answerClaimForm(request), ANY: takesOnly('POST') } },
});
