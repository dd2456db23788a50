import type { LocaleCode, OnlineLocale } from '#src/domain/shop/locales.ts';
import { isOnline, languageTag, onlineVariant, SHOP_DOMAINS } from '#src/domain/shop/locales.ts';
import type { Shop } from '#src/features/shop/shop.functions.ts';
import { type Shown, sharing } from './sharing.ts';

export type PageHead = {
  shop: Shop;
  locale: LocaleCode;
  title: string;
  description?: string | undefined;
  /** Path without the prefix, of the one address this page is known by. */
  path: string;
  /** Kept out of search engines (SEO-01, A-153). */
  isPrivate?: boolean;
  /** Path per locale where it differs; null: this page has no alternates. */
  alternates?: Alternates | null | undefined;
  /** What stands for it where it is shared; known on the server alone. */
  shown?: Shown | undefined;
};

/** Path without the prefix, in the shops that have the page. */
type Alternates = Partial<Record<OnlineLocale, string>>;

/** Title, description, canonical address, alternates and robots of a page. */
export function pageHead({
  shop,
  locale,
  title,
  description,
  path,
  isPrivate,
  alternates,
  shown,
}: PageHead) {
  const online = onlineVariant(locale);
  const isIndexed = !isPrivate && isOnline(locale);
  const canonical = `${shop.origins[online] ?? ''}/${online}${path}`;
  return {
    meta: [
      { title: `${title} · ${shop.brandName}` },
      ...(description === undefined ? [] : [{ name: 'description', content: description }]),
      { property: 'og:title', content: title },
      { property: 'og:site_name', content: shop.brandName },
      { property: 'og:locale', content: languageTag(locale).replace('-', '_') },
      ...(isPrivate ? [] : sharing(canonical, shown)),
      ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, nofollow' }]),
    ],
    links: [
      ...(isPrivate ? [] : [{ rel: 'canonical', href: canonical }]),
      ...(isIndexed && alternates !== null
        ? alternateLinks(shop, alternates ?? everywhere(path))
        : []),
    ],
  };
}

const everywhere = (path: string): Alternates =>
  Object.fromEntries(SHOP_DOMAINS.map(({ locale }) => [locale, path]));

/** One link per hreflang code of every shop with the page; x-default is the international one. */
function alternateLinks(shop: Shop, paths: Alternates) {
  return SHOP_DOMAINS.flatMap(({ locale, hrefLangIsos }) => {
    const path = paths[locale];
    if (path === undefined) return [];
    const href = `${shop.origins[locale] ?? ''}/${locale}${path}`;
    return hrefLangIsos.map((hrefLang) => ({ rel: 'alternate', hrefLang, href }));
  });
}
