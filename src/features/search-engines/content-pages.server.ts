import { STORY_KINDS } from '#src/domain/content/content.ts';
import { helpPath } from '#src/domain/content/help-path.ts';
import { pathsOfStory } from '#src/domain/content/page-elsewhere.ts';
import { shopHelp } from '#src/domain/content/shop-help.ts';
import { getDomain, ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import * as calls from '#src/domain/store/store.calls.ts';
import { pathsOfStores, storePath } from '#src/domain/store/store.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { entryOf } from '#src/session/content-entries.server.ts';
import { shopParameters } from '#src/session/shop-parameters.server.ts';
import { storyNames } from '#src/session/story-names.server.ts';
import type { SitemapPage } from './sitemap-xml.ts';

const readHelp = cachedRead('help-pages', CONTENT_RULE, entryOf('help_page'));
/** The same in every shop. */
const readStoryNames = cachedRead('story-names', CONTENT_RULE, storyNames, (_, kind) => kind);

const readStoreIds = cachedRead(
  'store-ids',
  CONTENT_RULE,
  async (commerce: Commerce, country: string) =>
    (await commerce.ask(calls.getAllStores, { query: { countryCode: country } })).stores.map(
      ({ storeId }) => storeId,
    ),
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
  commerce: Commerce,
  locale: OnlineLocale,
): Promise<SitemapPage[]> {
  const [shop, help, ...stories] = await Promise.all([
    shopParameters(locale),
    readHelp(commerce),
    ...STORY_KINDS.map(async (kind) => {
      const names = (await readStoryNames(commerce, kind)) ?? [];
      return names.map(({ id, slugs }) => ({ paths: pathsOfStory(kind, id, slugs) }));
    }),
  ]);
  const topics = (help === null ? [] : shopHelp(help, shop).topics).map(({ slug }) => ({
    paths: { [locale]: helpPath(locale, slug) },
  }));
  const { hasStores, iso2 } = getDomain(locale);
  const ids = hasStores ? await readStoreIds(commerce, iso2) : [];
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
