import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { DomainError, statusOf } from '#src/domain/errors.ts';
import type { WireError } from '#src/domain/wire/wire-error.ts';
import { isDatabaseUnavailable, isUnstorableText } from '../database/database-errors.ts';
import type { PlatformEnv } from './platform-env.ts';

/** What the caller is told of any failure; the cause stays in the log. */
function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof HTTPException && error.status === 413) {
    return new DomainError('CONTENT_TOO_LARGE');
  }
  // Hono throws these for a body that is not JSON.
  if (error instanceof HTTPException && error.status < 500) return new DomainError('BAD_REQUEST');
  if (isUnstorableText(error)) return new DomainError('BAD_REQUEST');
  if (isDatabaseUnavailable(error)) {
    return new DomainError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
  }
  return new DomainError('INTERNAL_SERVER_ERROR');
}

/** The platform's one error mapper, for `app.onError`. */
export function answerError(log: Logger): ErrorHandler<PlatformEnv> {
  return (thrown, context) => {
    const error = toDomainError(thrown);
    if (statusOf(error.code) >= 500) {
      log.error({ err: thrown, correlationId: context.get('correlationId') }, error.message);
    }
    return answerRefusal(error, context);
  };
}

/** Status and body of an error; never holds a stack, SQL or an upstream text. */
export function answerRefusal(
  { code, message, field, version, retryAfterSeconds }: DomainError,
  context: Context<PlatformEnv>,
): Response {
  const status = statusOf(code);
  if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds));
  return context.json<WireError>({ status, code, message, field, version }, status);
}
