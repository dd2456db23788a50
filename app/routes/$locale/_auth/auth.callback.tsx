import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { pageHead } from '#app/loaders/page-head.ts';
import { oneOf, text } from '#src/domain/search-params.ts';
import { isLocaleCode } from '#src/domain/shop/locales.ts';
import { localReturnPath } from '#src/domain/sign-in/session.ts';
import {
  announceSignInFailure,
  SIGN_IN_FAILURES,
} from '#src/features/sign-in/session.functions.ts';
import { callbackAnswer } from '#src/features/sign-in/sign-in-answers.server.ts';
import { SignInFailedPage } from '#src/features/sign-in/sign-in-failed-page.tsx';

/** Where the provider sends the shopper back; the page is for when that did not work (F22). */
export const Route = createFileRoute('/$locale/_auth/auth/callback')({
  server: {
    handlers: {
      GET: async ({ params, request, next }) => {
        const { locale } = params;
        if (!isLocaleCode(locale)) return next();
        return (await callbackAnswer(locale, new URL(request.url))) ?? next();
      },
    },
  },
  validateSearch: v.object({ error: oneOf(SIGN_IN_FAILURES), returnTo: text(/^\/.{0,2000}$/) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { locale }, deps: { error, returnTo } }) => {
    await announceSignInFailure({ data: error ?? 'failed' });
    return { returnTo: localReturnPath(returnTo, isLocaleCode, `/${locale}`) };
  },
  head: ({ match: { context } }) =>
    pageHead({
      ...context,
      title: context.shop.brandName,
      path: '/auth/callback',
      isPrivate: true,
    }),
  component: SignInFailed,
});

function SignInFailed() {
  return <SignInFailedPage returnTo={Route.useLoaderData().returnTo} />;
}
