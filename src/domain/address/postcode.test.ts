import { expect, test } from 'vitest';
import { postcodeExample, readPostcode } from './postcode.ts';

test.each([
  ['PL', '00950', '00-950'],
  ['PL', ' 00 - 950 ', '00-950'],
  ['GB', 'sw1a  1aa', 'SW1A 1AA'],
  ['GB', 'SW1A1AA', 'SW1A 1AA'],
  ['GB', 'm1\t1ae', 'M1 1AE'],
  ['IE', 'd02af30', 'D02 AF30'],
  ['FR', '75 002', '75002'],
  ['FR', 'F-75002', '75002'],
  ['DE', 'D-10115', '10115'],
  ['CH', 'CH 8001', '8001'],
  ['NL', '1012js', '1012 JS'],
  ['PT', '1100148', '1100-148'],
  ['SE', '11152', '111 52'],
  ['US', ' ny\t10001 ', 'NY 10001'],
])('a postcode typed in %s as %j is %j', { tags: ['A-114'] }, (country, typed, sent) => {
  expect(readPostcode(typed, country)).toBe(sent);
  expect(readPostcode(sent, country)).toBe(sent);
});

test.each([
  ['FR', '7500'],
  ['PL', '00-95'],
  ['GB', '12345'],
  ['IE', 'anything'],
  ['IE', ''],
  ['LI', '8001'],
  ['US', 'a text that is far too long'],
])('a postcode that %s does not have is refused: %j', { tags: ['A-114'] }, (country, typed) => {
  expect(readPostcode(typed, country)).toBeNull();
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
  'VA',
])('the example that is shown for %s is a postcode there', (country) => {
  const example = postcodeExample(country) ?? '';
  expect(readPostcode(example, country)).toBe(example);
});
