import { expect, test } from 'vitest';
import { formatHours, formatTimes } from './times.ts';

/** Non-breaking spaces read as spaces here. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  ['fr-fr', '9 h – 19 h 30'],
  ['fr-ch', '9 h – 19 h 30'],
  ['de-de', '09:00 – 19:30 Uhr'],
  ['en', '09:00 – 19:30'],
  ['es-es', '9:00 – 19:30'],
  ['it-it', '09:00 – 19:30'],
  ['pl-pl', '09:00 – 19:30'],
] as const)('in %s hours are written as people there do', (locale, range) => {
  expect(plain(formatTimes('09:00', '19:30', locale))).toBe(range);
});

test('the end of a day and its first half hour are hours like others', () => {
  expect(plain(formatTimes('00:30', '24:00', 'fr-fr'))).toBe('0 h 30 – 0 h');
  expect(plain(formatTimes('00:30', '24:00', 'de-de'))).toBe('00:30 – 00:00 Uhr');
});

test('a store that closes at noon shows the hours before and after it', () => {
  const spans = [
    { opens: '09:00', closes: '12:00' },
    { opens: '14:00', closes: '19:00' },
  ];
  expect(plain(formatHours(spans, 'fr-fr'))).toBe('9 h – 12 h, 14 h – 19 h');
});
