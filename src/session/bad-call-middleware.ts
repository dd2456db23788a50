import { isNotFound, isRedirect } from '@tanstack/react-router';
import { createMiddleware } from '@tanstack/react-start';
import { setResponseStatus } from '@tanstack/react-start/server';
import { toClientMessage } from '#src/contract/client-error.ts';
import { HTTP_STATUS } from '#src/domain/http-status.ts';
import { log } from './log.ts';
import { requestScope } from './request-scope.ts';

/**
 * A call that never reaches a function (no such function, a payload that cannot be read) is a bad
 * request without a word about why (T04). What fails inside a function has answered by then.
 */
export const badCallMiddleware = createMiddleware().server(async ({ next, handlerType }) => {
  if (handlerType !== 'serverFn') return next();
  try {
    return await next();
  } catch (error) {
    if (isRedirect(error) || isNotFound(error) || error instanceof Response) throw error;
    const cause = error instanceof Error ? error.message : String(error);
    log.warn(
      { correlationId: requestScope().correlationId, cause },
      'a call that reads as no function',
    );
    setResponseStatus(HTTP_STATUS.BAD_REQUEST);
    throw new Error(toClientMessage({ code: 'BAD_REQUEST', correlationId: null }));
  }
});
