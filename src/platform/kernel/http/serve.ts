import type { Context, Hono, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import { shopsOf } from '#src/domain/staff/grants.ts';
import type { Permission } from '#src/domain/staff/permission.ts';
import {
  type Call,
  type CallerName,
  needsAccount,
  type RequestOf,
  type StatusOf,
  type SuccessStatus,
} from '#src/domain/wire/call.ts';
import { HEADER, SHARED_SESSION } from '#src/domain/wire/headers.ts';
import { findUnstorable } from '#src/process/storable.ts';
import { outlastFailover } from '../database/database.ts';
import type { PlatformEnv, Shopper, StaffCaller, StaffVisitor } from './platform-env.ts';
import { type Customer, requireCustomer } from './require-customer.ts';

/** The caller, by what the contract says of it. */
type Callers = {
  outsider: null;
  storefront: Shopper;
  visitor: Shopper;
  shopper: Shopper;
  customer: Customer;
  buyer: Customer;
  staffVisitor: StaffVisitor;
  staff: StaffCaller;
};

/** Carts belong to the session of a shopper: the one of shared reads owns nothing. */
function withOwnSession(shopper: Shopper): Shopper {
  if (shopper.sessionId !== SHARED_SESSION) return shopper;
  throw new DomainError('BAD_REQUEST', { field: HEADER.sessionId });
}

function requireStaff(context: Context<PlatformEnv>): StaffCaller {
  const caller: StaffCaller | undefined = context.get('staff');
  return requireFound(caller, 'UNAUTHORIZED');
}

const ADMIT: { [By in keyof Callers]: (context: Context<PlatformEnv>) => Callers[By] } = {
  outsider: () => null,
  storefront: (context) => context.get('shopper'),
  visitor: (context) => context.get('shopper'),
  shopper: (context) => withOwnSession(context.get('shopper')),
  customer: (context) => requireCustomer(context.get('shopper')),
  buyer: (context) => requireCustomer(withOwnSession(context.get('shopper'))),
  staffVisitor: (context) => context.get('staffVisitor'),
  staff: requireStaff,
};

/** The caller, once it may make a call `by` such callers; else the refusal is thrown. */
function admit<By extends CallerName>(by: By, context: Context<PlatformEnv>): Callers[By] {
  return ADMIT[by](context);
}

/** Refuses what no role of the caller allows; else the caller in the shops where one does. */
function permitted(
  caller: StaffCaller,
  needs: Permission | readonly Permission[] | null,
): StaffCaller {
  if (needs === null) return caller;
  const { grants, permissions } = caller;
  const some = [needs].flat();
  if (!some.some((one) => permissions.has(one))) throw new DomainError('FORBIDDEN');
  if (grants === undefined) return caller;
  return { ...caller, shops: new Set(some.flatMap((one) => [...shopsOf(grants, one)])) };
}

type Handler<C extends Call> = (
  request: RequestOf<C>,
  caller: Callers[C['by']],
) => Promise<{
  status: StatusOf<C>;
  /** A file comes as a stream. */
  body: C extends { file: string } ? ReadableStream<Uint8Array> : z.input<C['answer']>;
  headers?: Record<string, string>;
}>;

/** Text as bytes, made as they are read. */
function streamOf(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const reading = parts[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { value, done } = await reading.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await reading.return?.();
    },
  });
}

/** The answer 200 with a file, whose parts are made as they are read. */
export const okFile = (fileName: string, parts: AsyncIterable<string>) => ({
  ...{ status: 200 as const, body: streamOf(parts) },
  headers: { 'content-disposition': `attachment; filename="${fileName}"` },
});

/** The answer 200 with a body. */
export const ok = <Body>(body: Body) => ({ status: 200 as const, body });

/** Where the router has a call; a path that ends in a slash is served without it, too. */
export function routesOf({ path: template }: Call): string[] {
  const path = template.replaceAll(/\{(\w+)\}/g, ':$1');
  return [path, path.replace(/\/$/, '')];
}

/**
 * Serves one call of the contract: checks the caller's right, runs `before`, parses the request (400
 * names the first wrong field) and answers what `handle` returns.
 */
export function serve<C extends Call>(
  router: Hono<PlatformEnv>,
  call: C,
  handle: Handler<C>,
  ...before: MiddlewareHandler<PlatformEnv>[]
): void {
  const schema = z.object<C['request']>(call.request);
  const guard: MiddlewareHandler<PlatformEnv> = async (context, next) => {
    admit(call.by, context);
    if (needsAccount(call) && context.get('shopper').isGuest) {
      throw new DomainError('ACCOUNT_REQUIRED');
    }
    if (call.by === 'staff') context.set('staff', permitted(context.get('staff'), call.needs));
    await next();
  };
  router.on(call.method, routesOf(call), guard, ...before, async (context) => {
    const request = await readRequest(context, call);
    const unstorable = findUnstorable(request);
    if (unstorable !== null) throw wrongPath(unstorable);
    const parsed = schema.safeParse(request);
    if (!parsed.success) throw wrongInput(parsed.error);
    const caller = admit<C['by']>(call.by, context);
    const work = () => handle(parsed.data, caller);
    // A read has no effect; a write knows by itself what it may do again.
    const answer = await (call.method === 'GET' ? outlastFailover(work, 'read') : work());
    const status: SuccessStatus = answer.status;
    if (status === 204) return context.body(null, status, answer.headers);
    const { body } = answer;
    if (call.file !== undefined && body instanceof ReadableStream) {
      const type = `${call.file}; charset=UTF-8`;
      return context.body(body, status, { 'content-type': type, ...answer.headers });
    }
    return context.body(JSON.stringify(body), status, {
      'content-type': 'application/json; charset=UTF-8',
      ...answer.headers,
    });
  });
}

async function readRequest({ req }: Context<PlatformEnv>, call: Call) {
  return {
    params: req.param(),
    query: Object.fromEntries(
      Object.entries(req.queries()).map(([name, values]) => [
        name,
        values.length === 1 ? values[0] : values,
      ]),
    ),
    headers: req.header(),
    body: call.request.body === undefined ? undefined : readJson(await req.text()),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('BAD_REQUEST', { field: 'body' });
  }
}

function wrongInput({ issues: [issue] }: z.ZodError): DomainError {
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return wrongPath([...(issue?.path ?? []), ...unknown]);
}

/** Names the field within its part of the request, or the part. */
function wrongPath([part = 'request', ...path]: readonly PropertyKey[]): DomainError {
  const field = path.map(String).join('.') || String(part);
  return new DomainError('BAD_REQUEST', { field, message: `bad request: ${field}` });
}
