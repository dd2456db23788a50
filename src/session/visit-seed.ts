import { createIsomorphicFn } from '@tanstack/react-start';

const KEY = 'vitrine-visit';
/** For a browser that keeps nothing: the same for all calls of the page. */
let ofPage: string | undefined;

function ofTab(): string {
  try {
    const kept = window.sessionStorage.getItem(KEY) ?? crypto.randomUUID();
    window.sessionStorage.setItem(KEY, kept);
    return kept;
  } catch {
    return crypto.randomUUID();
  }
}

/**
 * What the calls of a tab have in common before their first answer has brought the anonymous id:
 * calls that are under way at the same time are given the same one, and so the same cart.
 */
export const visitSeed = createIsomorphicFn()
  .server((): string | undefined => undefined)
  .client((): string | undefined => {
    ofPage ??= ofTab();
    return ofPage;
  });
