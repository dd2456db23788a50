import { GIFT_CARD_PATH } from '#src/domain/gift-card/bought-card.ts';
import { isPageServed } from '#src/domain/shop/page-capabilities.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { hasStores, lacksOf } from '#src/domain/shop/web-domain.ts';
import { STORES_PATH } from '#src/domain/store/store.ts';
import type { FooterLayout, HeaderLayout } from './content.schema.ts';

type SwitchedShop = Pick<WebDomain, 'domain' | 'params'>;

/** Whether a shop has the page of a path that not every shop has. */
export function hasPage(shop: SwitchedShop, path: string): boolean {
  if (path === GIFT_CARD_PATH) return shop.params.giftCard !== null;
  if (path === STORES_PATH) return hasStores(shop);
  return isPageServed(path, lacksOf(shop));
}

const shown = <T extends { url: string }>(links: readonly T[], shop: SwitchedShop): T[] =>
  links.filter(({ url }) => hasPage(shop, url));

const shownColumns = <T extends { links: { url: string }[] }>(
  columns: readonly T[],
  shop: SwitchedShop,
) => columns.map((column) => ({ ...column, links: shown(column.links, shop) }));

/** The menu of a shop without links to what it does not have. */
export function shopHeader(layout: HeaderLayout, shop: SwitchedShop): HeaderLayout {
  return {
    ...layout,
    navigation_group: shown(layout.navigation_group, shop).map((group) => ({
      ...group,
      columns: shownColumns(group.columns, shop),
    })),
    navigation_modular: shown(layout.navigation_modular, shop),
  };
}

export function shopFooter(layout: FooterLayout, shop: SwitchedShop): FooterLayout {
  const { banner_newsletter: banner, links_modular } = layout;
  return {
    ...layout,
    banner_newsletter: lacksOf(shop).includes('newsletter') ? null : banner,
    links_modular: shownColumns(links_modular, shop),
  };
}
