import { createFileRoute } from '@tanstack/react-router';
import { takesOnly } from '#app/pipeline/methods.ts';
import { answerDownload } from '#src/features/account/download-answer.server.ts';

/** A document as a file; outside the prefixes, since it is no page. */
export const Route = createFileRoute('/api/downloads/$documentId')({
  server: {
    handlers: {
      GET: ({ request, params }) => answerDownload(new URL(request.url), params.documentId),
      ANY: takesOnly('GET', 'HEAD'),
    },
  },
});
