import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { log, loggableUrl } from '#src/session/log.server.ts';
import type { RequestScope } from '#src/session/request-scope.server.ts';
import { GIVEN_UP, isMedia } from './media.ts';
import { countAnswer } from './metrics.ts';

type Answered = { request: Request; url: URL; scope: RequestScope; status: number; since: number };

/** Answers without a template by what they are: anybody may ask for any path. */
const PARTS = ['assets', 'media', 'api', 'livez', 'readyz'];

/** What answered, as traces and metrics name it. */
export function routeOf({ pathname }: URL, { route }: RequestScope): string {
  const part = PARTS.find((name) => pathname === `/${name}` || pathname.startsWith(`/${name}/`));
  return route ?? (part === undefined ? 'other' : `/${part}`);
}

/** One line per answer (T33, ERR-17), an error where staff should look; `since` is when it was asked for. */
export function logAnswer({ request, url, scope, status, since }: Answered): void {
  const ms = performance.now() - since;
  countAnswer({ route: routeOf(url, scope), status, ms });
  const line = {
    correlationId: scope.correlationId,
    method: request.method,
    url: loggableUrl(url),
    statusCode: status,
    ms: Math.round(ms),
  };
  if (status === HTTP_STATUS.NOT_FOUND) {
    log.warn(line, scope.message ?? `Page not found: ${url.pathname}`);
  } else if (status === HTTP_STATUS.SERVICE_UNAVAILABLE && isMedia(url)) {
    // It is being made, and the browser asks again (decision 026).
    log.info(line, 'picture not ready');
  } else if (status >= HTTP_STATUS.INTERNAL_SERVER_ERROR) {
    log.error(line, scope.message ?? 'the page failed');
  } else if (status === GIVEN_UP) log.debug(line, 'given up');
  else log.info(line, 'request');
}
