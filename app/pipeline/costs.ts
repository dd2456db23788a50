import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { countAttempt, type Limited, secondsToWait } from '#src/session/attempt-limits.server.ts';
import { requestScope } from '#src/session/request-scope.server.ts';
import type { Step } from './step.ts';
import { plainAnswer } from './step.ts';

/** What is limited by its path alone, before anything is read for it (T47). */
const COSTS: readonly (readonly [path: RegExp, what: Limited])[] = [
  [/^\/api\/csp-reports$/, 'policy report'],
  [/^\/(feeds|sitemaps)\/|^\/(sitemap\.xml|llms\.txt)$/, 'list for machines'],
];

/** 429 with the seconds until the next request is allowed; null while it is allowed now. */
export async function refuseOver(what: Limited): Promise<Response | null> {
  const { clientAddress } = requestScope();
  try {
    await countAttempt(what, { clientAddress });
    return null;
  } catch (error) {
    const seconds = secondsToWait(error);
    if (seconds === null) throw error;
    return plainAnswer(HTTP_STATUS.TOO_MANY_REQUESTS, { 'retry-after': String(seconds) });
  }
}

export const refuseCosts: Step = (_request, { pathname }) => {
  const [, what] = COSTS.find(([path]) => path.test(pathname)) ?? [];
  return what === undefined ? null : refuseOver(what);
};
