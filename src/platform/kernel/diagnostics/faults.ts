import { setTimeout as pause } from 'node:timers/promises';
import type { Context, HonoRequest, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { PlatformEnv } from '../http/platform-env.ts';

/** A fault for the nth call of a route; `path` may hold `*` for one segment. */
export const faultSchema = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']).optional(),
  path: z.string().startsWith('/').max(200),
  /** The first call it strikes, counted from now on. */
  nth: z.int().min(1).default(1),
  /** How many calls it strikes from there; 0 means all. */
  times: z.int().min(0).default(1),
  /** Strikes what brings the access token of the first call it meets, as if that had expired. */
  sameToken: z.boolean().default(false),
  /** Whether the call takes effect before its answer goes wrong (F11). */
  when: z.enum(['before', 'after']).default('before'),
  delayMs: z.int().min(0).max(120_000).default(0),
  status: z.int().min(400).max(599).optional(),
  body: z.unknown().optional(),
  drop: z.boolean().default(false),
  malformed: z.enum(['html', 'truncated', 'empty', 'huge']).optional(),
});
type Fault = z.infer<typeof faultSchema>;

type ActiveFault = Fault & { seen: number; token: string | undefined };

const escapeText = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function matches(fault: ActiveFault, request: HonoRequest): boolean {
  const { method, path } = request;
  if (fault.method !== undefined && fault.method !== method) return false;
  const pattern = fault.path.split('*').map(escapeText).join('[^/]+');
  if (!new RegExp(`^${pattern}$`).test(path)) return false;
  if (!fault.sameToken) return true;
  const token = request.header('authorization');
  fault.token ??= token;
  return token !== undefined && token === fault.token;
}

const HUGE_BYTES = 20_000_000;

function brokenAnswer(kind: NonNullable<Fault['malformed']>): Response {
  const json = { 'content-type': 'application/json' };
  switch (kind) {
    case 'html':
      return new Response('<!doctype html><p>Gateway', {
        headers: { 'content-type': 'text/html' },
      });
    case 'truncated':
      return new Response('{"id":"', { headers: json });
    case 'empty':
      return new Response('', { headers: json });
    case 'huge':
      return new Response(`{"filler":"${'x'.repeat(HUGE_BYTES)}"}`, { headers: json });
  }
}

/** Cuts the connection; where there is none (in process) the call fails. */
function dropConnection(context: Context<PlatformEnv>): Response {
  const env: unknown = context.env;
  const incoming: unknown =
    typeof env === 'object' && env !== null && 'incoming' in env ? env.incoming : null;
  const socket: unknown =
    typeof incoming === 'object' && incoming !== null && 'socket' in incoming
      ? incoming.socket
      : null;
  if (
    typeof socket === 'object' &&
    socket !== null &&
    'destroy' in socket &&
    typeof socket.destroy === 'function'
  ) {
    socket.destroy();
  }
  return new Response(null, { status: 502 });
}

function strike(fault: Fault, context: Context<PlatformEnv>): Response | null {
  if (fault.drop) return dropConnection(context);
  if (fault.malformed !== undefined) return brokenAnswer(fault.malformed);
  if (fault.status === undefined) return null;
  const body = fault.body ?? {
    status: fault.status,
    code: 'INTERNAL_SERVER_ERROR',
    message: 'internal server error',
  };
  return Response.json(body, { status: fault.status });
}

export type Faults = {
  middleware: MiddlewareHandler<PlatformEnv>;
  add(fault: Fault): void;
  list(): Fault[];
  clear(): void;
};

/** Faults that were asked for with `POST /_platform/faults`. */
export function createFaults(): Faults {
  const active: ActiveFault[] = [];
  const findStriking = (request: HonoRequest) => {
    const matching = active.filter((fault) => matches(fault, request));
    for (const fault of matching) fault.seen += 1;
    return matching.find(
      ({ seen, nth, times }) => seen >= nth && (times === 0 || seen < nth + times),
    );
  };
  return {
    middleware: async (context, next) => {
      const { req } = context;
      const fault = req.path.startsWith('/_') ? undefined : findStriking(req);
      if (fault === undefined) return next();
      if (fault.when === 'after') await next();
      if (fault.delayMs > 0) await pause(fault.delayMs);
      const broken = strike(fault, context);
      if (broken === null) return fault.when === 'after' ? undefined : next();
      context.res = undefined;
      context.res = broken;
    },
    add: (fault) => active.push({ ...fault, seen: 0, token: undefined }),
    list: () => active.map(({ seen: _, token: __, ...fault }) => fault),
    clear: () => {
      active.length = 0;
    },
  };
}
