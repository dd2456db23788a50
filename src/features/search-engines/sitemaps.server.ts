import { getPageNames } from '#src/domain/catalogue/catalogue.calls.ts';
import { optionPictureUrl } from '#src/domain/catalogue/pictures.ts';
import { type NamedPage, PAGE_NAMES_SIZE, STORY_KINDS } from '#src/domain/content/content.ts';
import { helpPath } from '#src/domain/content/help-path.ts';
import { pathsOfPage, pathsOfStory } from '#src/domain/content/page-elsewhere.ts';
import type { PageName } from '#src/domain/content/page-names.schema.ts';
import { familySlug } from '#src/domain/content/page-slugs.ts';
import { shopHelp } from '#src/domain/content/shop-help.ts';
import { pathsOfGiftCard } from '#src/domain/gift-card/bought-card.ts';
import { legalPagesOf } from '#src/domain/legal/duties.ts';
import { legalPath, WITHDRAWAL_PATH } from '#src/domain/legal/legal-pages.ts';
import { getDomain, ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { hasStores } from '#src/domain/shop/web-domain.ts';
import * as calls from '#src/domain/store/store.calls.ts';
import { pathsOfStores, storePath } from '#src/domain/store/store.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { entryOf } from '#src/session/content-entries.server.ts';
import { readFamilies } from '#src/session/menu.server.ts';
import { optional } from '#src/session/optional-reads.server.ts';
import {
  allShopParameters,
  openShops,
  shopParameters,
} from '#src/session/shop-parameters.server.ts';
import { storyNames } from '#src/session/story-names.server.ts';
import { commerceOf, mediaBase, originOf, shopsHere } from './shops-here.server.ts';
import { type ShopOrigins, type SitemapPage, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const readHelp = optional(cachedRead('help-pages', CONTENT_RULE, entryOf('help_page')), null);
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
 * Pages beside the catalogue: home, help with the topics of this shop, gift cards where it sells
 * them, stories, stores of its country with their list, and what the law wants published. What editors
 * wrote and cannot be read is left out; topics of help have other names elsewhere, and nothing says
 * which are alike.
 */
async function contentPages(commerce: Commerce, locale: OnlineLocale): Promise<SitemapPage[]> {
  const [shop, shops, help, ...stories] = await Promise.all([
    shopParameters(locale),
    allShopParameters(locale),
    readHelp(commerce),
    ...STORY_KINDS.map(async (kind) => {
      const names = (await readStoryNames(commerce, kind)) ?? [];
      return names.map(({ id, slugs }) => ({ paths: pathsOfStory(kind, id, slugs) }));
    }),
  ]);
  const topics = (help === null ? [] : shopHelp(help, shop).topics).map(({ slug }) => ({
    paths: { [locale]: helpPath(locale, slug) },
  }));
  const { served } = commerce.caller;
  const isWritten = served.has('content');
  const withStores = hasStores(shop);
  const ids = withStores ? await readStoreIds(commerce, getDomain(locale).iso2) : [];
  const legal = [
    ...(isWritten ? legalPagesOf(shop).map(legalPath) : []),
    ...(served.has('withdrawal') ? [WITHDRAWAL_PATH] : []),
  ].map((path) => ({ paths: { [locale]: path } }));
  const stores = ids.map((storeId) => ({ paths: { [locale]: storePath(storeId) } }));
  return [
    inAll(() => ''),
    ...(isWritten ? [inAll((shop) => helpPath(shop))] : []),
    ...(withStores ? [{ paths: pathsOfStores() }] : []),
    ...(shop.params.giftCard === null ? [] : [{ paths: pathsOfGiftCard(shops) }]),
    ...topics,
    ...stories.flat(),
    ...stores,
    ...legal,
  ];
}

/** `page` is 0-based. */
const readPageNames = cachedRead(
  'page-names',
  CONTENT_RULE,
  (commerce, kind: NamedPage, page: number) =>
    commerce.ask(getPageNames, { query: { kind, page } }),
  (_, kind, page) => JSON.stringify([kind, page]),
);

const isNaming = ({ caller }: Commerce) => caller.served.has('pageNames');

/** Families of the menu, where the platform does not say what pages are called elsewhere. */
async function ownFamilies(commerce: Commerce, locale: OnlineLocale): Promise<SitemapPage[]> {
  const families = (await readFamilies(commerce)) ?? [];
  return families.map(({ familyId: id, slug: name }) => ({
    paths: { [locale]: `/${familySlug({ name, id })}` },
  }));
}

/** `page` is 0-based. */
async function catalogPages(
  commerce: Commerce,
  locale: OnlineLocale,
  { kind, page }: { kind: NamedPage; page: number },
): Promise<SitemapPage[]> {
  if (!isNaming(commerce)) return kind === 'family' ? ownFamilies(commerce, locale) : [];
  const { values } = await readPageNames(commerce, kind, page);
  return values.map((value) => toPage(kind, value));
}

/** Wide enough for the results of a picture search. */
const PICTURE_WIDTH = 800;
const AN_HOUR = 'public, max-age=3600';

/** `/sitemap.xml`: families and what editors fill of each shop in one file, products in as many as they need. */
export async function answerSitemapIndex(): Promise<Response> {
  const shops = await shopsHere();
  const [first] = shops;
  if (first === undefined) return new Response(null, { status: HTTP_STATUS.NOT_FOUND });
  const commerce = await commerceOf(first);
  const { total } = isNaming(commerce) ? await readPageNames(commerce, 'product', 0) : { total: 0 };
  const shards = Array.from({ length: Math.ceil(total / PAGE_NAMES_SIZE) }, (_, page) => page);
  const urls = shops.flatMap((locale) =>
    ['families', ...shards.map((page) => `products-${page}`)].map(
      (name) => `${originOf(locale)}/sitemaps/${locale}-${name}.xml`,
    ),
  );
  return xml(sitemapIndexXml(urls));
}

const NAME = /^([a-z-]+?)-(families|products-(\d{1,4}))\.xml$/;

/** `/sitemaps/{locale}-families.xml`, `/sitemaps/{locale}-products-{page}.xml`. */
export async function answerSitemap(name: string): Promise<Response> {
  const [, prefix, , shard] = NAME.exec(name) ?? [];
  const locale = (await shopsHere()).find((code) => code === prefix);
  if (locale === undefined) return new Response(null, { status: HTTP_STATUS.NOT_FOUND });
  const kind = shard === undefined ? 'family' : 'product';
  const commerce = await commerceOf(locale);
  const pages = await catalogPages(commerce, locale, { kind, page: Number(shard ?? 0) });
  if (pages.length === 0) return new Response(null, { status: HTTP_STATUS.NOT_FOUND });
  const others = kind === 'family' ? await contentPages(commerce, locale) : [];
  return xml(sitemapXml(locale, [...others, ...pages], await originsOfShops()));
}

/** Where each open shop is. */
async function originsOfShops(): Promise<ShopOrigins> {
  return Object.fromEntries((await openShops()).map((shop) => [shop, originOf(shop)]));
}

function toPage(kind: NamedPage, name: PageName): SitemapPage {
  const { optionId, look, changedAt } = name;
  const picture =
    optionId && optionPictureUrl(mediaBase(), { optionId, look }, 'AP', PICTURE_WIDTH);
  return {
    paths: pathsOfPage(kind, name),
    picture: picture ?? undefined,
    changedAt: changedAt ?? undefined,
  };
}

function xml(text: string): Response {
  return new Response(text, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': AN_HOUR },
  });
}
