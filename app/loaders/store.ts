import { StorePage } from '#app/layouts/after-page.ts';
import { isDigits } from '#src/domain/page-slugs.ts';
import { storePath } from '#src/domain/store.ts';
import { storeQuery } from '#src/features/stores/stores.queries.ts';
import stylesheet from '#src/ui/late.css?url';
import { pageNotFound } from './page-not-found.ts';
import type { ShopContext } from './shop-context.ts';

/** The page of a store of the shop's country; 404 for any other. */
export async function loadStore({ queryClient }: ShopContext, storeId: string, pathname: string) {
  if (!isDigits(storeId)) throw pageNotFound(pathname);
  const [store] = await Promise.all([
    queryClient.ensureQueryData(storeQuery(storeId)),
    StorePage.load(),
  ]);
  if (store === null) throw pageNotFound(pathname);
  const { name: title, line1, zipCode, city } = store;
  const description = `${line1}, ${zipCode} ${city}`;
  return { storeId, title, description, path: storePath(storeId), alternates: null, stylesheet };
}
