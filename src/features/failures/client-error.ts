import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorCode } from '#src/domain/errors.ts';
import { readClientMessage } from '#src/domain/text/client-message.ts';
import { ERROR_MESSAGES } from '#src/i18n/errors.ts';
import { isConnectionLost } from './lost-requests.ts';

/**
 * What a server function's error says to the browser: a code, and a name for it in our logs or the
 * field that was refused.
 */
export type ClientError = { code: ErrorCode; correlationId: string | null; field: string | null };

/** Every code has a sentence, and browsers need no other list of them. */
const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_MESSAGES, code);

/** The code of anything that was thrown; what we do not know is an internal error. */
export function readClientError(error: unknown): ClientError {
  const { code, correlationId, field } = readClientMessage(error);
  return isErrorCode(code)
    ? { code, correlationId, field }
    : { code: 'INTERNAL_SERVER_ERROR', correlationId: null, field: null };
}

/** What went wrong and what to do, in the shopper's language (style.md "Errors"). */
export function failureText(i18n: I18n, error: unknown): string {
  if (isConnectionLost(error)) {
    return i18n._(msg`The connection was lost. Please check it and try again.`);
  }
  return i18n._(ERROR_MESSAGES[readClientError(error).code]);
}
