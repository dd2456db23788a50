import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { PlatformEnv } from './platform-env.ts';

/** One JSON line per call: no query, no header, no body, so no personal datum and no secret. */
export function logCalls(log: Logger): MiddlewareHandler<PlatformEnv> {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    const ms = Math.round(performance.now() - start);
    const correlationId = context.get('correlationId');
    log.info({ method, path, status: context.res.status, ms, correlationId }, 'call');
  };
}
