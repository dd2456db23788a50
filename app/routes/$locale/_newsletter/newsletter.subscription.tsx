import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadedHead } from '#app/loaders/page-head.ts';
import { SubscriptionPage } from '#src/features/newsletter/letter-page.tsx';
import { useIdentity } from '#src/features/start-up/use-start-up.ts';

/** `/newsletter/subscription` */
export const Route = createFileRoute('/$locale/_newsletter/newsletter/subscription')({
  loader: ({ context }) => ({
    title: t(context.i18n)`Our newsletter`,
    path: '/newsletter/subscription',
  }),
  head: loadedHead,
  component: Subscription,
});

function Subscription() {
  return <SubscriptionPage knownEmail={useIdentity().email} />;
}
