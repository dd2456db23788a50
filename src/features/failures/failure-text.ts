import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ERROR_MESSAGES } from '#src/i18n/errors.ts';
import { readClientError } from './client-error.ts';
import { isConnectionLost } from './lost.ts';

/** What went wrong and what to do, in the shopper's language (style.md "Errors"). */
export function failureText(i18n: I18n, error: unknown): string {
  if (isConnectionLost(error)) {
    return i18n._(msg`The connection was lost. Please check it and try again.`);
  }
  return i18n._(ERROR_MESSAGES[readClientError(error).code]);
}
