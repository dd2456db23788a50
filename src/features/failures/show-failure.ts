import type { I18n } from '@lingui/core';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import { showShopToast } from '#src/ui/shop-toasts.ts';
import { prepareFailures } from './prepare-failures.ts';

/** Says in a toast what went wrong, in the language of the page. */
export async function showFailure({ locale }: Pick<I18n, 'locale'>, error: unknown): Promise<void> {
  const lang = LANGUAGES.find((language) => language === locale) ?? 'en';
  const say = await prepareFailures(lang);
  showShopToast(say(error));
}
