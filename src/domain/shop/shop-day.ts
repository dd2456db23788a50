import { shopTimeZone } from '#src/domain/store/store.ts';
import { cachedFormat } from '#src/domain/text/cached-format.ts';
import { getDomain, type Language, type LocaleCode, languageTag } from './locales.ts';

/**
 * Days and times as a shop counts them: by the clocks of its country, wherever its servers and its
 * shoppers are. An order has one date on pages, in mails and on its invoice.
 */

const formats = new Map<string, Intl.DateTimeFormat>();

/** A day of the calendar, `YYYY-MM-DD`, which is the same everywhere: a birthday for one. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The zone in which a text is read: an instant by the clocks of the shop, a day as it is. */
export function zoneOf(instant: string, country: string): string {
  return DAY.test(instant) ? 'UTC' : shopTimeZone(country);
}

/** The day (`YYYY-MM-DD`) of an instant in the shop of a country (ISO 3166-1 alpha-2). */
export function shopDay(instant: Date, country: string): string {
  const timeZone = shopTimeZone(country);
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const;
  const format = cachedFormat(
    formats,
    `day ${timeZone}`,
    () => new Intl.DateTimeFormat('en-CA', parts),
  );
  return format.format(instant);
}

/** The day (`YYYY-MM-DD`) that is so many days after another one. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/**
 * What `Intl` writes as the French do: they count the first of a month, “1er décembre”, hours are
 * “14 h” and “14 h 30”, and a narrow space stands before a percent sign.
 */
export const asWritten = (text: string, locale: LocaleCode) =>
  getDomain(locale).lang === 'fr'
    ? text
        .replace(/(?<!\d)1(?= [\p{L}–])/gu, '1er')
        .replace(/(?<![:\d])0?(\d+):(\d\d)(?!:)/g, '$1\u00A0h\u00A0$2')
        .replaceAll('h\u00A000', 'h')
        .replace('\u00A0%', '\u202F%')
    : text;

/** An instant or day in words of the shop’s language: `5 mars 2024`, `1er mars 2024`. */
export function writeDay(instant: string, locale: LocaleCode): string {
  const tag = languageTag(locale);
  const timeZone = zoneOf(instant, getDomain(locale).iso2);
  const format = cachedFormat(
    formats,
    `words ${tag} ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone }),
  );
  return asWritten(format.format(new Date(instant)), locale);
}

/**
 * Two days (`YYYY-MM-DD`) and those between them, in words: `Thu 3 – Sat 5 December`. Written day by
 * day: a server and an older browser write ranges differently, and a page is written by both.
 */
export function writeDays(from: string, to: string, locale: LocaleCode): string {
  const tag = languageTag(locale);
  const write = (day: string, month?: 'long') => {
    const format = cachedFormat(
      formats,
      `${tag} days ${month}`,
      () =>
        new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month, timeZone: 'UTC' }),
    );
    // A comma follows what is shortened by a full stop alone; older browsers write “Thu, 3 December”.
    const written = format.format(new Date(day)).replace(/(?<!\.),/, '');
    // The Spanish shorten with a full stop, which `Intl` leaves out.
    return getDomain(locale).lang === 'es'
      ? written.replace(/^(\p{L}+)(?!\.)(?= )/u, '$1.')
      : written;
  };
  const last = write(to, 'long');
  if (from === to) return asWritten(last, locale);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return asWritten(`${write(from, isOneMonth ? undefined : 'long')} – ${last}`, locale);
}

/** The weekday and the time of an instant by the clocks of the shop, as the sentence “order by” takes them. */
export function writeDeadline(instant: string, locale: LocaleCode) {
  const tag = languageTag(locale);
  const date = new Date(instant);
  const timeZone = shopTimeZone(getDomain(locale).iso2);
  const write = (name: string, options: Intl.DateTimeFormatOptions) =>
    cachedFormat(
      formats,
      `${name} ${tag} ${timeZone}`,
      () => new Intl.DateTimeFormat(tag, { ...options, timeZone }),
    ).format(date);
  const time = write('time', { timeStyle: 'short', hourCycle: 'h23' });
  return { weekday: write('weekday', { weekday: 'long' }), time: asWritten(time, locale) };
}

/** What `Intl` leaves out of a day with a time: “um 18:30 Uhr”, “o 18:30”. */
const MOMENTS: Partial<Record<Language, (text: string) => string>> = {
  de: (text) => text.replace(/\d\d?:\d\d(:\d\d)?/, '$&\u00A0Uhr'),
  pl: (text) => text.replace(/(\d{4}),? (?=\d)/, '$1 o\u00A0'),
};

/** An instant as day and time in words: `5 mars 2024 à 18 h 30`; `long` with seconds and zone. */
export function writeMoment(
  instant: Date,
  locale: LocaleCode,
  timeStyle: 'short' | 'long' = 'short',
): string {
  const tag = languageTag(locale);
  const timeZone = shopTimeZone(getDomain(locale).iso2);
  const format = cachedFormat(
    formats,
    `moment ${tag} ${timeZone} ${timeStyle}`,
    () => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle, timeZone }),
  );
  const written = asWritten(format.format(instant), locale);
  return MOMENTS[getDomain(locale).lang]?.(written) ?? written;
}
