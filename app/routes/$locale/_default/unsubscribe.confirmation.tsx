import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadedHead } from '#app/loaders/page-head.ts';
import { UnsubscribedPage } from '#src/features/newsletter/unsubscribe-page.tsx';

/** `/unsubscribe/confirmation` */
export const Route = createFileRoute('/$locale/_default/unsubscribe/confirmation')({
  loader: ({ context }) => ({
    title: t(context.i18n)`You are unsubscribed`,
    path: '/unsubscribe/confirmation',
    isPrivate: true,
  }),
  head: loadedHead,
  component: UnsubscribedPage,
});
