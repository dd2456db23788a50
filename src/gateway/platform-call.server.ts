import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { DeviceChannel } from '#src/domain/shop/devices.ts';
import type { LocaleCode } from '#src/domain/shop/locales.ts';
import type { Call } from '#src/domain/wire/call.ts';
import type { ServedPart } from '#src/domain/wire/capabilities.schema.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import { headersOfTrace, inSpan } from '#src/process/spans.ts';
import { type CircuitObserver, createCircuits } from './circuit.server.ts';
import { CommerceError, codeOfStatus, isCommerceError, toErrorCode } from './commerce-error.ts';
import { type Exchange, exchange, LateAnswer, UnusableAnswer } from './exchange.server.ts';

/** The caller, and what every call carries (specification §7, A-050). */
export type Caller = {
  platformUrl: string;
  /** How many times as long as usual calls may take, for a slow platform; once without. */
  patience?: number;
  subscriptionKey: string;
  locale: LocaleCode;
  storeId: string;
  sessionId: string;
  channel: DeviceChannel;
  correlationId: string;
  accessToken: string | null;
  /** Address of the shopper's client, for the platform's limits; left out of shared reads. */
  clientAddress?: string;
  /** The link of a preview: its reads answer what is not published yet, for nobody's cache. */
  preview?: string;
  /** What the platform serves in the shop beyond the core: nothing else is asked (decision 108). */
  served: ReadonlySet<ServedPart>;
  /** Gives a new access token after 401 'Invalid JWT.'; rejects when the session has ended. */
  refresh?: () => Promise<string>;
};

/** Time budgets of a call, in ms (safety.md). */
export const CALL_BUDGET_MS = { page: 2_000, write: 4_000, payment: 8_000 } as const;

/** For calls that wait for a payment provider, and those that nobody waits for. */
export const PATIENT = { budgetMs: CALL_BUDGET_MS.payment };

export type PlatformCall<S extends z.ZodType> = {
  method: Call['method'];
  /** Built with `fillPath`. */
  path: string;
  /** Path template, for logs and circuits. */
  name: string;
  query?: Record<string, string | number | readonly string[] | null | undefined> | undefined;
  headers?: Record<string, string | undefined> | undefined;
  body?: unknown;
  /** Before the patience of the caller: that of its method without. */
  budgetMs?: number | undefined;
  answer: S;
};

/** A call that knows how long it may take, ms. */
type BudgetedCall = PlatformCall<z.ZodType> & { budgetMs: number };

export type Answer<S extends z.ZodType> = { status: number; body: z.output<S> };

const INVALID_JWT = 'Invalid JWT.';

let observer: CircuitObserver = () => undefined;
const circuits = createCircuits(Date.now, (route, isOpen) => observer(route, isOpen));

/** Tells the process when circuits open and close, for its log; one observer at a time. */
export function observeCircuits(observe: CircuitObserver) {
  observer = observe;
}

/** Names of the calls that are not made at the moment, for metrics. */
export const openCircuits = () => circuits.open();

function urlOf(context: Caller, call: BudgetedCall): URL {
  const url = new URL(`${context.platformUrl}${call.path}`);
  for (const [name, value] of Object.entries(call.query ?? {})) {
    if (value === undefined || value === null) continue;
    if (typeof value === 'object') for (const item of value) url.searchParams.append(name, item);
    else url.searchParams.set(name, String(value));
  }
  return url;
}

