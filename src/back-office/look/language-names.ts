import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type { Language } from '#src/domain/shop/locales.ts';

export function useLanguageNames() {
  const { locale } = useLingui().i18n;
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    return (language: Language) => names.of(language) ?? language;
  }, [locale]);
}
