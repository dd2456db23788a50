import { createContext, useContext } from 'react';
import type { LocaleCode } from '#src/domain/shop/locales.ts';

/** The locale prefix of the page. */
export const LocaleContext = createContext<LocaleCode>('fr-fr');

export function useLocale(): LocaleCode {
  return useContext(LocaleContext);
}
