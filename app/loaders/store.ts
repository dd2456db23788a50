import { t } from '@lingui/core/macro';
import { getDomain } from '#src/domain/locales.ts';
import { isDigits } from '#src/domain/page-slugs.ts';
import { pathsOfStores, STORES_PATH, storePath } from '#src/domain/store.ts';
import { storeQuery, townsQuery } from '#src/features/stores/stores.queries.ts';
import stylesheet from '#src/ui/late.css?url';
import { pageNotFound } from './page-not-found.ts';
import type { ShopContext } from './shop-context.ts';

/** The list of all stores; a shop without any says so, and keeps the page out of search engines. */
async function loadStores({ queryClient, locale, i18n }: ShopContext) {
  await queryClient.ensureQueryData(townsQuery);
  return {
    title: t(i18n)`Our stores`,
    description: t(i18n)`Addresses and opening hours of all our stores, town by town.`,
    path: STORES_PATH,
    alternates: pathsOfStores(),
    isPrivate: !getDomain(locale).hasStores,
    stylesheet,
  };
}

/** The page of a store of the shop's country, 404 for any other; the list of all without an id. */
export async function loadStore(
  context: ShopContext,
  storeId: string | undefined,
  pathname: string,
) {
  if (storeId === undefined) return { storeId, ...(await loadStores(context)) };
  if (!isDigits(storeId)) throw pageNotFound(pathname);
  const store = await context.queryClient.ensureQueryData(storeQuery(storeId));
  if (store === null) throw pageNotFound(pathname);
  const { name: title, line1, zipCode, city } = store;
  const description = `${line1}, ${zipCode} ${city}`;
  return { storeId, title, description, path: storePath(storeId), alternates: null, stylesheet };
}
