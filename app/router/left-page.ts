/**
 * Back and Forward can lead from page to page within one document: pressed before the page answers
 * them itself, they change the address under what the server has sent for another one.
 */
export function isLeft(document: string, now: Pick<Location, 'pathname' | 'search'>): boolean {
  const { pathname, search } = new URL(document);
  return pathname !== now.pathname || search !== now.search;
}

/** Fetches what the address names now, where the page has been left; nothing runs until it comes. */
export async function followAddress(): Promise<void> {
  const [sent] = performance.getEntriesByType('navigation');
  if (sent === undefined || !isLeft(sent.name, location)) return;
  location.reload();
  await new Promise(() => undefined);
}
