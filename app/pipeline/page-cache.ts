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

/** A page as Start answered it, read to its end, with what must be known of its rendering. */
export type Rendered = {
  response: Response;
  body: string;
  nonce: string;
  message: string | undefined;
  /** A part of it could not be read: sent, but never in place of a whole page. */
  isPartial: boolean;
};

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
  isPartial: boolean;
  /** When a newer one could not be rendered, ms; null while nobody tried in vain. */
  renewalFailedAt: number | null;
};

/** Seconds that a page is fresh, and that it may then be sent while a newer one is rendered. */
const FRESH_S = 10;
const STALE_S = 50;
/** Seconds that a page stands in for one that cannot be rendered (T45). */
const STALE_IF_ERROR_S = 600;
/** After a rendering that failed: by then an open circuit lets a call through again. */
const RETRY_AFTER_MS = 5_000;
const PUBLIC = `public, max-age=0, s-maxage=${FRESH_S}, stale-while-revalidate=${STALE_S}, stale-if-error=${STALE_IF_ERROR_S}`;
const MAX_BYTES = 64_000_000;
const SECOND_MS = 1_000;

async function toPage(rendered: Rendered, at: number): Promise<KeptPage> {
  const { response, nonce, message, isPartial } = rendered;
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const body = withInlineStyles(toKeptBody(rendered.body, nonce));
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
  return {
    ...{ status: response.status, headers, etag, bodies: new Map(), identity, at, message },
    ...{ isPartial, renewalFailedAt: null },
  };
}

const isKept = (page: KeptPage) => page.headers.has('etag');

/** Whether an older page is the better answer. */
const isWorse = (page: KeptPage, older: KeptPage) =>
  page.status >= HTTP_STATUS.INTERNAL_SERVER_ERROR || (page.isPartial && !older.isPartial);

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
  maxBytes?: number;
};

/** Answers a request for a kept address; `message` is what a failing page said of itself. */
export type PageCache = (
  request: Request,
  page: { address: URL; version: string; correlationId: string },
) => Promise<{ response: Response; message: string | undefined }>;

/** Pages by address and commercial version; one rendering at a time for each. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, now, isOff, maxBytes = MAX_BYTES } = options;
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
      if (bytes <= maxBytes) break;
      forget(oldest);
    }
  }

  function noteFailure(key: string, cause: string) {
    const older = pages.get(key);
    if (older === undefined) return;
    older.renewalFailedAt = now();
    log.warn({ cause }, 'a cached page could not be renewed');
  }

  function settle(key: string, page: KeptPage) {
    const older = pages.get(key);
    if (older !== undefined && isWorse(page, older)) noteFailure(key, page.message ?? 'incomplete');
    else if (isKept(page)) keep(key, page);
    else forget(key);
  }

  function renderOnce(key: string, address: URL, correlationId: string): Promise<KeptPage> {
    const known = running.get(key);
    if (known !== undefined) return known;
    const rendering = render(address, correlationId)
      .then((rendered) => toPage(rendered, now()))
      .then((page) => {
        settle(key, page);
        return page;
      })
      .catch((error: unknown) => {
        noteFailure(key, String(error));
        throw error;
      })
      .finally(() => running.delete(key));
    running.set(key, rendering);
    return rendering;
  }

  /** The page of a key with its age in seconds, unless it is too old to stand in for anything. */
  function find(key: string) {
    const page = pages.get(key);
    if (page === undefined) return null;
    const age = (now() - page.at) / SECOND_MS;
    if (age < STALE_IF_ERROR_S) return { page, age };
    forget(key);
    return null;
  }

  /** Sent at once while it is stale, and from then on for as long as newer ones fail. */
  const isSentAtOnce = ({ renewalFailedAt }: KeptPage, age: number) =>
    age < FRESH_S + STALE_S || renewalFailedAt !== null;
  const mayRenew = ({ renewalFailedAt }: KeptPage) =>
    renewalFailedAt === null || now() - renewalFailedAt >= RETRY_AFTER_MS;

  return async function answer(request, { address, version, correlationId }) {
    const send = async (page: KeptPage, state: CacheState) => {
      const isOwn = state === 'MISS' || state === 'BYPASS';
      const message = isOwn ? page.message : undefined;
      return { response: await toResponse(request, page, state), message };
    };
    if (isOff()) return send(await toPage(await render(address, correlationId), now()), 'BYPASS');
    const key = `${version} ${address.href}`;
    const found = find(key);
    if (found === null) {
      const page = await renderOnce(key, address, correlationId);
      return send(page, isKept(page) ? 'MISS' : 'BYPASS');
    }
    const { page: older, age } = found;
    if (age < FRESH_S) return send(older, 'HIT');
    const renewal = mayRenew(older)
      ? renderOnce(key, address, correlationId).catch(() => older)
      : Promise.resolve(older);
    if (isSentAtOnce(older, age)) return send(older, 'STALE');
    const page = await renewal;
    if (page === older || isWorse(page, older)) return send(older, 'STALE');
    return send(page, isKept(page) ? 'MISS' : 'BYPASS');
  };
}
