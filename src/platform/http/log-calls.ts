import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import type { PlatformEnv } from './platform-env.ts';

export type CallSeen = { method: string; route: string; status: number; ms: number };

/** Middleware matches every method; what answers a call is named by its own. */
const templateOf = (context: Context) =>
  matchedRoutes(context).findLast(({ method }) => method !== 'ALL')?.path ?? 'unknown';

/**
 * One JSON line per call, by the template of its path: promo codes, references and ids of carts stay
 * out, and so do query, headers and body. No personal datum and no secret (T33).
 */
export function logCalls(
  log: Logger,
  count: (call: CallSeen) => void = () => undefined,
): MiddlewareHandler<PlatformEnv> {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const { method } = context.req;
    const route = templateOf(context);
    const { status } = context.res;
    const ms = Math.round(performance.now() - start);
    const correlationId = context.get('correlationId');
    log.info({ method, route, status, ms, correlationId }, 'call');
    count({ method, route, status, ms });
  };
}
