import type { Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { MAX_PHOTO_BYTES } from '#src/domain/catalogue/new-product.schema.ts';
import { DomainError } from '#src/domain/errors.ts';
import { answerError, answerRefusal } from '#src/platform/kernel/http/answer-error.ts';
import { createRouter, type Router } from '#src/platform/kernel/http/create-router.ts';
import { type CallSeen, logCalls } from '#src/platform/kernel/http/log-calls.ts';
import type { PlatformEnv } from '#src/platform/kernel/http/platform-env.ts';
import { correlate } from '#src/platform/kernel/http/request-headers.ts';
import { answerPages } from './answer-pages.ts';
import { authenticate } from './authenticate.ts';
import { serveStaff } from './routes.ts';
import type { StaffDeps } from './staff-deps.ts';

const BODY_LIMIT = 256 * 1024;
/** Calls that take a photograph of a camera, and how large one is in base64. */
const TAKES_PHOTOS = /^\/staff\/(products\/[^/]+\/pictures|media(\/[^/]+\/replacement)?)$/;
const PHOTO_LIMIT = Math.ceil(MAX_PHOTO_BYTES / 3) * 4 + 1_024;

const limitTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new DomainError('CONTENT_TOO_LARGE');
    },
  });
/** Calls that take the cells of a whole grid. */
const TAKES_PRICES = /^\/staff\/price-(sets|grid-forecast)$/;
const limit = limitTo(BODY_LIMIT);
const limitPrices = limitTo(4 * BODY_LIMIT);
const limitPhoto = limitTo(PHOTO_LIMIT);

function limitOf(path: string) {
  if (TAKES_PHOTOS.test(path)) return limitPhoto;
  return TAKES_PRICES.test(path) ? limitPrices : limit;
}

/** Of answers that are no page. */
const NO_CONTENT = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Headers of every answer; the page of the back office names its own policy of content. */
function securityHeaders(isHttps: boolean): MiddlewareHandler<PlatformEnv> {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    if (!headers.has('content-security-policy')) {
      context.header('content-security-policy', NO_CONTENT);
    }
    context.header('x-content-type-options', 'nosniff');
    context.header('x-frame-options', 'DENY');
    context.header('referrer-policy', 'no-referrer');
    context.header('cross-origin-opener-policy', 'same-origin');
    context.header('cross-origin-resource-policy', 'same-origin');
    context.header('permissions-policy', 'camera=(), geolocation=(), microphone=()');
    if (isHttps) context.header('strict-transport-security', 'max-age=63072000');
  };
}

type Options = StaffDeps & {
  log: Logger;
  countCall?: ((call: CallSeen) => void) | undefined;
  isReady?: (() => Promise<boolean>) | undefined;
  /** The calls of the resources above this one. */
  serveMore?: (router: Router) => void;
};

/**
 * The back office as a server of its own, on a port and host that are no shop's: the calls of the
 * staff under `/staff`, and the pages that make them.
 */
export function createBackOffice(options: Options): Hono<PlatformEnv> {
  const { log, countCall, isReady, serveMore = () => undefined, ...deps } = options;
  const app = createRouter();
  app.onError(answerError(log));
  app.notFound((context) => answerRefusal(new DomainError('NOT_FOUND'), context));
  app.use(correlate, logCalls(log, { count: countCall }));
  app.use(securityHeaders(deps.config.backOfficeOrigin.startsWith('https:')));
  app.get('/_health', async (context) => {
    if (isReady !== undefined && !(await isReady())) throw new DomainError('SERVICE_UNAVAILABLE');
    return context.json({ status: 'ok' });
  });
  app.use(
    '/staff/*',
    (context, next) => limitOf(context.req.path)(context, next),
    async (context, next) => {
      if (context.req.url.includes('%00')) throw new DomainError('BAD_REQUEST');
      await next();
      context.header('cache-control', 'no-store');
    },
    authenticate(deps),
  );
  serveStaff(app, deps);
  serveMore(app);
  app.all('/staff/*', () => {
    throw new DomainError('NOT_FOUND');
  });
  answerPages(app, deps.config);
  return app;
}
