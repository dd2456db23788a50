import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { DomainError, statusOf } from '../../../src/domain/errors.ts';
import type { LocaleCode } from '../../../src/domain/shop/locales.ts';
import {
  CALLERS,
  type Call,
  type RequestOf,
  type StatusOf,
} from '../../../src/domain/wire/call.ts';
import {
  callerHeaders,
  HEADER,
  SHARED_SESSION,
  storeHeader,
} from '../../../src/domain/wire/headers.ts';
import type { WireError } from '../../../src/domain/wire/wire-error.ts';
import { toDomainError } from './context.ts';
import { digest, SETTINGS } from './settings.ts';
import { findShop, type Shop } from './shops.ts';
import { verifyAccessToken } from './tokens.ts';

/** Calls of the contract over HTTP: headers, rights, input, errors. */

export type Caller = {
  shop: Shop;
  locale: LocaleCode;
  sessionId: string;
  customerId: string | null;
};
export type Customer = Caller & { customerId: string };

type CallerOf<C extends Call> = C['by'] extends 'customer' | 'buyer'
  ? Customer
  : C['by'] extends 'storefront' | 'outsider'
    ? null
    : Caller;

type Handler<C extends Call> = (
  request: RequestOf<C>,
  caller: CallerOf<C>,
) => Promise<{ status: StatusOf<C>; body: z.input<C['answer']> }>;

const MAX_BODY = 65_536;

export const app = new Hono();
app.onError((thrown, context) => refuse(toDomainError(thrown), context));
app.notFound((context) => refuse(new DomainError('NOT_FOUND'), context));
app.use(
  bodyLimit({
    maxSize: MAX_BODY,
    onError: (context) => refuse(new DomainError('CONTENT_TOO_LARGE'), context),
  }),
);

function refuse({ code, message, field, version, retryAfterSeconds }: DomainError, c: Context) {
  const status = statusOf(code);
  if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds));
  return c.json<WireError>({ status, code, message, field, version }, status);
}

const wrong = (field: string) =>
  new DomainError('BAD_REQUEST', { field, message: `bad request: ${field}` });

export function requireKey({ req }: Context): void {
  const key = digest(req.header(HEADER.subscriptionKey) ?? '');
  if (!timingSafeEqual(key, digest(SETTINGS.subscriptionKey)))
    throw new DomainError('INVALID_SUBSCRIPTION_KEY');
}

/** Who calls, where: what the common headers say. */
export async function callerOf(context: Context, needsStore: boolean): Promise<Caller | null> {
  requireKey(context);
  const { req } = context;
  const parsed = callerHeaders.safeParse(req.header());
  if (!parsed.success) throw wrong(String(parsed.error.issues[0]?.path[0]));
  const customerId = await bearerOf(context);
  const storeId = req.header(HEADER.storeId) ?? '';
  if (storeId === '' && !needsStore) return null;
  const shop = storeHeader.safeParse(storeId).success ? await findShop(storeId) : null;
  if (shop === null) throw wrong(HEADER.storeId);
  const { [HEADER.locale]: locale, [HEADER.sessionId]: sessionId } = parsed.data;
  return { shop, locale, sessionId, customerId };
}

async function bearerOf({ req }: Context): Promise<string | null> {
  const header = req.header('authorization');
  if (header === undefined) return null;
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(header)?.[1];
  const customerId = token === undefined ? null : await verifyAccessToken(token);
  if (customerId === null) throw new DomainError('INVALID_JWT');
  return customerId;
}

async function admit(context: Context, { by }: Call): Promise<Caller | null> {
  const { key, store, ownSession, bearer } = CALLERS[by];
  if (!key) return null;
  const caller = await callerOf(context, store);
  if (caller === null) return null;
  if (ownSession && caller.sessionId === SHARED_SESSION) throw wrong(HEADER.sessionId);
  if (bearer && caller.customerId === null) throw new DomainError('INVALID_JWT');
  return caller;
}

async function readRequest<C extends Call>({ req }: Context, call: C) {
  const query = Object.entries(req.queries()).map(([name, values]) => [
    name,
    values.length === 1 ? values[0] : values,
  ]);
  const sent = {
    params: req.param(),
    query: Object.fromEntries(query),
    headers: req.header(),
    body: call.request.body === undefined ? undefined : readJson(await req.text()),
  };
  const parsed = z.object<C['request']>(call.request).safeParse(sent);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const [part = 'request', ...path] = [...(issue?.path ?? []), ...unknown];
  throw wrong(path.map(String).join('.') || String(part));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrong('body');
  }
}

/** Serves one call of the contract. */
export function serve<C extends Call>(call: C, handle: Handler<C>): void {
  const path = call.path.replaceAll(/\{(\w+)\}/g, ':$1');
  app.on(call.method, [path, path.replace(/\/$/, '')], async (context) => {
    const caller = await admit(context, call);
    const request = await readRequest(context, call);
    const { status, body } = await handle(request, caller as CallerOf<C>);
    if (Number(status) === 204) return context.body(null, 204);
    return new Response(JSON.stringify(body), {
      status: Number(status),
      headers: { 'content-type': 'application/json; charset=UTF-8' },
    });
  });
}

export const ok = <Body>(body: Body) => ({ status: 200 as const, body });
