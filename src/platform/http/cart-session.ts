import type { MiddlewareHandler } from 'hono';
import { HEADER, SHARED_SESSION } from '#src/contract/headers.ts';
import type { PlatformEnv } from './platform-env.ts';
import { Problem } from './problem.ts';

/** Carts belong to a session of their own: the one of shared reads owns nothing. */
export const cartSession: MiddlewareHandler<PlatformEnv> = async (context, next) => {
  if (context.get('shopper').sessionId === SHARED_SESSION) {
    throw new Problem('BAD_REQUEST', { field: HEADER.sessionId });
  }
  await next();
};
