import { createFileRoute } from '@tanstack/react-router';
import { StorePage } from '#app/layouts/after-page.ts';
import { loadedHead } from '#app/loaders/loaded-head.ts';
import { loadStore } from '#app/loaders/store.ts';

/** The page of a store, in the shop of its country. */
export const Route = createFileRoute('/$locale/_default/stores/$storeId')({
  loader: ({ context, params, location }) => loadStore(context, params.storeId, location.pathname),
  head: loadedHead,
  component: Store,
});

function Store() {
  return <StorePage storeId={Route.useLoaderData().storeId} />;
}
