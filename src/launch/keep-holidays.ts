import { writeFileSync } from 'node:fs';
import Holidays from 'date-holidays';
import { TAXED_COUNTRIES } from '#src/domain/order/vat.ts';

/**
 * `npm run holidays`: writes the public holidays of the countries that we deliver to out of
 * `date-holidays`, whose rules for the whole world take 45 MB of an installation. Run it after an update of that package.
 */

/** Where the days off of a country depend on the region: that of most customers. */
const REGIONS = new Map([['GB', 'ENG']]);
const YEARS = { first: 2025, last: 2055 };

/** Days (`MM-DD`) of each year of a country. */
export function holidaysOf(country: string): Record<string, string> {
  const calendar = new Holidays(
    { country, state: REGIONS.get(country) ?? '' },
    { types: ['public'] },
  );
  const years = Array.from(
    { length: YEARS.last - YEARS.first + 1 },
    (_, index) => YEARS.first + index,
  );
  return Object.fromEntries(
    years.map((year) => {
      const days = calendar.getHolidays(year).map(({ date }) => date.slice(5, 10));
      return [year, [...new Set(days)].join(' ')];
    }),
  );
}

if (import.meta.main) {
  const countries = TAXED_COUNTRIES.map((country) => [country, holidaysOf(country)]);
  const text = JSON.stringify(Object.fromEntries(countries), null, 2);
  writeFileSync('src/platform/deliveries/holidays.json', `${text}\n`);
}
