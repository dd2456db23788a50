import { createMiddleware } from '@tanstack/react-start';
import { countAttempt, type Limited } from './attempt-limits.server.ts';
import { requestScope } from './request-scope.server.ts';

/**
 * For functions that anybody may call and that cost: 429 with Retry-After past the limit of the
 * calling network. A page that is rendered for everybody calls them for nobody: it is counted as a
 * page (app/delivery/deliver.ts).
 */
export const limited = (what: Limited) =>
  createMiddleware({ type: 'function' }).server(async ({ next }) => {
    await countAttempt(what, { clientAddress: requestScope().clientAddress });
    return next();
  });
