import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createServerOnlyFn } from '@tanstack/react-start';
import { scriptJson } from '#src/features/shop/script-json.server.ts';

/** Key, answer and the moment of reading (ms since 1970) of what the server has read. */
type ReadQuery = readonly [key: readonly unknown[], data: unknown, readAt: number];

/** Rules read segmentations, pages do not; the shop is in the router's context already. */
const NOT_SENT: readonly unknown[] = ['segmentations', 'shop'];

/** What was read for a page, as the JSON of `ReadQuery[]`. No code of it is in the browser. */
export const packQueries = createServerOnlyFn((queryClient: QueryClient): string => {
  const read = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.status === 'success' && !NOT_SENT.includes(queryKey[0]))
    .map(({ queryKey, state }): ReadQuery => [queryKey, state.data, state.dataUpdatedAt]);
  return scriptJson(read);
});

/** Puts what the server has read where the page's components look for it. */
export function unpackQueries(queryClient: QueryClient, packed: string): void {
  const read: ReadQuery[] = JSON.parse(packed);
  for (const [key, data, updatedAt] of read) queryClient.setQueryData(key, data, { updatedAt });
}

const ID = 'read';

/**
 * Sends to the browser what was read for the page (decision 014). It is removed before React
 * looks at the document, so that browsers have nothing of it to render.
 */
export function ReadQueries() {
  return (
    <script type="application/json" id={ID}>
      {packQueries(useQueryClient())}
    </script>
  );
}

/** Puts it into the browser's cache. */
export function restoreQueries(queryClient: QueryClient): void {
  const element = document.getElementById(ID);
  unpackQueries(queryClient, element?.textContent ?? '[]');
  element?.remove();
}
