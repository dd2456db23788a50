import type { I18n } from '@lingui/core';
import { addFailures } from '#src/i18n/messages.ts';
import { showShopToast } from '#src/ui/shop-toasts.ts';

/** Loads what `showFailure` says: the failure may be a lost connection. */
export async function prepareFailures(i18n: I18n) {
  const [{ failureText }] = await Promise.all([import('./client-error.ts'), addFailures(i18n)]);
  return failureText;
}

/** Says in a toast what went wrong. */
export async function showFailure(i18n: I18n, error: unknown): Promise<void> {
  const failureText = await prepareFailures(i18n);
  showShopToast(failureText(i18n, error));
}
