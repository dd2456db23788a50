import { randomBytes, randomUUID } from 'node:crypto';
import type { Span } from '@opentelemetry/api';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { headersOfTrace, inSpan, noteAnswer } from '#src/process/spans.ts';
import { secondsToWait } from '#src/session/attempt-limits.server.ts';
import { log } from '#src/session/log.server.ts';
import { type RequestScope, runInScope } from '#src/session/request-scope.server.ts';
import { answerBarcodeLinks, variedByAccept } from './barcode-links.ts';
import { refuseCosts } from './costs.ts';
import { answerErrorPage } from './error-page.ts';
import { answerHealth } from './health.ts';
import { redirectHost, requestedOrigin } from './hosts.ts';
import { limitBody, refuseSize } from './limits.ts';
import { logAnswer, routeOf } from './log-answer.ts';
import { answerAsMarkdown, variedByMarkdown } from './markdown.ts';
import { answerMedia, isMedia } from './media.ts';
import { refuseFunction, refuseMethod } from './methods.ts';
import { leadToMovedPage } from './moved-pages.ts';
import { answerPurge } from './purge.ts';
import { asHome, leadToReadablePath } from './request-path.ts';
import { answerCspReport, withSecurityHeaders } from './security-headers.ts';
import { plainAnswer, type Step } from './step.ts';
import { clientAddress } from './visitors.ts';

/**
 * How long an answer may take, everything in it counted (safety.md "Budgets"), ms: a page, and an
 * answer that waits for a bank, has its own budgets (functions, pictures) or is long (feeds).
 */
const PAGE_BUDGET_MS = 4_000;
const LONG_BUDGET_MS = 20_000;
/** A picture may have to be drawn or cut first: a page without it is worth less than a late one. */
const PICTURE_BUDGET_MS = 30_000;

const LONG_PATHS = ['/_serverFn/', '/feeds/'];

/** Rendering took longer than a shopper should wait. */
class RenderTooSlow extends Error {}

function budgetOf(url: URL): number {
  const { pathname } = url;
  if (isMedia(url)) return PICTURE_BUDGET_MS;
  const isWaiting = /\/(order-[a-z]+-check|auth\/callback)$/.test(pathname);
  const isLong = isWaiting || LONG_PATHS.some((path) => pathname.startsWith(path));
  return isLong ? LONG_BUDGET_MS : PAGE_BUDGET_MS;
}

/** The answer, or RenderTooSlow once the budget of its URL is used up. */
export async function withinBudget<T>(url: URL, answer: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new RenderTooSlow(url.pathname)), budgetOf(url));
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The scope of one answer, with a fresh nonce. */
export const newScope = (
  correlationId: string,
  origin: string,
  clientAddress: string,
): RequestScope => ({
  correlationId,
  nonce: randomBytes(16).toString('base64'),
  origin,
  clientAddress,
});

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
  answerBarcodeLinks,
  answerAsMarkdown,
];

async function answer(request: Request, url: URL, start: StartHandler): Promise<Response> {
  for (const step of STEPS) {
    const response = await step(request, url);
    if (response !== null) return response;
  }
  const limited = await limitBody(request);
  if (limited instanceof Response) return limited;
  return leadToMovedPage(request, url, await start(asHome(limited)));
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

/** Files and probes are many, and tell nothing. */
const UNTRACED = /^\/(assets\/|media\/|livez$|readyz$|api\/vitals$)|\.\w+$/;

/**
 * A browser is told the trace of its click, where there is one (decision 097). It may not bring one:
 * anybody could have all of their requests recorded.
 */
function tellTrace({ headers }: Response) {
  const { traceparent } = headersOfTrace();
  if (traceparent !== undefined) headers.set('server-timing', `traceparent;desc="${traceparent}"`);
}

/** Wraps Start's handler into the steps, the error page, the headers and the log line. */
export function createPipeline(start: StartHandler) {
  async function answerAll(request: Request, url: URL, span: Span | null): Promise<Response> {
    const since = performance.now();
    const purged = answerPurge(request);
    if (purged !== null) return purged;
    const origin = requestedOrigin(request);
    const scope = newScope(randomUUID(), origin ?? '', clientAddress(request));
    const secured = async () => {
      const response =
        origin === null
          ? plainAnswer(HTTP_STATUS.MISDIRECTED_REQUEST)
          : await answer(request, url, start);
      return withSecurityHeaders(variedByMarkdown(variedByAccept(response, url), url), scope);
    };
    const response = await runInScope(scope, () =>
      withinBudget(url, secured()).catch((error: unknown) => answerFailure(error, url, scope)),
    );
    const { status } = response;
    logAnswer({ request, url, scope, status, since });
    if (span !== null) {
      const { correlationId } = scope;
      noteAnswer(span, { method: request.method, route: routeOf(url, scope), status });
      span.setAttribute('correlation.id', correlationId);
      if (url.pathname.startsWith('/_serverFn/')) tellTrace(response);
    }
    return response;
  }
  return async function handle(request: Request): Promise<Response> {
    if (!URL.canParse(request.url)) return plainAnswer(HTTP_STATUS.BAD_REQUEST);
    const url = new URL(request.url);
    if (UNTRACED.test(url.pathname)) return answerAll(request, url, null);
    return inSpan(request.method, { kind: 'server' }, (span) => answerAll(request, url, span));
  };
}
