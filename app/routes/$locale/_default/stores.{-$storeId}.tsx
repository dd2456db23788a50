import { createFileRoute } from '@tanstack/react-router';
import { loadedHead } from '#app/loaders/loaded-head.ts';
import { loadStore } from '#app/loaders/store.ts';
import { StorePage } from '#src/features/stores/store-page.tsx';
import { StoresPage } from '#src/features/stores/stores-page.tsx';

/** `/stores`, all stores of the shop's country, and the page of one of them below it. */
export const Route = createFileRoute('/$locale/_default/stores/{-$storeId}')({
  loader: ({ context, params, location }) => loadStore(context, params.storeId, location.pathname),
  head: loadedHead,
  component: Store,
});

function Store() {
  const { storeId } = Route.useLoaderData();
  return storeId === undefined ? <StoresPage /> : <StorePage storeId={storeId} />;
}
