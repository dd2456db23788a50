import { createFileRoute } from '@tanstack/react-router';
import { takesOnly } from '#app/pipeline/methods.ts';
import { logoutFormAnswer } from '#src/features/sign-in/sign-in-answers.server.ts';

/** The form of the page that asks before a sign-out. */
export const Route = createFileRoute('/api/auth/logout')({
  server: {
    handlers: { POST: ({ request }) => logoutFormAnswer(request), ANY: takesOnly('POST') },
  },
});
