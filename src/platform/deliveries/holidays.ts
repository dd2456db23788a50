import Holidays from 'date-holidays';

/** Where the days off of a country depend on the region: that of most customers. */
const REGIONS = new Map([['GB', 'ENG']]);

const years = new Map<string, ReadonlySet<string>>();

function holidaysOf(country: string, year: number): ReadonlySet<string> {
  const key = `${country} ${year}`;
  const known = years.get(key);
  if (known !== undefined) return known;
  const calendar = new Holidays(
    { country, state: REGIONS.get(country) ?? '' },
    { types: ['public'] },
  );
  const found = new Set(calendar.getHolidays(year).map(({ date }) => date.slice(0, 10)));
  years.set(key, found);
  return found;
}

/** Whether a day (`YYYY-MM-DD`) is a public holiday in a country (alpha-2). */
export function isHoliday(day: string, country: string): boolean {
  return holidaysOf(country, Number(day.slice(0, 4))).has(day);
}
