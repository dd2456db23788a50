import type { Language } from '#src/domain/shop/locales.ts';
import { failureWords } from '#src/i18n/messages.ts';
import { failureText } from './client-error.ts';

/** Loads what a failure is called: it may be a lost connection. */
export async function prepareFailures(lang: Language): Promise<(error: unknown) => string> {
  const words = await failureWords(lang);
  return (error) => failureText(words, error);
}
