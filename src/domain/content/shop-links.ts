import { GIFT_CARD_PATH } from '#src/domain/gift-card/bought-card.ts';
import { isPageServed } from '#src/domain/shop/page-capabilities.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { hasStores, lacksOf } from '#src/domain/shop/web-domain.ts';
import { STORES_PATH } from '#src/domain/store/store.ts';
import type { FooterLayout, HeaderLayout } from './content.schema.ts';

type SwitchedShop = Pick<WebDomain, 'domain' | 'params'>;

/** Tells whether a shop has the page of a path that not every shop has. */
export function hasPageOf(shop: SwitchedShop): (path: string) => boolean {
  const lacks = lacksOf(shop);
  return (path) => {
    if (path === GIFT_CARD_PATH) return shop.params.giftCard !== null;
    if (path === STORES_PATH) return hasStores(shop);
    return isPageServed(path, lacks);
  };
}

type HasPage = ReturnType<typeof hasPageOf>;

const shown = <T extends { url: string }>(links: readonly T[], hasPage: HasPage): T[] =>
  links.filter(({ url }) => hasPage(url));

const shownColumns = <T extends { links: { url: string }[] }>(
  columns: readonly T[],
  hasPage: HasPage,
) => columns.map((column) => ({ ...column, links: shown(column.links, hasPage) }));

/** The menu of a shop without links to what it does not have. */
export function shopHeader(layout: HeaderLayout, shop: SwitchedShop): HeaderLayout {
  const hasPage = hasPageOf(shop);
  return {
    ...layout,
    navigation_group: shown(layout.navigation_group, hasPage).map((group) => ({
      ...group,
      columns: shownColumns(group.columns, hasPage),
    })),
    navigation_modular: shown(layout.navigation_modular, hasPage),
  };
}

export function shopFooter(layout: FooterLayout, shop: SwitchedShop): FooterLayout {
  const { banner_newsletter: banner, links_modular } = layout;
  return {
    ...layout,
    banner_newsletter: lacksOf(shop).includes('newsletter') ? null : banner,
    links_modular: shownColumns(links_modular, hasPageOf(shop)),
  };
}
