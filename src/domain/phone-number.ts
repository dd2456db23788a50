import { type CountryCode, isSupportedCountry, isValidPhoneNumber } from 'libphonenumber-js/min';

/** Whether a number could be dialled, read in a country (ISO 3166-1 alpha-2) unless it says its own. */
export function isPhoneNumber(number: string, country: string): boolean {
  const region: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
  return isValidPhoneNumber(number, region);
}
