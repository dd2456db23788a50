import { isNotFound, isRedirect } from '@tanstack/react-router';
import { createMiddleware } from '@tanstack/react-start';
import { getRequestUrl, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import * as v from 'valibot';
import type { ErrorCode } from '#src/domain/errors.ts';
import { writeClientMessage } from '#src/domain/text/client-message.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import { findUnstorable } from '#src/process/storable.ts';
import { log } from './log.server.ts';
import { type RequestScope, requestScope } from './request-scope.server.ts';

const issuesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.looseObject({ kind: v.string(), message: v.string() })),
);

/** Start throws the issues of a refused input as the message of a plain error. */
function isInputRefused(error: unknown): boolean {
  if (error instanceof v.ValiError) return true;
  return error instanceof Error && v.is(issuesSchema, error.message);
}

function mapError(error: unknown): { code: ErrorCode; status: number; field?: string | undefined } {
  if (error instanceof CommerceError) {
    return { code: error.code, status: error.status, field: error.field };
  }
  if (isInputRefused(error)) return { code: 'BAD_REQUEST', status: HTTP_STATUS.BAD_REQUEST };
  return { code: 'INTERNAL_SERVER_ERROR', status: HTTP_STATUS.INTERNAL_SERVER_ERROR };
}

/** Before any schema of a function: the issues of one could not be written with such a value (T04). */
function assertStorable(data: unknown): void {
  if (findUnstorable(data) !== null) throw new CommerceError('BAD_REQUEST', 'input');
}

/** Of a refusal that says no time itself: a limit, and a service that is away for a moment. */
const RETRY_AFTER_SECONDS: ReadonlyMap<number, number> = new Map([
  [HTTP_STATUS.TOO_MANY_REQUESTS, 60],
  [HTTP_STATUS.SERVICE_UNAVAILABLE, 5],
]);

function retryAfterOf(error: unknown, status: number): number | null {
  const retryAfter = error instanceof CommerceError ? error.retryAfterSeconds : undefined;
  return retryAfter ?? RETRY_AFTER_SECONDS.get(status) ?? null;
}

/** What our own log has of an error of which the visitor only sees the name. */
function logError(error: unknown, code: ErrorCode, correlationId: string) {
  const message = error instanceof Error ? error.message : String(error);
  const detail = error instanceof CommerceError ? { call: error.call } : { err: error };
  log.error({ correlationId, code, ...detail }, message);
}

/** Start names the function in the path; only where there is one of that name, this is reached. */
function noteFunction(scope: RequestScope) {
  scope.isFunctionReached = true;
  const { pathname } = getRequestUrl();
  if (pathname.startsWith('/_serverFn/')) scope.route = pathname;
}

/**
 * The one place where errors of server functions become answers: a known code with its status, or
 * a generic one with a correlation id. Left alone, Start answers 200 with the full message.
 */
export const errorMiddleware = createMiddleware({ type: 'function' }).server(async (call) => {
  noteFunction(requestScope());
  try {
    assertStorable(call.data);
    return await call.next();
  } catch (error) {
    if (isRedirect(error) || isNotFound(error) || error instanceof Response) throw error;
    const { code, status, field } = mapError(error);
    const { correlationId } = requestScope();
    const isOurs = status >= HTTP_STATUS.INTERNAL_SERVER_ERROR;
    if (isOurs) logError(error, code, correlationId);
    setResponseStatus(status);
    const wait = retryAfterOf(error, status);
    if (wait !== null) setResponseHeader('retry-after', String(wait));
    throw new Error(writeClientMessage(code, isOurs ? { correlationId } : { field }));
  }
});
