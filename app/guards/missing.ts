import type { ErrorCode } from '#src/domain/errors.ts';
import { readClientMessage } from '#src/domain/text/client-message.ts';

/** Whether a server function said that the thing does not exist. */
export function isMissing(error: unknown, code: ErrorCode): boolean {
  return readClientMessage(error).code === code;
}
