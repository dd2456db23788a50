import { readClientMessage } from '#src/contract/client-message.ts';
import type { ErrorCode } from '#src/contract/error-codes.ts';

/** Whether a server function said that the thing does not exist. */
export function isMissing(error: unknown, code: ErrorCode): boolean {
  return readClientMessage(error).code === code;
}
