import { createHash } from 'node:crypto';
import { HTTP_STATUS } from '#src/domain/http-status.ts';
import { log } from '#src/session/log.ts';
import { acceptedEncoding, type Encoding, encode } from './compression.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { withInlineStyles } from './inline-styles.ts';
import { toKeptBody } from './kept-body.ts';
import { withScriptAfterPaint } from './script-after-paint.ts';

/**
 * Rendered public pages, kept for a few seconds and sent to everybody (architecture.md "What makes
 * public pages cacheable"). They are rendered for a stranger, so nobody's data can be in them (T25).
 */

/** A page as Start answered it, with what must be known of its rendering. */
export type Rendered = { response: Response; nonce: string; message: string | undefined };

/** Renders an address for a stranger; the id names the rendering in logs and on an error page. */
export type Render = (address: URL, correlationId: string) => Promise<Rendered>;

/** How the answer came about, for operators and for `npm run bench`. */
type CacheState = 'HIT' | 'STALE' | 'MISS' | 'BYPASS';

type KeptPage = {
  status: number;
  headers: Headers;
  etag: string;
  bodies: Map<Encoding | 'identity', Promise<Uint8Array>>;
  identity: Uint8Array;
  /** When it was rendered, ms. */
  at: number;
  message: string | undefined;
};

/** Seconds that a page is fresh, and that it may then be sent while a newer one is rendered. */
const FRESH_S = 10;
const STALE_S = 50;
const PUBLIC = `public, max-age=0, s-maxage=${FRESH_S}, stale-while-revalidate=${STALE_S}`;
const MOST_BYTES = 64_000_000;
const SECOND_MS = 1_000;

async function toPage({ response, nonce, message }: Rendered, at: number): Promise<KeptPage> {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const body = withInlineStyles(toKeptBody(await response.text(), nonce));
  const { html, ...inline } = withScriptAfterPaint(body);
  const identity = new TextEncoder().encode(html);
  const headers = new Headers(response.headers);
  const isShared = response.status === HTTP_STATUS.OK && isHtml && !headers.has('set-cookie');
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  headers.set('cache-control', isShared ? PUBLIC : 'private, no-store');
  if (isShared) headers.set('etag', etag);
  if (isHtml) {
    headers.set('content-security-policy', await contentSecurityPolicy(inline));
    headers.append('vary', 'accept-encoding');
  }
  return { status: response.status, headers, etag, bodies: new Map(), identity, at, message };
}

const isKept = (page: KeptPage) => page.headers.has('etag');

/** The body in an encoding, made once. */
function bodyOf(page: KeptPage, encoding: Encoding | null): Promise<Uint8Array> {
  const key = encoding ?? 'identity';
  const known = page.bodies.get(key);
  if (known !== undefined) return known;
  const made = encoding === null ? Promise.resolve(page.identity) : encode(encoding, page.identity);
  page.bodies.set(key, made);
  return made;
}

async function toResponse(request: Request, page: KeptPage, state: CacheState): Promise<Response> {
  const headers = new Headers(page.headers);
  headers.set('x-cache', state);
  if (isKept(page) && request.headers.get('if-none-match') === page.etag) {
    return new Response(null, { status: HTTP_STATUS.NOT_MODIFIED, headers });
  }
  const hasBody = page.identity.byteLength > 0 && request.method !== 'HEAD';
  const encoding = hasBody ? acceptedEncoding(request) : null;
  if (encoding !== null) headers.set('content-encoding', encoding);
  const body = hasBody ? new Uint8Array(await bodyOf(page, encoding)) : null;
  return new Response(body, { status: page.status, headers });
}

type PageCacheOptions = {
  render: Render;
  /** ms. */
  now: () => number;
  /** Keeps nothing, for platforms under inspection. */
  isOff: () => boolean;
  mostBytes?: number;
};

/** Answers a request for a kept address; `message` is what a failing page said of itself. */
export type PageCache = (
  request: Request,
  page: { address: URL; version: string; correlationId: string },
) => Promise<{ response: Response; message: string | undefined }>;

/** The page at hand is sent until it is too old. */
function onRenewalFailed(error: unknown) {
  log.warn({ err: error }, 'a kept page could not be renewed');
}

/** Pages by address and commercial version; one rendering at a time for each. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, now, isOff, mostBytes = MOST_BYTES } = options;
  const pages = new Map<string, KeptPage>();
  const running = new Map<string, Promise<KeptPage>>();
  let bytes = 0;

  function forget(key: string) {
    bytes -= pages.get(key)?.identity.byteLength ?? 0;
    pages.delete(key);
  }

  function keep(key: string, page: KeptPage) {
    forget(key);
    pages.set(key, page);
    bytes += page.identity.byteLength;
    // The first key is the one that was rendered longest ago.
    for (const oldest of pages.keys()) {
      if (bytes <= mostBytes) break;
      forget(oldest);
    }
  }

  function renderOnce(key: string, address: URL, correlationId: string): Promise<KeptPage> {
    const known = running.get(key);
    if (known !== undefined) return known;
    const rendering = render(address, correlationId)
      .then((rendered) => toPage(rendered, now()))
      .then((page) => {
        if (isKept(page)) keep(key, page);
        return page;
      })
      .finally(() => running.delete(key));
    running.set(key, rendering);
    return rendering;
  }

  return async function answer(request, { address, version, correlationId }) {
    if (isOff()) {
      const page = await toPage(await render(address, correlationId), now());
      return { response: await toResponse(request, page, 'BYPASS'), message: page.message };
    }
    const key = `${version} ${address.href}`;
    const kept = pages.get(key);
    const ageSeconds =
      kept === undefined ? Number.POSITIVE_INFINITY : (now() - kept.at) / SECOND_MS;
    if (kept !== undefined && ageSeconds < FRESH_S + STALE_S) {
      const isFresh = ageSeconds < FRESH_S;
      if (!isFresh) renderOnce(key, address, correlationId).catch(onRenewalFailed);
      const response = await toResponse(request, kept, isFresh ? 'HIT' : 'STALE');
      return { response, message: undefined };
    }
    const page = await renderOnce(key, address, correlationId);
    const state = isKept(page) ? 'MISS' : 'BYPASS';
    return { response: await toResponse(request, page, state), message: page.message };
  };
}
