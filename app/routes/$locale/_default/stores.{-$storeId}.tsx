import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadedHead } from '#app/loaders/page-head.ts';
import { pageNotFound } from '#app/loaders/page-not-found.ts';
import type { ShopContext } from '#app/routes/__root.tsx';
import { townLine } from '#src/domain/address/address.ts';
import { isDigits } from '#src/domain/content/page-slugs.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { pathsOfStores, STORES_PATH, storePath } from '#src/domain/store/store.ts';
import { StorePage } from '#src/features/stores/store-page.tsx';
import { storeQuery, townsQuery } from '#src/features/stores/stores.functions.ts';
import { StoresPage } from '#src/features/stores/stores-page.tsx';

/** `/stores`, all stores of the shop's country, and the page of one of them below it. */
export const Route = createFileRoute('/$locale/_default/stores/{-$storeId}')({
  loader: async ({ context, params: { storeId }, location }) => {
    if (storeId === undefined) return { storeId, ...(await loadStores(context)) };
    if (!isDigits(storeId)) throw pageNotFound(location.pathname);
    const store = await context.queryClient.ensureQueryData(storeQuery(storeId));
    if (store === null) throw pageNotFound(location.pathname);
    const title = store.name;
    const description = `${store.line1}, ${townLine(store)}`;
    const path = storePath(storeId);
    return { storeId, title, description, path, alternates: null };
  },
  head: loadedHead,
  component: Store,
});

/** A shop without any store says so, and hides the page from search engines. */
async function loadStores({ queryClient, locale, i18n }: ShopContext) {
  await queryClient.ensureQueryData(townsQuery);
  return {
    title: t(i18n)`Our stores`,
    description: t(i18n)`Addresses and opening hours of all our stores, town by town.`,
    path: STORES_PATH,
    alternates: pathsOfStores(),
    isPrivate: !getDomain(locale).hasStores,
  };
}

function Store() {
  const { storeId } = Route.useLoaderData();
  return storeId === undefined ? <StoresPage /> : <StorePage storeId={storeId} />;
}
