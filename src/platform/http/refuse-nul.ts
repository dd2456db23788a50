import type { MiddlewareHandler } from 'hono';
import { DomainError } from '#src/domain/errors.ts';

/** A NUL in an address is nothing that anybody means, and nothing that the database can hold. */
export const refuseNul: MiddlewareHandler = async (context, next) => {
  if (context.req.url.includes('%00')) throw new DomainError('BAD_REQUEST');
  await next();
};
