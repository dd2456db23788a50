import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import type { Step } from './step.ts';
import { plainAnswer } from './step.ts';

/** Where something may be sent; everything else is read (T32). */
const POST_PATHS = ['/_serverFn/', '/api/'];
/** Some card providers send shoppers back by POST (T37). */
const PAYMENT_RETURN = /^\/[\w-]+\/order-\w+-check$/;

const FUNCTION_PATH = /^\/_serverFn\/[\w-]{1,200}$/;

/** 404 for what cannot be the name of a function, which Start would call a crash. */
export const refuseFunction: Step = (_request, { pathname }) =>
  pathname.startsWith('/_serverFn/') && !FUNCTION_PATH.test(pathname)
    ? plainAnswer(HTTP_STATUS.NOT_FOUND)
    : null;

/** 405 with Allow: pages and files are read, functions and the API may be sent to. */
export const refuseMethod: Step = (request, url) => {
  const takesPost =
    POST_PATHS.some((path) => url.pathname.startsWith(path)) || PAYMENT_RETURN.test(url.pathname);
  const allowed = takesPost ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
  return allowed.includes(request.method)
    ? null
    : plainAnswer(HTTP_STATUS.METHOD_NOT_ALLOWED, { allow: allowed.join(', ') });
};

/**
 * 405 with Allow, for the `ANY` of a route that answers some methods: where a route has no handler
 * for a method, Start draws a page in its place (T32).
 */
export const takesOnly =
  (...methods: readonly ('GET' | 'HEAD' | 'POST')[]) =>
  (): Response =>
    plainAnswer(HTTP_STATUS.METHOD_NOT_ALLOWED, { allow: methods.join(', ') });
