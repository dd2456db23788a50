import { createContext, useContext, useMemo } from 'react';
import type { LocaleCode } from '#src/domain/locales.ts';
import type { Money } from '#src/domain/money.ts';
import {
  formatCountry,
  formatDate,
  formatDays,
  formatDistance,
  formatMoment,
  formatPrice,
  type PriceOptions,
} from './formats.ts';

/** The locale prefix of the page. */
export const LocaleContext = createContext<LocaleCode>('fr-fr');

export function useLocale(): LocaleCode {
  return useContext(LocaleContext);
}

/** The formatters, bound to the locale of the page. */
export function useFormats() {
  const locale = useLocale();
  return useMemo(
    () => ({
      price: (centAmount: number, currency: string, options?: PriceOptions) =>
        formatPrice(centAmount, currency, locale, options),
      money: ({ centAmount, currencyCode }: Money, options?: PriceOptions) =>
        formatPrice(centAmount, currencyCode, locale, options),
      date: (instant: string, length?: 'short' | 'long') => formatDate(instant, locale, length),
      days: (from: string, to: string) => formatDays(from, to, locale),
      moment: (instant: string) => formatMoment(instant, locale),
      distance: (km: number) => formatDistance(km, locale),
      country: (iso2: string) => formatCountry(iso2, locale),
    }),
    [locale],
  );
}
