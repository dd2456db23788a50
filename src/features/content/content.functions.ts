import { createServerFn } from '@tanstack/react-start';
import { headerOutline, type Menu } from '#src/domain/content.ts';
import { NO_FILTER } from '#src/domain/facets.ts';
import { getFamilyProducts } from '#src/gateway/catalogue.server.ts';
import {
  getFooterLayout,
  getHeaderLayout,
  getHomePage,
  getLegalNotices,
  getSiteSelector,
} from '#src/gateway/content.server.ts';
import { shopMiddleware } from '#src/session/commerce-middleware.ts';
import { KEEP_CATALOGUE, KEEP_CONTENT, keepRead } from '#src/session/kept-reads.ts';

const SELECTION_SIZE = 8;

/** Header, footer and country selector of the shop; a part that cannot be read is null (F03). */
export const fetchShellContent = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .handler(async ({ context: { call, locale } }) => {
    const [header, footer, sites] = await Promise.all([
      keepRead(`header ${locale}`, KEEP_CONTENT, () => getHeaderLayout(call)),
      keepRead(`footer ${locale}`, KEEP_CONTENT, () => getFooterLayout(call)),
      keepRead(`sites ${locale}`, KEEP_CONTENT, () => getSiteSelector(call)),
    ]);
    return { header: header && headerOutline(header), footer, sites };
  });

/** What opens from the menu; null when it cannot be read. */
export const fetchMenu = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .handler(async ({ context: { call, locale } }): Promise<Menu | null> => {
    const header = await keepRead(`header ${locale}`, KEEP_CONTENT, () => getHeaderLayout(call));
    if (header === null) return null;
    const { navigation_group, navigation_modular } = header;
    return { navigation_group, navigation_modular };
  });

/** The home page and the products of its selection; null or empty where a read fails. */
export const fetchHome = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .handler(async ({ context: { call, locale } }) => {
    const page = await keepRead(`home ${locale}`, KEEP_CONTENT, () => getHomePage(call));
    if (page === null) return { page, selection: [] };
    const { familyId } = page.selection;
    const selection = await keepRead(`selection ${locale} ${familyId}`, KEEP_CATALOGUE, () =>
      getFamilyProducts(call, familyId, {
        page: 0,
        pageSize: SELECTION_SIZE,
        sort: 'newest',
        filter: NO_FILTER,
      }),
    ).catch(() => null);
    return { page, selection: selection?.values ?? [] };
  });

/** The legal text behind the footer's toggle, read when it is first opened. */
export const fetchLegalNotices = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .handler(({ context: { call } }) => getLegalNotices(call));
