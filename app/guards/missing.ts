import type { ErrorCode } from '#src/contract/errors.ts';
import { readClientMessage } from '#src/domain/client-message.ts';

/** Whether a server function said that the thing does not exist. */
export function isMissing(error: unknown, code: ErrorCode): boolean {
  return readClientMessage(error).code === code;
}
