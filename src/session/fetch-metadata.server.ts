/** What a browser says of why it asks (Fetch Metadata): pages of other sites cannot change it. */
type Asked = Pick<Request, 'method' | 'headers'>;

/**
 * Whether somebody opens a page: no HEAD, no image, no prefetch. A browser too old for these
 * headers at least asks for HTML, as no image does.
 */
export function isNavigation({ method, headers }: Asked): boolean {
  if (method !== 'GET' || headers.has('sec-purpose')) return false;
  const mode = headers.get('sec-fetch-mode');
  if (mode === null) return headers.get('accept')?.includes('text/html') ?? false;
  return mode === 'navigate' && headers.get('sec-fetch-dest') === 'document';
}

/**
 * Whether a page is opened from one of ours, or by the shopper alone (address bar, bookmark). A
 * browser that does not say is taken for another site.
 */
export function isOwnNavigation(asked: Asked): boolean {
  const site = asked.headers.get('sec-fetch-site');
  return isNavigation(asked) && (site === 'same-origin' || site === 'none');
}

/** Whether a form of ours was sent; `origin` is our own (T02). */
export function isOwnPost({ method, headers }: Asked, origin: string): boolean {
  if (method !== 'POST') return false;
  const site = headers.get('sec-fetch-site');
  return site === null ? headers.get('origin') === origin : site === 'same-origin';
}
