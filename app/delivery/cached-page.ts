import { transcode } from 'node:buffer';
import { hash } from 'node:crypto';
import { FastResponse } from 'srvx';
import { contentSecurityPolicy } from '#app/pipeline/content-security-policy.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { productTag, TAGS_HEADER } from '#src/process/page-tags.ts';
import { config } from '#src/session/config.server.ts';
import { acceptedEncoding, type Bytes, type Encoding, encode } from './compression.ts';
import { withInlineStyles } from './html/inline-styles.ts';
import { withHashes } from './html/nonces-into-hashes.ts';
import { withScriptAfterPaint } from './html/script-after-paint.ts';

/** A page as Start answered it, read to its end, with what must be known of its rendering. */
export type Rendered = {
  response: Response;
  page: string;
  nonce: string;
  message: string | undefined;
  /** Template of its URL. */
  route: string | undefined;
  /** A part of it could not be read: sent, but never in place of a whole page. */
  isPartial: boolean;
};

/** A page as it is sent to everybody. */
export type CachedPage = {
  status: number;
  headers: Headers;
  /** Null for a page that is not cached. */
  etag: string | null;
  bodies: Map<Encoding, Promise<Bytes>>;
  identity: Bytes;
  message: string | undefined;
  route: string | undefined;
  isPartial: boolean;
  /** What it is made of. */
  tags: ReadonlySet<string>;
};

/** Proxies refuse a header of 8 KB; a page of more products than that is known by the others. */
const MAX_TAGS_LENGTH = 6_000;

function tagsHeader(tags: ReadonlySet<string>): string {
  const all = [...tags].join(' ');
  if (all.length <= MAX_TAGS_LENGTH) return all;
  return [...tags].filter((tag) => !tag.startsWith(productTag(''))).join(' ');
}

/**
 * The bytes of a text. V8 itself takes three times as long for one with a letter past Latin-1, such as
 * the sign of the euro.
 */
function toUtf8(text: string): Buffer {
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8');
  } catch {
    // Half of a character, as in a name that was cut: it becomes U+FFFD.
    return Buffer.from(text);
  }
}

/**
 * The page that a rendering makes; `cacheControl` is for one that may be cached, and its tags are said
 * where somebody may purge by them.
 */
export async function toCachedPage(
  rendered: Rendered,
  { cacheControl, tags }: { cacheControl: string; tags: ReadonlySet<string> },
): Promise<CachedPage> {
  const { response, page, nonce, message, route, isPartial } = rendered;
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const body = withScriptAfterPaint(withHashes(page, nonce));
  const { head, content, tail, ...inline } = withInlineStyles(body);
  // Each part is encoded from the text that it is: joined as texts, a page would be copied whole.
  const identity = Buffer.concat([head, content, tail].map(toUtf8));
  const headers = new Headers(response.headers);
  const isShared = response.status === HTTP_STATUS.OK && isHtml && !headers.has('set-cookie');
  const etag = isShared ? `W/"${hash('sha256', identity, 'base64url').slice(0, 22)}"` : null;
  headers.set('cache-control', isShared ? cacheControl : 'private, no-store');
  if (etag !== null) headers.set('etag', etag);
  if (etag !== null && config().purgeKey) headers.set(TAGS_HEADER, tagsHeader(tags));
  if (isHtml) {
    headers.set('content-security-policy', await contentSecurityPolicy(inline));
    headers.append('vary', 'accept-encoding');
  }
  const { status } = response;
  const known = { message, route, isPartial, tags };
  return { status, headers, etag, bodies: new Map(), identity, ...known };
}

/** The body in an encoding, made once. */
function encodedBody({ bodies, identity }: CachedPage, encoding: Encoding): Promise<Bytes> {
  const made = bodies.get(encoding) ?? encode(encoding, identity);
  bodies.set(encoding, made);
  return made;
}

/** How the answer came about, for administrators and for `npm run bench`. */
export type CacheState = 'HIT' | 'STALE' | 'MISS' | 'BYPASS';

/**
 * A page as the answer to a request. Its body goes to the socket as it is: a plain `Response`
 * copies it twice and sends it through a stream.
 */
export async function sendPage(
  request: Request,
  page: CachedPage,
  state: CacheState,
): Promise<Response> {
  const headers = new Headers(page.headers);
  headers.set('x-cache', state);
  if (page.etag !== null && request.headers.get('if-none-match') === page.etag) {
    return new Response(null, { status: HTTP_STATUS.NOT_MODIFIED, headers });
  }
  const { status, identity } = page;
  if (identity.byteLength === 0 || request.method === 'HEAD') {
    return new Response(null, { status, headers });
  }
  const encoding = acceptedEncoding(request);
  if (encoding === null) return new FastResponse(identity, { status, headers });
  headers.set('content-encoding', encoding);
  return new FastResponse(await encodedBody(page, encoding), { status, headers });
}
