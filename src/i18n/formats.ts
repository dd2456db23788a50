import { getDomain, type LocaleCode, languageTag } from '#src/domain/locales.ts';
import { shopTimeZone } from '#src/domain/store.ts';
import { cachedFormat } from './cached-format.ts';

/** Dates, distances and names look the same everywhere (specification §5, §9; UIX-02). */

const distanceFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** French format for France and Switzerland, British everywhere else (specification §9). */
function dateTag(locale: LocaleCode): string {
  const { iso2 } = getDomain(locale);
  return iso2 === 'FR' || iso2 === 'CH' ? 'fr-FR' : 'en-GB';
}

/** An instant as a day: `05/03/2024`, or long: `5 mars 2024`. Days are those of UTC. */
export function formatDate(
  instant: string,
  locale: LocaleCode,
  length: 'short' | 'long' = 'short',
): string {
  const tag = dateTag(locale);
  const format = cachedFormat(
    dateFormats,
    `${tag} ${length}`,
    () =>
      new Intl.DateTimeFormat(tag, {
        day: length === 'long' ? 'numeric' : '2-digit',
        month: length === 'long' ? 'long' : '2-digit',
        year: 'numeric',
        timeZone: 'UTC',
      }),
  );
  return format.format(new Date(instant));
}

/** Two instants as the days between them, in numbers that every language reads: `05/03–07/03`. */
export function formatDays(from: string, to: string, locale: LocaleCode): string {
  const tag = dateTag(locale);
  const format = cachedFormat(
    dateFormats,
    `${tag} days`,
    () => new Intl.DateTimeFormat(tag, { day: '2-digit', month: '2-digit', timeZone: 'UTC' }),
  );
  // Not `formatRange`: servers and browsers disagree about the spaces around its dash.
  const days = new Set([from, to].map((instant) => format.format(new Date(instant))));
  return [...days].join('–');
}

/** An instant as day and time of the stores of the shop's country: `05/03/2024 18:30`. */
export function formatMoment(instant: string, locale: LocaleCode): string {
  const tag = dateTag(locale);
  const timeZone = shopTimeZone(getDomain(locale).iso2);
  const format = cachedFormat(
    dateFormats,
    `${tag} ${timeZone} moment`,
    () =>
      new Intl.DateTimeFormat(tag, {
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZone,
      }),
  );
  return format.format(new Date(instant));
}

/** Kilometres: `3,4 km`. */
export function formatDistance(km: number, locale: LocaleCode): string {
  const tag = languageTag(locale);
  const format = cachedFormat(
    distanceFormats,
    `${tag} km ${km < 10 ? 1 : 0}`,
    () =>
      new Intl.NumberFormat(tag, {
        style: 'unit',
        unit: 'kilometer',
        maximumFractionDigits: km < 10 ? 1 : 0,
      }),
  );
  return format.format(km);
}

/** A country in the shopper's language. */
export function formatCountry(iso2: string, locale: LocaleCode): string {
  return new Intl.DisplayNames([languageTag(locale)], { type: 'region' }).of(iso2) ?? iso2;
}
