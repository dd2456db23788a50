import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { loadedHead } from '#app/loaders/page-head.ts';
import { pageNotFound } from '#app/loaders/page-not-found.ts';
import { text } from '#src/domain/search-params.ts';
import { trackedOrderQuery } from '#src/features/orders/orders.functions.ts';
import { TrackedOrderPage } from '#src/features/orders/tracked-order-page.tsx';

/** `/order-tracking?token=`, where the mail about an order leads (decision 055). */
export const Route = createFileRoute('/$locale/_default/order-tracking')({
  validateSearch: v.object({ token: text(/^.{1,200}$/) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { token }, location }) => {
    if (token === undefined) throw pageNotFound(location.pathname);
    await context.queryClient.ensureQueryData(trackedOrderQuery(token));
    return { token, title: t(context.i18n)`Your order`, path: '', isPrivate: true };
  },
  head: loadedHead,
  component: Tracking,
});

function Tracking() {
  return <TrackedOrderPage token={Route.useLoaderData().token} />;
}
