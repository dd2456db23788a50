import { createFileRoute } from '@tanstack/react-router';
import { isLocaleCode } from '#src/domain/locales.ts';
import { callbackAnswer } from '#src/features/sign-in/sign-in-answers.server.ts';
import { SignInFailedPage } from '#src/features/sign-in/sign-in-failed-page.tsx';
import { pageHead } from '../../../page-head.ts';

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
  head: ({ match: { context } }) =>
    pageHead({
      ...context,
      title: context.shop.brandName,
      path: '/auth/callback',
      isPrivate: true,
    }),
  component: SignInFailedPage,
});
