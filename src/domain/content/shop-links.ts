import { GIFT_CARD_PATH } from '#src/domain/gift-card/bought-card.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { STORES_PATH } from '#src/domain/store/store.ts';
import type { FooterLayout, HeaderLayout } from './content.schema.ts';

type SwitchedShop = Pick<WebDomain, 'domain' | 'params'>;

/** Whether a shop has the page of a path that not every shop has. */
export function hasPage({ domain, params }: SwitchedShop, path: string): boolean {
  if (path === GIFT_CARD_PATH) return params.giftCard !== null;
  return path !== STORES_PATH || getDomain(domain).hasStores;
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
  return { ...layout, links_modular: shownColumns(layout.links_modular, shop) };
}
