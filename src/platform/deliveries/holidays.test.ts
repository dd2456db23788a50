import { expect, test } from 'vitest';
import { isHoliday } from './holidays.ts';

test.each([
  ['FR', '2026-07-14', true],
  ['FR', '2026-04-03', false],
  ['DE', '2026-04-03', true],
  ['DE', '2026-10-03', true],
  ['ES', '2027-01-06', true],
  ['IT', '2026-04-25', true],
  ['PL', '2026-06-04', true],
  ['CH', '2026-08-01', true],
  ['GB', '2026-08-31', true],
  ['GB', '2026-12-28', true],
  ['GB', '2026-07-14', false],
])('in %s a holiday on %s is %s', (country, day, expected) => {
  expect(isHoliday(day, country)).toBe(expected);
});
