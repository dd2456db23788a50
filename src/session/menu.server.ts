import { getMenuFamilies } from '#src/domain/catalogue/catalogue.calls.ts';
import type { MenuFamily } from '#src/domain/catalogue/catalogue.schema.ts';
import type { HeaderLayout } from '#src/domain/content/content.schema.ts';
import { menuOfFamilies } from '#src/domain/content/menu-of-families.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { CATALOGUE_RULE, CONTENT_RULE, cachedRead } from './cached-reads.server.ts';
import { entryOf } from './content-entries.server.ts';
import { optional } from './optional-reads.server.ts';

const readEntry = optional(cachedRead('header', CONTENT_RULE, entryOf('header_layout')), null);

/**
 * The families that have something to show. Null where they cannot be read: the menu is then as editors
 * wrote it.
 */
export const readFamilies = optional(
  cachedRead(
    'menu-families',
    CATALOGUE_RULE,
    async (commerce) => (await commerce.ask(getMenuFamilies, {})).values,
  ),
  null,
);

/** The header of a platform without editors: its families. */
const OF_FAMILIES: HeaderLayout = {
  notification: null,
  follows_families: true,
  navigation_group: [],
  navigation_modular: [],
};

type MadeMenu = { header: HeaderLayout; menu: HeaderLayout };
/** The menu of families as they were last read: making it again took a twentieth of a page. */
const madeMenus = new WeakMap<readonly MenuFamily[], MadeMenu>();

function madeMenu(header: HeaderLayout, families: readonly MenuFamily[]): HeaderLayout {
  const known = madeMenus.get(families);
  if (known?.header === header) return known.menu;
  const menu = menuOfFamilies(header, families);
  madeMenus.set(families, { header, menu });
  return menu;
}

/** What editors wrote of the header, its menu as the families are now; null where it cannot be read (F03). */
export async function readMenu(commerce: Commerce): Promise<HeaderLayout | null> {
  const isWritten = commerce.caller.served.has('content');
  const [header, families] = await Promise.all([
    isWritten ? readEntry(commerce) : OF_FAMILIES,
    readFamilies(commerce),
  ]);
  return header !== null && families !== null ? madeMenu(header, families) : header;
}
