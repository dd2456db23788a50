import { isNotFound, isRedirect } from '@tanstack/react-router';
import { createMiddleware } from '@tanstack/react-start';
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import * as v from 'valibot';
import type { ErrorCode } from '#src/contract/errors.ts';
import { writeClientMessage } from '#src/domain/client-message.ts';
import { HTTP_STATUS } from '#src/domain/http-status.ts';
import { CommerceError } from '#src/gateway/commerce-error.ts';
import { log } from './log.server.ts';
import { requestScope } from './request-scope.server.ts';

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

/** What our own log keeps of an error that the visitor is only told the name of. */
function logError(error: unknown, code: ErrorCode, correlationId: string) {
  const message = error instanceof Error ? error.message : String(error);
  const detail = error instanceof CommerceError ? { call: error.call } : { err: error };
  log.error({ correlationId, code, ...detail }, message);
}

/**
 * The one place where errors of server functions become answers: a known code with its status, or
 * a generic one with a correlation id. Left alone, Start answers 200 with the full message.
 */
export const errorMiddleware = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  requestScope().isFunctionReached = true;
  try {
    return await next();
  } catch (error) {
    if (isRedirect(error) || isNotFound(error) || error instanceof Response) throw error;
    const { code, status, field } = mapError(error);
    const { correlationId } = requestScope();
    const isOurs = status >= HTTP_STATUS.INTERNAL_SERVER_ERROR;
    if (isOurs) logError(error, code, correlationId);
    setResponseStatus(status);
    if (error instanceof CommerceError && error.retryAfterSeconds !== undefined) {
      setResponseHeader('retry-after', String(error.retryAfterSeconds));
    }
    throw new Error(writeClientMessage(code, isOurs ? { correlationId } : { field }));
  }
});
