import { createFileRoute } from '@tanstack/react-router';
import { takesOnly } from '#app/pipeline/methods.ts';
import { answerPageLoad } from '#src/features/analytics/page-load.server.ts';

/** How a page felt, sent by browsers as they leave it (decision 062). */
export const Route = createFileRoute('/api/vitals')({
  server: { handlers: { POST: ({ request }) => answerPageLoad(request), ANY: takesOnly('POST') } },
});
