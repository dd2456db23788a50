import { isNotFound, isRedirect } from '@tanstack/react-router';
import { createMiddleware } from '@tanstack/react-start';
import { setResponseStatus } from '@tanstack/react-start/server';
import { writeClientMessage } from '#src/domain/text/client-message.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { log } from './log.server.ts';
import { requestScope } from './request-scope.server.ts';

function badRequest(cause: string): Error {
  log.warn(
    { correlationId: requestScope().correlationId, cause },
    'a call that reads as no function',
  );
  setResponseStatus(HTTP_STATUS.BAD_REQUEST);
  return new Error(writeClientMessage('BAD_REQUEST'));
}

/** Goes on to the function; what Start throws on the way there is a bad request. */
async function enter<Result>(next: () => Result): Promise<Awaited<Result>> {
  try {
    return await next();
  } catch (error) {
    if (isRedirect(error) || isNotFound(error) || error instanceof Response) throw error;
    throw badRequest(error instanceof Error ? error.message : String(error));
  }
}

/**
 * A call that never reaches a function (no such function, a payload that cannot be read) is a bad
 * request without a word about why (T04): Start throws for the one, and answers 500 with the
 * parser's message for the other. What fails inside a function has been answered by then.
 */
export const badCallMiddleware = createMiddleware().server(async ({ next, handlerType }) => {
  if (handlerType !== 'serverFn') return next();
  const result = await enter(next);
  // Start wraps a result into a response for callers that say so in a header; ours do.
  const response: Response | null | undefined = result.response;
  if (!(response instanceof Response)) throw badRequest('no function call');
  const isUnread = response.status === HTTP_STATUS.INTERNAL_SERVER_ERROR;
  if (isUnread && !requestScope().isFunctionReached) throw badRequest('unreadable payload');
  return result;
});
