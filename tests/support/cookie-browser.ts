/** A browser's part in a sign-in: keeps cookies by path and follows redirects within one origin. */
type Cookie = { value: string; path: string };

/** How a request is sent. */
export type Fetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

export type CookieBrowser = {
  /** One request, redirects not followed. */
  request(url: string | URL, init?: RequestInit): Promise<Response>;
  /** Follows redirects until a page comes, or one that leads to another origin. */
  follow(url: string | URL, init?: RequestInit): Promise<{ response: Response; url: URL }>;
  /** Names of the cookies that are kept. */
  cookieNames(): string[];
};

const MAX_REDIRECTS = 10;

function isSentTo(cookie: Cookie, { pathname }: URL): boolean {
  const folder = cookie.path.endsWith('/') ? cookie.path : `${cookie.path}/`;
  return pathname === cookie.path || pathname.startsWith(folder);
}

/** `always` are headers of every request, such as the browser's name. */
export function openCookieBrowser(
  always: Record<string, string> = {},
  send: Fetch = fetch,
): CookieBrowser {
  const jar = new Map<string, Cookie>();

  function keep(header: string) {
    const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/';
    const isExpired = attributes.some((one) => /^expires=Thu, 01 Jan 1970/i.test(one));
    if (isExpired || value === '') jar.delete(`${name} ${path}`);
    else jar.set(`${name} ${path}`, { value, path });
  }

  async function request(url: string | URL, init: RequestInit = {}) {
    const target = new URL(url);
    const sent = [...jar].filter(([, cookie]) => isSentTo(cookie, target));
    const headers = new Headers({ ...always, ...Object.fromEntries(new Headers(init.headers)) });
    const pairs = sent.map(([key, { value }]) => `${key.split(' ')[0]}=${value}`);
    if (pairs.length > 0) headers.set('cookie', pairs.join('; '));
    const response = await send(target, { ...init, headers, redirect: 'manual' });
    for (const header of response.headers.getSetCookie()) keep(header);
    return response;
  }

  return {
    request,
    async follow(start, init) {
      let url = new URL(start);
      let response = await request(url, init);
      for (let count = 0; count < MAX_REDIRECTS; count += 1) {
        const location = response.headers.get('location');
        if (location === null) return { response, url };
        await response.body?.cancel();
        const next = new URL(location, url);
        if (next.origin !== url.origin) return { response, url: next };
        url = next;
        response = await request(url);
      }
      throw new Error(`too many redirects from ${new URL(start).pathname}`);
    },
    cookieNames: () => [...jar.keys()].map((key) => key.split(' ')[0] ?? ''),
  };
}
