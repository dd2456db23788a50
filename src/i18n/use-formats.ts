import { useMemo } from 'react';
import { writeDays, writeDeadline, writeMoment } from '#src/domain/shop/shop-day.ts';
import { formatCountry, formatDate, formatDistance, formatTypedAmount } from './formats.ts';
import { useLocale } from './use-locale.ts';

/** Days, times, distances and names of countries, bound to the locale of the page. */
export function useFormats() {
  const locale = useLocale();
  return useMemo(
    () => ({
      date: (instant: string, length?: 'short' | 'long') => formatDate(instant, locale, length),
      deadline: (instant: string) => writeDeadline(instant, locale),
      days: (from: string, to: string) => writeDays(from, to, locale),
      moment: (instant: string) => writeMoment(new Date(instant), locale),
      distance: (km: number) => formatDistance(km, locale),
      typedAmount: (amount: number) => formatTypedAmount(amount, locale),
      country: (iso2: string) => formatCountry(iso2, locale),
    }),
    [locale],
  );
}
