import { readClientError } from '#src/contract/client-error.ts';
import type { ErrorCode } from '#src/contract/error-codes.ts';

/** Whether a server function said that the thing does not exist. */
export function isMissing(error: unknown, code: ErrorCode): boolean {
  return readClientError(error).code === code;
}
