import type { I18n } from '@lingui/core';
import { showShopToast } from '#src/ui/shop-toasts.ts';

/** Says in a toast what went wrong. */
export async function showFailure(i18n: I18n, error: unknown): Promise<void> {
  const { failureText } = await import('./client-error.ts');
  showShopToast(failureText(i18n, error));
}
