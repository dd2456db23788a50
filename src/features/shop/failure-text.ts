import type { I18n } from '@lingui/core';
import { readClientError } from '#src/contract/client-error.ts';
import { ERROR_MESSAGES } from '#src/i18n/errors.ts';

/** What went wrong and what to do, in the shopper's language (style.md "Errors"). */
export function failureText(i18n: I18n, error: unknown): string {
  return i18n._(ERROR_MESSAGES[readClientError(error).code]);
}
