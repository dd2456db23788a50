import { useEffect } from 'react';

/**
 * Back and Forward can lead from page to page within one document: pressed before the page answers
 * them itself, they change the address under what the server has sent for another one.
 */
export function isLeft(document: string, now: Pick<Location, 'pathname' | 'search'>): boolean {
  const { pathname, search } = new URL(document);
  return pathname !== now.pathname || search !== now.search;
}

/** Fetches what the address names now, where the page has been left. */
function fetchIfLeft(): boolean {
  const [sent] = performance.getEntriesByType('navigation');
  const left = sent !== undefined && isLeft(sent.name, location);
  if (left) location.reload();
  return left;
}

/** Goes where Back and Forward lead until the page answers them; where one has, nothing more runs. */
export async function followAddress(): Promise<void> {
  addEventListener('popstate', fetchIfLeft);
  if (fetchIfLeft()) await new Promise(() => undefined);
}

/** The router listens for itself once what it renders is on the page. */
export function useRouterFollows() {
  useEffect(() => removeEventListener('popstate', fetchIfLeft), []);
}
