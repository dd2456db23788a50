import { randomBytes } from 'node:crypto';
import type { RequestScope } from '#src/session/request-scope.server.ts';

/** The scope of one answer, with a fresh nonce. */
export const newScope = (
  correlationId: string,
  origin: string,
  clientAddress: string,
): RequestScope => ({
  correlationId,
  nonce: randomBytes(16).toString('base64'),
  origin,
  clientAddress,
});
