import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/loaders/page-head.ts';
import { readOneOf, readText, type SearchValues } from '#src/domain/catalogue/address-values.ts';
import { isLocaleCode } from '#src/domain/shop/locales.ts';
import { localReturnPath } from '#src/domain/sign-in/session.ts';
import { announceSignInFailure } from '#src/features/sign-in/session.functions.ts';
import { SIGN_IN_FAILURES, type SignInFailure } from '#src/features/sign-in/sign-in-addresses.ts';
import { callbackAnswer } from '#src/features/sign-in/sign-in-answers.server.ts';
import { SignInFailedPage } from '#src/features/sign-in/sign-in-failed-page.tsx';

type CallbackSearch = { error?: SignInFailure | undefined; returnTo?: string | undefined };

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
  validateSearch: (search: SearchValues): CallbackSearch => ({
    error: readOneOf(search.error, SIGN_IN_FAILURES),
    returnTo: readText(search.returnTo, /^\/.{0,2000}$/),
  }),
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