function headers(context: Caller, call: BudgetedCall, token: string | null) {
  const all = {
    accept: 'application/json',
    'accept-language': context.locale,
    [HEADER.subscriptionKey]: context.subscriptionKey,
    [HEADER.storeId]: context.storeId,
    [HEADER.sessionId]: context.sessionId,
    [HEADER.deviceChannel]: context.channel,
    [HEADER.correlationId]: context.correlationId,
    ...(context.clientAddress && { [HEADER.clientAddress]: context.clientAddress }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(call.body !== undefined && { 'content-type': 'application/json' }),
    ...call.headers,
    ...headersOfTrace(),
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function attempt(context: Caller, call: BudgetedCall, token: string | null) {
  return inSpan(call.name, { kind: 'client' }, async (span) => {
    const answer = await exchange(urlOf(context, call), {
      method: call.method,
      headers: headers(context, call, token),
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      budgetMs: call.budgetMs,
    });
    span.setAttribute('http.response.status_code', answer.status);
    return answer;
  });
}

/** A platform that says when to come again is alive: it waits for a lock or sheds load (F29). */
const asksToWait = ({ status, headers }: Exchange) =>
  status === HTTP_STATUS.SERVICE_UNAVAILABLE && headers['retry-after'] !== undefined;

/** One attempt behind the circuit: the network and the shape of the answer are its faults. */
async function guarded(context: Caller, call: BudgetedCall, token: string | null) {
  if (!circuits.allows(call.name)) throw new CommerceError('SERVICE_UNAVAILABLE', call.name);
  try {
    const answer = await attempt(context, call, token);
    if (answer.status < 500) circuits.succeeded(call.name);
    else if (!asksToWait(answer)) circuits.failed(call.name, 'failure');
    return answer;
  } catch (cause) {
    circuits.failed(call.name, cause instanceof LateAnswer ? 'timeout' : 'failure');
    const isUnusable = cause instanceof UnusableAnswer;
    throw new CommerceError(isUnusable ? 'PLATFORM_MALFORMED' : 'PLATFORM_UNREACHABLE', call.name);
  }
}

function messageOf(body: unknown): string | undefined {
  const error = wireErrorSchema.safeParse(body);
  return error.success ? error.data.message : undefined;
}

const usualBudget = ({ method }: PlatformCall<z.ZodType>) =>
  method === 'GET' ? CALL_BUDGET_MS.page : CALL_BUDGET_MS.write;

/** Before a keyed call is made again, and what must be left of its budget then, ms. */
const KEYED = { waitMs: 500, minMs: 1_000 };

/**
 * A call that a process or a commit lost on its way has broken is made once more where it carries an
 * idempotency key, so that it counts once (F39). Null once it may be; the error is thrown otherwise.
 */
async function unlessBroken(context: Caller, call: BudgetedCall) {
  const isKeyed = call.headers?.[HEADER.idempotencyKey] !== undefined;
  const since = performance.now();
  const isTime = () => call.budgetMs - (performance.now() - since) - KEYED.waitMs >= KEYED.minMs;
  try {
    const answer = await guarded(context, call, context.accessToken);
    return isKeyed && asksToWait(answer) && isTime() ? null : answer;
  } catch (error) {
    const isBroken = isCommerceError(error, 'PLATFORM_UNREACHABLE', 'PLATFORM_MALFORMED');
    if (isKeyed && isBroken && isTime()) return null;
    throw error;
  }
}

/**
 * Retries once, in all: on 401, after a refresh when the token is said to be invalid, else unchanged;
 * and a keyed call that broke.
 */
async function withRetry(context: Caller, call: BudgetedCall) {
  const since = performance.now();
  const first = await unlessBroken(context, call);
  if (first === null) {
    await pause(KEYED.waitMs);
    const budgetMs = call.budgetMs - (performance.now() - since);
    return guarded(context, { ...call, budgetMs }, context.accessToken);
  }
  if (first.status !== HTTP_STATUS.UNAUTHORIZED) return first;
  if (messageOf(first.body) !== INVALID_JWT) return guarded(context, call, context.accessToken);
  if (context.refresh === undefined) return first;
  return guarded(context, call, await context.refresh());
}

/** Seconds of a `Retry-After`; a date, which the platform never sends, says nothing to us. */
const secondsOf = (header: string | undefined) =>
  header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) : undefined;

/**
 * Makes one platform call and parses its answer. Throws CommerceError: the platform's own code, or
 * PLATFORM_UNREACHABLE, PLATFORM_MALFORMED, SERVICE_UNAVAILABLE. Network errors, timeouts and 5xx
 * of calls without a key are not retried.
 */
export async function callPlatform<S extends z.ZodType>(
  context: Caller,
  call: PlatformCall<S>,
): Promise<Answer<S>> {
  const budgetMs = (call.budgetMs ?? usualBudget(call)) * (context.patience ?? 1);
  const { status, body, headers } = await withRetry(context, { ...call, budgetMs });
  if (status < 200 || status > 299) {
    const retryAfterSeconds = secondsOf(headers['retry-after']);
    const error = wireErrorSchema.safeParse(body);
    if (!error.success)
      throw new CommerceError(codeOfStatus(status), call.name, { status, retryAfterSeconds });
    const { code, message, version, field } = error.data;
    throw new CommerceError(toErrorCode(code, status), call.name, {
      status,
      message,
      retryAfterSeconds,
      ...(version !== undefined && { version }),
      ...(field !== undefined && { field }),
    });
  }
  const parsed = z.safeParse<S>(call.answer, body);
  if (!parsed.success) throw new CommerceError('PLATFORM_MALFORMED', call.name);
  return { status, body: parsed.data };
}
