import * as calls from '#src/domain/catalogue/catalogue.calls.ts';
import { optionPictureUrl } from '#src/domain/catalogue/pictures.ts';
import { type NamedPage, PAGE_NAMES_SIZE } from '#src/domain/content/content.ts';
import { pathsOfPage } from '#src/domain/content/page-elsewhere.ts';
import type { PageName } from '#src/domain/content/page-names.schema.ts';
import { HTTP_STATUS } from '#src/domain/process/http-status.ts';
import { CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { contentPages } from './content-pages.server.ts';
import { commerceOf, mediaBase, originOf, shopsHere } from './shops-here.server.ts';
import { type SitemapPage, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

/** `page` is 0-based. */
const readPageNames = cachedRead(
  'page-names',
  CONTENT_RULE,
  (commerce, kind: NamedPage, page: number) =>
    commerce.ask(calls.getPageNames, { query: { kind, page } }),
  (_, kind, page) => JSON.stringify([kind, page]),
);

/** Wide enough for the results of a picture search. */
const PICTURE_WIDTH = 800;
const AN_HOUR = 'public, max-age=3600';

/** `/sitemap.xml`: families and what editors fill of each shop in one file, products in as many as they need. */
export async function answerSitemapIndex(): Promise<Response> {
  const shops = shopsHere();
  const { total } = await readPageNames(await commerceOf(shops[0] ?? 'fr-fr'), 'product', 0);
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
  const locale = shopsHere().find((code) => code === prefix);
  if (locale === undefined) return new Response(null, { status: HTTP_STATUS.NOT_FOUND });
  const kind = shard === undefined ? 'family' : 'product';
  const commerce = await commerceOf(locale);
  const { values } = await readPageNames(commerce, kind, Number(shard ?? 0));
  if (values.length === 0) return new Response(null, { status: HTTP_STATUS.NOT_FOUND });
  const pages = values.map((value) => toPage(kind, value));
  const others = kind === 'family' ? await contentPages(commerce, locale) : [];
  return xml(sitemapXml(locale, [...others, ...pages], originOf));
}

function toPage(kind: NamedPage, name: PageName): SitemapPage {
  const { optionId } = name;
  const picture = optionId && optionPictureUrl(mediaBase(), optionId, 'AP', PICTURE_WIDTH);
  return { paths: pathsOfPage(kind, name), picture: picture ?? undefined };
}

function xml(text: string): Response {
  return new Response(text, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': AN_HOUR },
  });
}
