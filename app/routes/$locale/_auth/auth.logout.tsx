import { createFileRoute } from '@tanstack/react-router';
import { isLocaleCode } from '#src/domain/locales.ts';
import { logoutAnswer } from '#src/features/sign-in/sign-in-answers.server.ts';

/** `/auth/logout`: ends the session, clears the cart cookie, then the provider's logout (§2). */
export const Route = createFileRoute('/$locale/_auth/auth/logout')({
  server: {
    handlers: {
      GET: ({ params, request, next }) =>
        isLocaleCode(params.locale) ? logoutAnswer(params.locale, new URL(request.url)) : next(),
    },
  },
});
