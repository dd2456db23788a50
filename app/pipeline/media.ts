import { HTTP_STATUS, type HttpStatus } from '#src/domain/wire/http-status.ts';
import { config } from '#src/session/config.server.ts';
import { refuseOver } from './costs.ts';
import type { Step } from './step.ts';
import { plainAnswer } from './step.ts';

/** For what is on disk, ms: a platform that hangs does not keep a browser's connections for longer. */
const CACHED_BUDGET_MS = 8_000;
/** For a picture that is made first, ms: a little more than the platform has it wait. */
const MADE_BUDGET_MS = 27_000;
const FORWARDED = ['accept', 'if-none-match'];
const RETURNED = ['content-type', 'cache-control', 'etag', 'content-length', 'retry-after', 'vary'];

function pick(headers: Headers, names: readonly string[]): Headers {
  const picked = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
}

const isPicture = (headers: Headers) => headers.get('content-type')?.startsWith('image/') ?? false;

/** The status where there is no picture; the platform's own words are never passed on. */
function refusalOf(status: number): HttpStatus {
  if (status === HTTP_STATUS.BAD_REQUEST) return HTTP_STATUS.BAD_REQUEST;
  if (status === HTTP_STATUS.SERVICE_UNAVAILABLE) return HTTP_STATUS.SERVICE_UNAVAILABLE;
  const isRefused = status >= HTTP_STATUS.BAD_REQUEST && status < HTTP_STATUS.INTERNAL_SERVER_ERROR;
  return isRefused ? HTTP_STATUS.NOT_FOUND : HTTP_STATUS.BAD_GATEWAY;
}

/** The browser has closed the connection. */
export const GIVEN_UP = 499;

export const isMedia = (url: URL) => url.pathname.startsWith('/media/');

/** Asks the platform for the picture; `isCached`: only if it need not be made first. */
function askPlatform(request: Request, { pathname, search }: URL, isCached: boolean) {
  const headers = pick(request.headers, FORWARDED);
  if (isCached) headers.set('cache-control', 'only-if-cached');
  return fetch(`${config().platformUrl}${pathname}${search}`, {
    method: request.method,
    headers,
    redirect: 'error',
    signal: AbortSignal.any([
      request.signal,
      AbortSignal.timeout(isCached ? CACHED_BUDGET_MS : MADE_BUDGET_MS),
    ]),
  });
}

/**
 * Pictures pass through from the platform: no cookies, streamed, with its caching headers. One that
 * has to be made first counts against what its client may have made (T47).
 */
export const answerMedia: Step = async (request, url) => {
  if (!isMedia(url)) return null;
  try {
    const cached = await askPlatform(request, url, true);
    const isUnmade = cached.status === HTTP_STATUS.GATEWAY_TIMEOUT;
    if (isUnmade) {
      await cached.body?.cancel();
      const refusal = await refuseOver('undrawn picture');
      if (refusal !== null) return refusal;
    }
    const upstream = isUnmade ? await askPlatform(request, url, false) : cached;
    const { status, headers, body } = upstream;
    if (status !== HTTP_STATUS.NOT_MODIFIED && !isPicture(headers)) {
      await body?.cancel();
      return plainAnswer(refusalOf(status), Object.fromEntries(pick(headers, ['retry-after'])));
    }
    return new Response(body, { status, headers: pick(headers, RETURNED) });
  } catch {
    // A shopper who scrolls on or leaves is no failure.
    if (request.signal.aborted) return new Response(null, { status: GIVEN_UP });
    return plainAnswer(HTTP_STATUS.BAD_GATEWAY);
  }
};
