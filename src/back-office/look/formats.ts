import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { getDomain, type LocaleCode } from '#src/domain/shop/locales.ts';
import { shopTimeZone } from '#src/domain/store/store.ts';

/** Sums in cents of a currency, and instants, as the language of the page writes them. */
export function useFormats() {
  const { locale: language } = useLingui().i18n;
  const locale = language === 'en' ? 'en-GB' : language;
  return useMemo(() => {
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
    const date = new Intl.DateTimeFormat(locale, {
      ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
    });
    const month = new Intl.DateTimeFormat(locale, {
      ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
    });
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
    return {
      money: (cents: number, currency: string) =>
        new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100),
      moment: (instant: string) => moment.format(new Date(instant)),
      /** By the clocks of a shop, wherever who reads it is. */
      momentIn: (shop: LocaleCode, instant: string) =>
        new Intl.DateTimeFormat(locale, {
          ...{ dateStyle: 'medium', timeStyle: 'short' },
          timeZone: shopTimeZone(getDomain(shop).iso2),
        }).format(new Date(instant)),
      /** The day of an instant, likewise. */
      dayIn: (shop: LocaleCode, instant: string) =>
        new Intl.DateTimeFormat(locale, {
          dateStyle: 'medium',
          timeZone: shopTimeZone(getDomain(shop).iso2),
        }).format(new Date(instant)),
      /** Of a day of the calendar, `YYYY-MM-DD`. */
      weekday: (date: string) => weekday.format(new Date(date)),
      /** Of a month, `YYYY-MM`. */
      month: (of: string) => month.format(new Date(`${of}-01`)),
      /** The same with its day and month. */
      date: (of: string) => date.format(new Date(of)),
      day: (instant: string) => day.format(new Date(instant)),
      percent: (value: number) =>
        new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
          value / 100,
        ),
      number: (value: number) => new Intl.NumberFormat(locale).format(value),
    };
  }, [locale]);
}
