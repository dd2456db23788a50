import { type ErrorCode, isErrorCode } from '#src/domain/errors.ts';
import { readClientMessage } from '#src/domain/text/client-message.ts';

/**
 * What a server function's error says to the browser: a code, and a name for it in our logs or the
 * field that was refused.
 */
export type ClientError = { code: ErrorCode; correlationId: string | null; field: string | null };

/** The code of anything that was thrown; what we do not know is an internal error. */
export function readClientError(error: unknown): ClientError {
  const { code, correlationId, field } = readClientMessage(error);
  return isErrorCode(code)
    ? { code, correlationId, field }
    : { code: 'INTERNAL_SERVER_ERROR', correlationId: null, field: null };
}

/** Whether a call never came through: browsers throw a plain TypeError for a lost connection. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed|import/i.test(error.message);
}

/** Whether code of a page could not be loaded: blocked, lost on its way, or of a build that is gone. */
export function isCodeLost(error: unknown): boolean {
  return (
    error instanceof TypeError && /imported module|importing a module script/i.test(error.message)
  );
}
