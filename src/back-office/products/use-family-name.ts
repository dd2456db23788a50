import { useLingui } from '@lingui/react';
import type { StaffFamily } from '#src/domain/catalogue/family.schema.ts';
import { LANGUAGES } from '#src/domain/shop/locales.ts';

/** What a family is called in the language of the page. */
export function useFamilyName() {
  const { locale } = useLingui().i18n;
  const lang = LANGUAGES.find((one) => one === locale) ?? 'en';
  return ({ document }: Pick<StaffFamily, 'document'>) => document.texts[lang].title;
}
