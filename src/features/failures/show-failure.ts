import type { I18n } from '@lingui/core';
import { LANGUAGES, type Language } from '#src/domain/shop/locales.ts';
import { failureWords } from '#src/i18n/messages.ts';
import { showShopToast } from '#src/ui/shop-toasts.ts';

/** Loads what `showFailure` says: the failure may be a lost connection. */
export async function prepareFailures(lang: Language) {
  const [{ failureText }, words] = await Promise.all([
    import('./client-error.ts'),
    failureWords(lang),
  ]);
  return (error: unknown) => failureText(words, error);
}

/** Says in a toast what went wrong, in the language of the page. */
export async function showFailure({ locale }: Pick<I18n, 'locale'>, error: unknown): Promise<void> {
  const lang = LANGUAGES.find((language) => language === locale) ?? 'en';
  const say = await prepareFailures(lang);
  showShopToast(say(error));
}
