import { type LocaleCode, languageTag } from '#src/domain/shop/locales.ts';
import { asWritten } from '#src/domain/shop/shop-day.ts';
import { cachedFormat } from '#src/domain/text/cached-format.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A time of day, `HH:MM`. */
const timeOfDay = (time: string) => new Date(`1970-01-01T${time === '24:00' ? '00:00' : time}Z`);

function timeFormat(locale: LocaleCode): Intl.DateTimeFormat {
  const tag = languageTag(locale);
  return cachedFormat(
    formats,
    tag,
    () => new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' }),
  );
}

/** From one time of day to another: `09:00 – 19:30 Uhr`, `9 h – 19 h 30`. */
export function formatTimes(from: string, to: string, locale: LocaleCode): string {
  const range = timeFormat(locale).formatRange(timeOfDay(from), timeOfDay(to));
  return asWritten(range.replace(/\s*[–-]\s*/u, ' – '), locale);
}

/** The hours of a day in their order, of a store that closes at noon: `9 h – 12 h, 14 h – 19 h`. */
export const formatHours = (
  spans: readonly { opens: string; closes: string }[],
  locale: LocaleCode,
): string => spans.map(({ opens, closes }) => formatTimes(opens, closes, locale)).join(', ');
