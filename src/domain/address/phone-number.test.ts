import { expect, test } from 'vitest';
import { phoneExample } from './phone-example.ts';
import { readPhoneNumber } from './phone-number.ts';

test.each([
  ['FR', '0639980112', '0639980112'],
  ['FR', '06.39.98.01.12', '06.39.98.01.12'],
  ['FR', '0033639980112', '+33 6 39 98 01 12'],
  ['FR', '0033 (0)6 39 98 01 12', '+33 6 39 98 01 12'],
  ['FR', '+33 (0)6 39 98 01 12', '+33 6 39 98 01 12'],
  ['FR', '+33\t6\u00a039-98-01-12', '+33 6 39 98 01 12'],
  ['FR', '0049 151 23456789', '+49 1512 3456789'],
  ['DE', '0151/23456789', '0151/23456789'],
  ['DE', '(0151) 23456789', '(0151) 23456789'],
  ['DE', '0049151/23456789', '+49 1512 3456789'],
  ['PL', '+48 512-345-678', '+48 512 345 678'],
  ['IT', '06 6982 1234', '06 6982 1234'],
  ['IT', '+39 06 6982 1234', '+39 06 6982 1234'],
  ['GB', '+44 (0) 7400 123456', '+44 7400 123456'],
  ['GB', '0 7 4 0 0 1 2 3 4 5 6', '+44 7400 123456'],
])(
  'a number typed in %s as %j is sent as %j',
  { tags: ['A-111', 'A-114'] },
  (country, typed, sent) => {
    expect(readPhoneNumber(typed, country)).toBe(sent);
    // Read again, it stays what it is.
    expect(readPhoneNumber(sent, country)).toBe(sent);
  },
);

test.each([
  ['FR', '12'],
  ['FR', '06 39 98 01'],
  ['FR', '06 39 98 01 12 06 39 98 01 12'],
  ['FR', 'call me: 06 39 98 01 12'],
  ['FR', '06 39 98 01 12 ext. 5'],
  ['PL', '0048 12'],
  ['', '0639980112'],
])('what could not be dialled in %s is refused: %j', { tags: ['A-114'] }, (country, typed) => {
  expect(readPhoneNumber(typed, country)).toBeNull();
});

test.each([
  'AD',
  'AT',
  'BE',
  'CH',
  'CZ',
  'DE',
  'DK',
  'ES',
  'FR',
  'GB',
  'IE',
  'IT',
  'LI',
  'LU',
  'MC',
  'NL',
  'PL',
  'PT',
  'SE',
  'SK',
  'SM',
  'US',
  'VA',
])('the example that is shown for %s is a number there', (country) => {
  expect(readPhoneNumber(phoneExample(country) ?? '', country)).not.toBeNull();
});
