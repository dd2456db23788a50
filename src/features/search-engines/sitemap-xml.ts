import { getDomain, type OnlineLocale, SHOP_DOMAINS } from '#src/domain/shop/locales.ts';
import { xmlText } from '#src/domain/text/xml-text.ts';

export type SitemapPage = {
  /** Path without origin and prefix in each shop that has it, `''` for home. */
  paths: Partial<Record<OnlineLocale, string>>;
  /** Absolute URL of its main picture. */
  picture?: string | undefined;
  /** When what it shows last changed (an instant); unknown where editors or stores fill it. */
  changedAt?: string | undefined;
};

/** Where each open shop is: pages in others do not exist. */
export type ShopOrigins = Partial<Record<OnlineLocale, string>>;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const PICTURES = 'http://www.google.com/schemas/sitemap-image/1.1';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** One URL and those of the same page in other shops, each named by its languages. */
function entry(
  locale: OnlineLocale,
  { paths, picture, changedAt }: SitemapPage,
  origins: ShopOrigins,
): string {
  const urlIn = (code: OnlineLocale) => {
    const path = paths[code];
    const origin = origins[code];
    const isThere = path !== undefined && origin !== undefined;
    return isThere ? xmlText(`${origin}/${code}${path}`) : undefined;
  };
  const own = urlIn(locale);
  if (own === undefined) return '';
  const alternates = SHOP_DOMAINS.flatMap(({ locale: code }) => {
    const url = urlIn(code);
    if (url === undefined) return [];
    return getDomain(code).hrefLangIsos.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
    );
  });
  const image =
    picture === undefined
      ? ''
      : `<image:image><image:loc>${xmlText(picture)}</image:loc></image:image>`;
  const changed = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`;
  return `<url><loc>${own}</loc>${changed}${alternates.join('')}${image}</url>\n`;
}

export function sitemapXml(
  locale: OnlineLocale,
  pages: readonly SitemapPage[],
  origins: ShopOrigins,
): string {
  const entries = pages.map((page) => entry(locale, page, origins));
  return `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:xhtml="${XHTML}" xmlns:image="${PICTURES}">\n${entries.join('')}</urlset>\n`;
}

export function sitemapIndexXml(urls: readonly string[]): string {
  const entries = urls.map((url) => `<sitemap><loc>${xmlText(url)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${entries.join('')}</sitemapindex>\n`;
}
