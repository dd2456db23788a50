import type { ContentLink } from '#src/domain/content/content.schema.ts';
import {
  getDomain,
  type Language,
  ONLINE_LOCALES,
  type OnlineLocale,
} from '#src/domain/shop/locales.ts';
import { familySlug } from '../../catalogue/vocabularies/families.ts';
import { SHEETS } from '../../catalogue/vocabularies/sheets.ts';
import type { FamilyId } from '../../catalogue/vocabularies/word-lists.ts';
import { CONTENT, type ContentWords } from './content-words.ts';

/** From where home delivery is free, as each shop writes it (the amounts are those of `deliveries`). */
const FREE_DELIVERY: Record<OnlineLocale, string> = {
  'fr-fr': '50 €',
  'fr-ch': '70 CHF',
  en: '€50',
  'es-es': '50 €',
  'de-de': '50 €',
  'it-it': '50 €',
  'pl-pl': '200 zł',
};

export type Site = { locale: OnlineLocale; lang: Language; words: ContentWords };

export const withAmount = (text: string, locale: OnlineLocale) =>
  text.replace('{amount}', FREE_DELIVERY[locale]);

/** Path of a family page in its short form, without locale prefix. */
export function familyPath(lang: Language, familyId: FamilyId): string {
  return `/${familySlug(SHEETS[lang].families[familyId])}--pl${familyId}`;
}

export const familyLink = (lang: Language, familyId: FamilyId): ContentLink => ({
  label: SHEETS[lang].families[familyId].title,
  url: familyPath(lang, familyId),
});

export const SITES: readonly Site[] = ONLINE_LOCALES.map((locale) => {
  const { lang } = getDomain(locale);
  return { locale, lang, words: CONTENT[lang] };
});
