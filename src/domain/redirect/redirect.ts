/** Paths of a shop without its prefix, from which and to which redirects lead. */

export const MAX_REDIRECT_PATH = 300;

/** As a link of another shop may write it: without query, with one slash in front and none at the end. */
export function redirectPath(typed: string): string | null {
  const [path = ''] = typed.trim().split(/[?#]/);
  const plain = `/${path.replace(/^https?:\/\/[^/]*/i, '').replace(/^\/+|\/+$/g, '')}`;
  return isRedirectPath(plain) ? plain : null;
}

/** A path that stays on the host that it is on: no other host, no scheme, no sign that hides one. */
export const isRedirectPath = (path: string): boolean =>
  path.length <= MAX_REDIRECT_PATH && /^\/(?!\/)[^\s\\\p{C}]*$/u.test(path);

/** How often one redirect may lead to the next. */
const LONGEST_CHAIN = 10;

/**
 * Where redirects lead in the end. Null where none begins, and where they lead in a circle: the page
 * is not there then.
 */
export function endOfChain(
  from: string,
  next: (path: string) => string | undefined,
): string | null {
  const seen = new Set([from]);
  let path = next(from);
  let end: string | null = null;
  while (path !== undefined && seen.size <= LONGEST_CHAIN) {
    if (seen.has(path)) return null;
    seen.add(path);
    end = path;
    path = next(path);
  }
  return path === undefined ? end : null;
}
