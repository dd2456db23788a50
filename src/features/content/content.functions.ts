import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';
import { firstBlock } from '#src/domain/content/blocks.ts';
import { headerOutline, type Menu } from '#src/domain/content/content.ts';
import { saidOf } from '#src/domain/text/search-texts.ts';
import { type ShownBlock, showBlocks } from '#src/features/blocks/blocks.server.ts';
import { readPromises } from '#src/features/delivery/delivery.server.ts';
import { readLegalLinks } from '#src/features/legal/legal.server.ts';
import { shopMiddleware } from '#src/session/commerce.middleware.ts';
import { previewedInstant } from '#src/session/preview.server.ts';
import { readFooter, readHeader, readHome, readLegalNotices, readSites } from './content.server.ts';

/** Header, footer, legal pages and country selector of the shop; a part that cannot be read is null (F03). */
export const fetchShellContent = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .handler(async ({ context: { commerce, shop } }) => {
    const [header, footer, sites, legal] = await Promise.all([
      readHeader(commerce, shop),
      readFooter(commerce, shop),
      readSites(commerce),
      readLegalLinks(commerce, shop),
    ]);
    // Sent to editors alone: pages of shoppers contain nothing of it.
    const previewed = commerce.caller.preview === undefined ? {} : { isPreviewed: true };
    const previewedAt = await previewedInstant(getRequestHeader('cookie'), commerce.caller.locale);
    return {
      header: header && headerOutline(header),
      footer,
      sites,
      legal,
      ...previewed,
      ...(previewedAt && { previewedAt }),
    };
  });

/** What opens from the menu; null when it cannot be read. */
export const fetchMenu = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .handler(async ({ context: { commerce, shop } }): Promise<Menu | null> => {
    const header = await readHeader(commerce, shop);
    if (header === null) return null;
    const { navigation_group, navigation_modular } = header;
    return { navigation_group, navigation_modular };
  });

/** What a home sells, then what its editors say of the season. */
function summaryOf(sections: readonly ShownBlock[]): string {
  const sold = firstBlock(sections, 'families')?.families.map(({ title }) => title);
  const said = firstBlock(sections, 'lead')?.text;
  return [sold?.join(', '), said].filter(Boolean).join('. ');
}

/** The home page, null where it cannot be read, and what the shop promises of delivery and returns. */
export const fetchHome = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .handler(async ({ context: { commerce, shop } }) => {
    const [home, promises] = await Promise.all([readHome(commerce), readPromises(commerce, shop)]);
    if (home === null) return { page: null, promises };
    const sections = await showBlocks(commerce, home.sections);
    const summary = summaryOf(sections);
    return { page: { sections, summary, searchEngines: saidOf(home.search_engines) }, promises };
  });

/** The legal text behind the footer's toggle, read when it is first opened. */
export const fetchLegalNotices = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .handler(({ context: { commerce } }) => readLegalNotices(commerce));

export const shellContentQuery = queryOptions({
  queryKey: ['shell-content'],
  queryFn: () => fetchShellContent(),
  staleTime: Number.POSITIVE_INFINITY,
});

/** An answer that could not be read is fetched again at the next opening. */
export const menuQuery = queryOptions({
  queryKey: ['menu'],
  queryFn: () => fetchMenu(),
  staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
});

export const homeQuery = queryOptions({ queryKey: ['home'], queryFn: () => fetchHome() });

/** Cached once it has a text; an empty answer is fetched again at the next opening. */
export const legalNoticesQuery = queryOptions({
  queryKey: ['legal-notices'],
  queryFn: () => fetchLegalNotices(),
  staleTime: ({ state }) => (state.data?.length ? Number.POSITIVE_INFINITY : 0),
});
