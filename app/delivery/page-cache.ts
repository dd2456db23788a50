import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { log } from '#src/session/log.server.ts';
import { countPage } from '#src/session/metrics.server.ts';
import { collectTags, onPurge } from '#src/session/page-tags.server.ts';
import { createStaleCache } from '#src/session/stale-cache.server.ts';
import {
  type CachedPage,
  type CacheState,
  type Rendered,
  sendPage,
  toCachedPage,
} from './cached-page.ts';

/**
 * Rendered public pages, cached for a few seconds and sent to everybody (decision 011). They are
 * rendered for a stranger, so nobody's data can be in them (T25).
 */

/** Renders a URL for a stranger; the id names the rendering in logs and on an error page. */
type Render = (url: URL, correlationId: string) => Promise<Rendered>;

/** Seconds that a page is fresh, and that it may then be sent while a newer one is rendered. */
const FRESH_S = 10;
const STALE_S = 50;
/** Seconds that a page is sent in place of one that cannot be rendered (T45). */
const STALE_IF_ERROR_S = 600;
/** After a rendering that failed: by then an open circuit lets a call through again. */
const RETRY_AFTER_MS = 5_000;
const PUBLIC = `public, max-age=0, s-maxage=${FRESH_S}, stale-while-revalidate=${STALE_S}, stale-if-error=${STALE_IF_ERROR_S}`;
const MAX_BYTES = 64_000_000;
/**
 * Of these, for pages with search params: there is no end of them, and they evict each other alone
 * (T47).
 */
const NARROWED_SHARE = 1 / 4;
const SECOND_MS = 1_000;
const RULE = {
  freshMs: FRESH_S * SECOND_MS,
  staleMs: STALE_S * SECOND_MS,
  staleIfErrorMs: (STALE_IF_ERROR_S - FRESH_S - STALE_S) * SECOND_MS,
};
const STATES = { fresh: 'HIT', stale: 'STALE' } as const;

/** Whether an older page is the better answer. */
const isWorse = (page: CachedPage, older: CachedPage) =>
  page.status >= HTTP_STATUS.INTERNAL_SERVER_ERROR || (page.isPartial && !older.isPartial);

type PageCacheOptions = {
  render: Render;
  /** ms. */
  now: () => number;
  /** Caches nothing, for platforms under inspection. */
  isOff: () => boolean;
  maxBytes?: number;
};

/**
 * Answers a request for a cacheable URL; `message` is what a failing page said of itself.
 * Pages of one commercial version are not sent during the next.
 */
type PageCache = (
  request: Request,
  page: { url: URL; version: () => Promise<string>; correlationId: string },
) => Promise<{ response: Response; message: string | undefined; route: string | undefined }>;

/** Pages by URL and commercial version; one rendering at a time for each. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, now, isOff, maxBytes = MAX_BYTES } = options;
  const openCache = (share: number) => {
    const cache = createStaleCache<CachedPage>({
      rule: RULE,
      retryAfterMs: RETRY_AFTER_MS,
      maxWeight: maxBytes * share,
      weightOf: ({ identity }) => Math.max(1, identity.byteLength),
      now,
      judge: (page, older) => {
        if (older !== undefined && isWorse(page, older)) return 'failure';
        return page.etag === null ? 'discard' : 'store';
      },
      onFailure: (_key, error, page) => {
        const cause = page === undefined ? String(error) : (page.message ?? 'incomplete');
        log.warn({ cause }, 'a cached page could not be renewed');
      },
    });
    onPurge((isStale) => cache.purge(({ tags }) => isStale(tags)));
    return cache;
  };
  const wholePages = openCache(1 - NARROWED_SHARE);
  const narrowedPages = openCache(NARROWED_SHARE);

  return async function answer(request, { url, version, correlationId }) {
    const make = async () => {
      const { value, tags } = await collectTags(() => render(url, correlationId));
      return toCachedPage(value, { cacheControl: PUBLIC, tags });
    };
    const send = async (page: CachedPage, state: CacheState, message?: string) => {
      countPage(state);
      return { response: await sendPage(request, page, state), message, route: page.route };
    };
    if (isOff()) {
      const page = await make();
      return send(page, 'BYPASS', page.message);
    }
    const cache = url.search === '' ? wholePages : narrowedPages;
    const { value: page, state } = await cache(`${await version()} ${url.href}`, make);
    if (state !== 'made') return send(page, STATES[state]);
    return send(page, page.etag === null ? 'BYPASS' : 'MISS', page.message);
  };
}
