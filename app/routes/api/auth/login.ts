import { createFileRoute } from '@tanstack/react-router';
import { takesOnly } from '#app/pipeline/methods.ts';
import { loginAnswer } from '#src/features/sign-in/sign-in-answers.server.ts';

/** Starts a sign-in; outside the prefixes, since the specification lists no page for it. */
export const Route = createFileRoute('/api/auth/login')({
  server: {
    handlers: {
      GET: ({ request }) => loginAnswer(new URL(request.url)),
      ANY: takesOnly('GET', 'HEAD'),
    },
  },
});
