import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadedHead } from '#app/loaders/page-head.ts';
import { pageNotFound } from '#app/loaders/page-not-found.ts';
import { trackedOrderQuery } from '#src/features/orders/orders.functions.ts';
import { TrackedOrderPage } from '#src/features/orders/tracked-order-page.tsx';
import { trackingSearch } from '#src/features/orders/withdrawal-search.ts';

/** `/order-tracking?token=`, where the mail about an order leads (decision 055). */
export const Route = createFileRoute('/$locale/_default/order-tracking')({
  validateSearch: trackingSearch,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ context, deps: { token }, location }) => {
    if (token === undefined) throw pageNotFound(location.pathname);
    await context.queryClient.ensureQueryData(trackedOrderQuery(token));
    return { token, title: t(context.i18n)`Your order`, path: '', isPrivate: true };
  },
  head: loadedHead,
  component: Tracking,
});

function Tracking() {
  const { token } = Route.useLoaderData();
  return <TrackedOrderPage {...Route.useSearch()} token={token} />;
}
