import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Days (`MM-DD`) by country (alpha-2) and year; written by `npm run holidays`. */
const holidays = z
  .record(z.string(), z.record(z.string(), z.string()))
  .parse(JSON.parse(readFileSync(new URL('holidays.json', import.meta.url), 'utf8')));

/** Whether a day (`YYYY-MM-DD`) is a public holiday in a country (alpha-2). */
export function isHoliday(day: string, country: string): boolean {
  const [year = '', month = '', date = ''] = day.split('-');
  return holidays[country]?.[year]?.split(' ').includes(`${month}-${date}`) ?? false;
}
