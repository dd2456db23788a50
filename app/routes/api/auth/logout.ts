import { createFileRoute } from '@tanstack/react-router';
import { takesOnly } from '#app/pipeline/methods.ts';
import { logoutFormAnswer } from '#src/features/sign-in/sign-in-answers.server.ts';

export const Route = createFileRoute('/api/auth/logout')({
  server: {
    handlers: { POST: ({ request }) => logoutFormAnswer(request), ANY: takesOnly('POST') },
  },
});
