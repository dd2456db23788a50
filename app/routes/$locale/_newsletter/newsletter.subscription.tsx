import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionPage } from '#app/layouts/after-page.ts';
import { loadedHead } from '#app/loaders/page-head.ts';
import { useIdentity } from '#src/features/start-up/use-start-up.ts';

/** `/newsletter/subscription` */
export const Route = createFileRoute('/$locale/_newsletter/newsletter/subscription')({
  loader: async ({ context }) => {
    await SubscriptionPage.load();
    return { title: t(context.i18n)`Our newsletter`, path: '/newsletter/subscription' };
  },
  head: loadedHead,
  component: Subscription,
});

function Subscription() {
  return <SubscriptionPage knownEmail={useIdentity().email} />;
}
