import { useEffect, useState } from 'react';
import type { ProductSummary } from '#src/domain/catalogue/catalogue.schema.ts';
import { productPath } from '#src/domain/content/page-slugs.ts';
import { onlineVariant } from '#src/domain/shop/locales.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';

/**
 * The products of a list, for search engines, which run a page's script before they read it: its
 * document has no room to name them once more (performance.md).
 */
export function ItemList({ products }: { products: readonly ProductSummary[] }) {
  const { origins } = useShop();
  const shop = onlineVariant(useLocale());
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  if (!isInBrowser) return null;
  const itemListElement = products.map((product, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    url: `${origins[shop] ?? ''}/${shop}${productPath(product)}`,
  }));
  const list = { '@context': 'https://schema.org', '@type': 'ItemList', itemListElement };
  return (
    <script type="application/ld+json">{JSON.stringify(list).replaceAll('<', '\\u003c')}</script>
  );
}
