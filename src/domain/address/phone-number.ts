import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { tidyLine } from '#src/domain/text/typed-text.ts';

/** What the platform and carriers take of a number. */
export const PHONE_MAX_LENGTH = 20;

const NATIONAL = /^[\d(][\d\s()./-]*$/;
const WITH_COUNTRY = /^(\+|00)/;

/**
 * A telephone number as it is sent, or null when it could not be dialled. It is read in a country
 * (ISO 3166-1 alpha-2) unless it says its own: `0033 …`, `+33 (0)6 …`. A national number stays as it
 * was typed; one with its country, or one that is too long, is written `+33 6 39 98 01 12`.
 */
export function readPhoneNumber(typed: string, country: string): string | null {
  const defaultCountry: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
  const text = tidyLine(typed);
  for (const dialled of [text, text.replace('(0)', ' ')]) {
    const number = parsePhoneNumberFromString(dialled, { defaultCountry, extract: false });
    if (!number?.isValid() || number.ext !== undefined) continue;
    const isShort = text.length <= PHONE_MAX_LENGTH;
    if (isShort && NATIONAL.test(text) && !WITH_COUNTRY.test(text)) return text;
    const written = number.formatInternational();
    return written.length <= PHONE_MAX_LENGTH ? written : number.number;
  }
  return null;
}
