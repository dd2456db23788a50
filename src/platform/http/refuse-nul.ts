import type { MiddlewareHandler } from 'hono';
import { DomainError } from '#src/domain/errors.ts';

/** Nobody means a NUL in a URL, and the database cannot hold one. */
export const refuseNul: MiddlewareHandler = async (context, next) => {
  if (context.req.url.includes('%00')) throw new DomainError('BAD_REQUEST');
  await next();
};
