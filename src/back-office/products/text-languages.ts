import {
  LANGUAGES,
  type Language,
  type OnlineLocale,
  shopsSpeaking,
} from '#src/domain/shop/locales.ts';

/** Whether an open shop speaks a language. */
export const isSpoken = (lang: Language, shops: readonly OnlineLocale[]) =>
  shopsSpeaking(lang).some((shop) => shops.includes(shop));

/** Languages in the order that texts are written in: those of open shops first, the page's before all. */
export function inWritingOrder(shops: readonly OnlineLocale[], page: string): Language[] {
  const rank = (lang: Language) => (isSpoken(lang, shops) ? (lang === page ? 0 : 1) : 2);
  return LANGUAGES.toSorted((one, other) => rank(one) - rank(other));
}
