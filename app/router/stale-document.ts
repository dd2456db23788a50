import { useEffect } from 'react';

/**
 * Back and Forward can lead from page to page within one document: clicked before the page answers
 * them itself, they change the URL of a document that the server has sent for another one.
 */
export function isStaleDocument(
  document: string,
  now: Pick<Location, 'pathname' | 'search'>,
): boolean {
  const { pathname, search } = new URL(document);
  return pathname !== now.pathname || search !== now.search;
}

/** Fetches the URL's own document, where the page has been left for another; answers whether it does. */
export function fetchIfStale(): boolean {
  const [sent] = performance.getEntriesByType('navigation');
  const isStale = sent !== undefined && isStaleDocument(sent.name, location);
  if (isStale) location.reload();
  return isStale;
}

/** Stopped before the router's history: until it is unloaded, the page hydrates as the server sent it. */
const fetchInstead = (event: Event) => fetchIfStale() && event.stopImmediatePropagation();

/** Has Back and Forward fetch what they lead to; called before the history listens to them. */
export function fetchStaleDocuments() {
  addEventListener('popstate', fetchInstead, true);
}

/** The router goes there by itself once the page is hydrated. */
export function useRouterTakesOver() {
  useEffect(() => removeEventListener('popstate', fetchInstead, true), []);
}

/** Goes where Back and Forward have led before any script ran; nothing more runs until it is there. */
export async function followUrl(): Promise<void> {
  if (fetchIfStale()) await new Promise(() => undefined);
}
