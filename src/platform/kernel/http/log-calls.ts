import type { RequestListener } from 'node:http';
import type { Span } from '@opentelemetry/api';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import { inSpan, noteAnswer } from '#src/process/spans.ts';
import type { PlatformEnv } from './platform-env.ts';

export type CallSeen = { method: string; route: string; status: number; ms: number };

/** Middleware matches every method; what answers a call is named by its own. */
const templateOf = (context: Context) =>
  matchedRoutes(context).findLast(({ method }) => method !== 'ALL')?.path ?? 'unknown';

type Options = {
  /** Told of every call, for metrics. */
  count?: ((call: CallSeen) => void) | undefined;
  /** Whether a caller is one of ours, whose trace goes on here: another one could have each call recorded. */
  isKnown?: (context: Context<PlatformEnv>) => boolean;
};

const PROBES: ReadonlySet<string> = new Set(['/_health', '/readyz']);

/** As the contract writes a path, and the storefront names its calls. */
const withBraces = (route: string) => route.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, '{$1}');

/**
 * One JSON line per call, by the template of its path: promo codes, references and ids of carts stay
 * out, and so do query, headers and body. No personal datum and no secret (T33).
 */
export function logCalls(
  log: Logger,
  { count = () => undefined, isKnown = () => false }: Options = {},
): MiddlewareHandler<PlatformEnv> {
  return async (context, next) => {
    const start = performance.now();
    const { method } = context.req;
    const from = isKnown(context) ? context.req.header() : {};
    const answer = async (span: Span | null) => {
      await next();
      const route = templateOf(context);
      const { status } = context.res;
      const ms = Math.round(performance.now() - start);
      const correlationId = context.get('correlationId');
      log.info({ method, route, status, ms, correlationId }, 'call');
      count({ method, route, status, ms });
      if (span !== null) noteAnswer(span, { method, route: withBraces(route), status });
    };
    // Balancers ask every second.
    if (PROBES.has(context.req.path)) return answer(null);
    return inSpan(method, { kind: 'server', from }, answer);
  };
}

/** The same for a handler that is no part of the routers, under one name: counted and a span, no line. */
export function counted(
  route: string,
  handle: RequestListener,
  count: (call: CallSeen) => void,
): RequestListener {
  return (request, response) => {
    const start = performance.now();
    const { method = 'GET' } = request;
    void inSpan(method, { kind: 'server', from: {} }, async (span) => {
      handle(request, response);
      await new Promise((resolve) => response.once('close', resolve));
      const { statusCode: status } = response;
      count({ method, route, status, ms: performance.now() - start });
      noteAnswer(span, { method, route, status });
    });
  };
}
