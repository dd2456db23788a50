import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribedPage } from '#app/layouts/after-page.ts';
import { loadedHead } from '#app/loaders/page-head.ts';

/** `/unsubscribe/confirmation` */
export const Route = createFileRoute('/$locale/_default/unsubscribe/confirmation')({
  loader: async ({ context }) => {
    await UnsubscribedPage.load();
    return {
      title: t(context.i18n)`You are unsubscribed`,
      path: '/unsubscribe/confirmation',
      isPrivate: true,
    };
  },
  head: loadedHead,
  component: UnsubscribedPage,
});
