import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { isDatabaseUnavailable, isUnstorableText } from '../database/database-errors.ts';
import type { PlatformEnv } from './platform-env.ts';
import { Problem, toWireError } from './problem.ts';

/** What the caller is told of any failure; the cause stays in the log. */
function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof HTTPException && error.status === 413) {
    return new Problem('CONTENT_TOO_LARGE');
  }
  // Hono throws these for a body that is not JSON.
  if (error instanceof HTTPException && error.status < 500) return new Problem('BAD_REQUEST');
  if (isUnstorableText(error)) return new Problem('BAD_REQUEST');
  if (isDatabaseUnavailable(error)) {
    return new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
  }
  return new Problem('INTERNAL_SERVER_ERROR');
}

/** The platform's one error mapper, for `app.onError`. */
export function answerError(log: Logger): ErrorHandler<PlatformEnv> {
  return (error, context) => {
    const problem = toProblem(error);
    if (problem.status >= 500) {
      log.error({ err: error, correlationId: context.get('correlationId') }, problem.message);
    }
    return answerProblem(problem, context);
  };
}

export function answerProblem(problem: Problem, context: Context<PlatformEnv>): Response {
  const { retryAfterSeconds } = problem.details;
  if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds));
  return context.json(toWireError(problem), problem.status);
}
