import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { privateHead } from '#app/loaders/page-head.ts';
import { text } from '#src/domain/search-params.ts';
import { isLocaleCode } from '#src/domain/shop/locales.ts';
import { logoutAnswer } from '#src/features/sign-in/sign-in-answers.server.ts';
import { SignOutPage } from '#src/features/sign-in/sign-out-page.tsx';

/**
 * `/auth/logout`: ends the session, clears the cart cookie, then the provider's logout (§2). The
 * page is for when another site asks for it (T02).
 */
export const Route = createFileRoute('/$locale/_auth/auth/logout')({
  server: {
    handlers: {
      GET: async ({ params, request, next }) => {
        const { locale } = params;
        if (!isLocaleCode(locale)) return next();
        return (await logoutAnswer(locale, request)) ?? next();
      },
    },
  },
  validateSearch: v.object({ returnTo: text(/^\/.{0,2000}$/) }),
  head: privateHead(msg`Sign out`),
  component: SignOutPage,
});
