import type { MiddlewareHandler } from 'hono';
import type { PlatformEnv } from '../http/platform-env.ts';
import { redactBody, redactHeaders } from './redact.ts';

/** A call that the platform received. */
type LoggedRequest = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
  status: number;
};

const MAX_KEPT = 2_000;

export type RequestLog = {
  middleware: MiddlewareHandler<PlatformEnv>;
  list(): LoggedRequest[];
  clear(): void;
};

/** Keeps the latest calls in memory, without their secrets, for `GET /_platform/requests`. */
export function createRequestLog(): RequestLog {
  const entries: LoggedRequest[] = [];
  return {
    middleware: async (context, next) => {
      const { method, path, raw } = context.req;
      if (path.startsWith('/_')) return next();
      const body = method === 'GET' ? null : redactBody(await raw.clone().text());
      await next();
      if (entries.length === MAX_KEPT) entries.shift();
      entries.push({
        method,
        path,
        query: context.req.query(),
        headers: redactHeaders(raw.headers),
        body,
        status: context.res.status,
      });
    },
    list: () => [...entries],
    clear: () => {
      entries.length = 0;
    },
  };
}
