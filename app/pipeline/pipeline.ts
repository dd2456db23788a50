import { randomUUID } from 'node:crypto';
import { HTTP_STATUS } from '#src/domain/process/http-status.ts';
import { secondsToWait } from '#src/session/attempt-limits.server.ts';
import { log } from '#src/session/log.server.ts';
import { type RequestScope, runInScope } from '#src/session/request-scope.server.ts';
import { refuseCosts } from './costs.ts';
import { answerErrorPage } from './error-page.ts';
import { answerHealth } from './health.ts';
import { asHome } from './home-with-slash.ts';
import { redirectHost, requestedOrigin } from './hosts.ts';
import { limitBody, refuseSize } from './limits.ts';
import { logAnswer } from './log-answer.ts';
import { answerMedia } from './media.ts';
import { refuseFunction, refuseMethod } from './methods.ts';
import { newScope } from './new-scope.ts';
import { leadToReadablePath } from './readable-path.ts';
import { RenderTooSlow, withinBudget } from './render-budget.ts';
import { answerCspReport, withSecurityHeaders } from './security-headers.ts';
import type { Step } from './step.ts';
import { plainAnswer } from './step.ts';
import { clientAddress } from './visitors.ts';

export type StartHandler = (request: Request) => Response | Promise<Response>;

/** In this order (safety.md "The pipeline"), once the host is known to be ours. */
const STEPS: readonly Step[] = [
  refuseMethod,
  refuseFunction,
  refuseSize,
  answerHealth,
  refuseCosts,
  answerCspReport,
  redirectHost,
  leadToReadablePath,
  answerMedia,
];

async function answer(request: Request, url: URL, start: StartHandler): Promise<Response> {
  for (const step of STEPS) {
    const response = await step(request, url);
    if (response !== null) return response;
  }
  const limited = await limitBody(request);
  if (limited instanceof Response) return limited;
  return start(asHome(limited));
}

/** What is said of an answer that failed, came too late or was one too many; no part of it asks the platform. */
async function answerFailure(error: unknown, url: URL, scope: RequestScope): Promise<Response> {
  const seconds = secondsToWait(error);
  if (seconds !== null) {
    const page = await answerErrorPage(url, scope, HTTP_STATUS.TOO_MANY_REQUESTS);
    page.headers.set('retry-after', String(seconds));
    return withSecurityHeaders(page, scope);
  }
  const isSlow = error instanceof RenderTooSlow;
  log.error({ correlationId: scope.correlationId, err: error }, 'unexpected');
  const { SERVICE_UNAVAILABLE, INTERNAL_SERVER_ERROR } = HTTP_STATUS;
  const status = isSlow ? SERVICE_UNAVAILABLE : INTERNAL_SERVER_ERROR;
  return withSecurityHeaders(await answerErrorPage(url, scope, status), scope);
}

/** Wraps Start's handler into the steps, the error page, the headers and the log line. */
export function createPipeline(start: StartHandler) {
  return async function handle(request: Request): Promise<Response> {
    const since = performance.now();
    if (!URL.canParse(request.url)) return plainAnswer(HTTP_STATUS.BAD_REQUEST);
    const url = new URL(request.url);
    const origin = requestedOrigin(request);
    const scope = newScope(randomUUID(), origin ?? '', clientAddress(request));
    const secured = async () => {
      const response =
        origin === null
          ? plainAnswer(HTTP_STATUS.MISDIRECTED_REQUEST)
          : await answer(request, url, start);
      return withSecurityHeaders(response, scope);
    };
    const response = await runInScope(scope, () =>
      withinBudget(url, secured()).catch((error: unknown) => answerFailure(error, url, scope)),
    );
    logAnswer({ request, url, scope, status: response.status, since });
    return response;
  };
}
