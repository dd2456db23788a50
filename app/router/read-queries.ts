import type { QueryClient } from '@tanstack/react-query';
import { createServerOnlyFn } from '@tanstack/react-start';

/** Key, answer and the moment of reading (ms since 1970) of what the server has read. */
type ReadQuery = readonly [key: readonly unknown[], data: unknown, readAt: number];

/** Rules read segmentations, pages do not; the shop stands in the router's context already. */
const KEPT_BACK: readonly unknown[] = ['segmentations', 'shop'];

/**
 * What was read for a page, for the browser to go on with. One text: as values, each object of each
 * tile would be numbered on its way, which weighs as much as the tile (decision 014). No code of it is
 * in the browser.
 */
export const packQueries = createServerOnlyFn((queryClient: QueryClient): string => {
  const read = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.status === 'success' && !KEPT_BACK.includes(queryKey[0]))
    .map(({ queryKey, state }): ReadQuery => [queryKey, state.data, state.dataUpdatedAt]);
  return JSON.stringify(read);
});

/** Puts what the server has read where the page's components look for it. */
export function unpackQueries(queryClient: QueryClient, packed: string): void {
  const read: ReadQuery[] = JSON.parse(packed);
  for (const [key, data, updatedAt] of read) queryClient.setQueryData(key, data, { updatedAt });
}
