import { createFileRoute } from '@tanstack/react-router';
import { takesOnly } from '#app/pipeline/methods.ts';
import { answerReturnLabel } from '#src/features/orders/return-label.server.ts';

/** The label of a return as a file; outside the prefixes, since it is no page. */
export const Route = createFileRoute('/api/return-labels/$returnNumber')({
  server: {
    handlers: {
      GET: ({ request, params }) => answerReturnLabel(new URL(request.url), params.returnNumber),
      ANY: takesOnly('GET', 'HEAD'),
    },
  },
});
