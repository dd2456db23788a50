import { useEffect } from 'react';

/**
 * Back and Forward can lead from page to page within one document: clicked before the page answers
 * them itself, they change the URL of a document that the server has sent for another one.
 */
export function isLeft(document: string, now: Pick<Location, 'pathname' | 'search'>): boolean {
  const { pathname, search } = new URL(document);
  return pathname !== now.pathname || search !== now.search;
}

/** Fetches the URL's own document, where the page has been left for another; answers whether it does. */
export function fetchIfLeft(): boolean {
  const [sent] = performance.getEntriesByType('navigation');
  const left = sent !== undefined && isLeft(sent.name, location);
  if (left) location.reload();
  return left;
}

/** Stopped before the router's history: until it is unloaded, the page hydrates as the server sent it. */
const fetchInstead = (event: Event) => fetchIfLeft() && event.stopImmediatePropagation();

/** Has Back and Forward fetch what they lead to; called before the history listens to them. */
export function fetchWhereLeft() {
  addEventListener('popstate', fetchInstead, true);
}

/** The router goes there by itself once the page is hydrated. */
export function useRouterFollows() {
  useEffect(() => removeEventListener('popstate', fetchInstead, true), []);
}

/** Goes where Back and Forward have led before any script ran; nothing more runs until it is there. */
export async function followUrl(): Promise<void> {
  if (fetchIfLeft()) await new Promise(() => undefined);
}
