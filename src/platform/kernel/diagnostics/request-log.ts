import type { MiddlewareHandler } from 'hono';
import type { PlatformEnv } from '../http/platform-env.ts';

const SECRET_HEADERS: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'x-subscription-key',
  'x-signature',
]);
const SECRET_FIELDS: ReadonlySet<string> = new Set([
  'accessToken',
  'refreshToken',
  'password',
  'currentPassword',
  'newPassword',
]);

/** Headers as they may be shown: a secret one only says that it was there. */
function redactHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => [name, SECRET_HEADERS.has(name) ? '(present)' : value]),
  );
}

function redactFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redactFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      SECRET_FIELDS.has(name) ? '(present)' : redactFields(entry),
    ]),
  );
}

/** A JSON body as it may be shown; null when there is none or it is not JSON. */
function redactBody(text: string): unknown {
  try {
    return redactFields(JSON.parse(text));
  } catch {
    return null;
  }
}

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
