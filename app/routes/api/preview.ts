import { createFileRoute } from '@tanstack/react-router';
import { answerLeaveForm, openPreview } from '#src/features/preview/preview.server.ts';

/** The link of an editor to what is not published yet, and the way back (decision 070). */
export const Route = createFileRoute('/api/preview')({
  server: {
    handlers: {
      GET: ({ request }) => openPreview(request),
      POST: ({ request }) => answerLeaveForm(request),
    },
  },
});
