import { getDomain, type LocaleCode, languageTag } from '#src/domain/shop/locales.ts';
import { writeDay, zoneOf } from '#src/domain/shop/shop-day.ts';
import { cachedFormat } from '#src/domain/text/cached-format.ts';

/** Dates, distances and names look the same everywhere (specification §5, §9; UIX-02). */

const distanceFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Numbers: French format for France and Switzerland, British elsewhere (specification §9). */
function dateTag(locale: LocaleCode): string {
  const { iso2 } = getDomain(locale);
  return iso2 === 'FR' || iso2 === 'CH' ? 'fr-FR' : 'en-GB';
}

/**
 * An instant, by the clocks of the shop, or a day (`YYYY-MM-DD`) in numbers: `05/03/2024`; long, in
 * words of the shop's language: `5 mars 2024`.
 */
export function formatDate(
  instant: string,
  locale: LocaleCode,
  length: 'short' | 'long' = 'short',
): string {
  if (length === 'long') return writeDay(instant, locale);
  const tag = dateTag(locale);
  const timeZone = zoneOf(instant, getDomain(locale).iso2);
  const format = cachedFormat(
    dateFormats,
    `${tag} ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(tag, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }),
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

/** An amount as people type it into a field, without its currency: `19,9`. */
export function formatTypedAmount(amount: number, locale: LocaleCode): string {
  return amount.toLocaleString(languageTag(locale), { useGrouping: false });
}

/** A country in the shopper's language. */
export function formatCountry(iso2: string, locale: LocaleCode): string {
  return new Intl.DisplayNames([languageTag(locale)], { type: 'region' }).of(iso2) ?? iso2;
}
