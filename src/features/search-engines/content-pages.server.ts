import { STORY_KINDS } from '#src/domain/content/content.ts';
import { helpPath } from '#src/domain/content/help-path.ts';
import { pathsOfStory } from '#src/domain/content/page-elsewhere.ts';
import { shopHelp } from '#src/domain/content/shop-help.ts';
import { getDomain, ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { pathsOfStores, storePath } from '#src/domain/store/store.ts';
import { getHelp, getStoryNames } from '#src/gateway/content.server.ts';
import type { CallContext } from '#src/gateway/platform-call.server.ts';
import { getAllStores } from '#src/gateway/stores.server.ts';
import { CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { shopParameters } from '#src/session/shop-parameters.server.ts';
import type { SitemapPage } from './sitemap-xml.ts';

const readHelp = cachedRead('help-pages', CONTENT_RULE, getHelp);
/** The same in every shop. */
const readStoryNames = cachedRead('story-names', CONTENT_RULE, getStoryNames, (_, kind) => kind);

const readStoreIds = cachedRead(
  'store-ids',
  CONTENT_RULE,
  async (call: CallContext, country: string) =>
    (await getAllStores(call, country)).map(({ storeId }) => storeId),
);

const inAll = (pathIn: (shop: OnlineLocale) => string): SitemapPage => ({
  paths: Object.fromEntries(ONLINE_LOCALES.map((shop) => [shop, pathIn(shop)])),
});

/**
 * Pages beside the catalogue: home, help with the topics of this shop, stories, and stores of its
 * country with their list. What editors wrote and cannot be read is left out; topics of help have
 * other names elsewhere, and nothing says which are alike.
 */
export async function contentPages(
  call: CallContext,
  locale: OnlineLocale,
): Promise<SitemapPage[]> {
  const [shop, help, ...stories] = await Promise.all([
    shopParameters(locale),
    readHelp(call),
    ...STORY_KINDS.map(async (kind) => {
      const names = (await readStoryNames(call, kind)) ?? [];
      return names.map(({ id, slugs }) => ({ paths: pathsOfStory(kind, id, slugs) }));
    }),
  ]);
  const topics = (help === null ? [] : shopHelp(help, shop).topics).map(({ slug }) => ({
    paths: { [locale]: helpPath(locale, slug) },
  }));
  const { hasStores, iso2 } = getDomain(locale);
  const ids = hasStores ? await readStoreIds(call, iso2) : [];
  const stores = ids.map((storeId) => ({ paths: { [locale]: storePath(storeId) } }));
  return [
    inAll(() => ''),
    inAll((shop) => helpPath(shop)),
    ...(hasStores ? [{ paths: pathsOfStores() }] : []),
    ...topics,
    ...stories.flat(),
    ...stores,
  ];
}
