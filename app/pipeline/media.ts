import { HTTP_STATUS } from '#src/domain/http-status.ts';
import { config } from '#src/session/config.ts';
import { plainAnswer } from './plain-answer.ts';
import type { Step } from './step.ts';

const BUDGET_MS = 8_000;
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

/** Pictures pass through from the platform: no cookies, streamed, with its caching headers. */
export const answerMedia: Step = async (request, url) => {
  if (!url.pathname.startsWith('/media/')) return null;
  try {
    const upstream = await fetch(`${config().platformUrl}${url.pathname}${url.search}`, {
      method: request.method,
      headers: pick(request.headers, FORWARDED),
      redirect: 'error',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(BUDGET_MS)]),
    });
    return new Response(upstream.body, {
      status: upstream.status,
      headers: pick(upstream.headers, RETURNED),
    });
  } catch {
    return plainAnswer(HTTP_STATUS.BAD_GATEWAY);
  }
};
