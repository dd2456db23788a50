import { expect, test } from 'vitest';
import { asWritten, shopDay, writeDay, writeDays, writeDeadline, writeMoment } from './shop-day.ts';

/** Already the first of December in Paris, and still the last of November in London. */
const LATE = '2026-11-30T23:30:00.000Z';

test('the day of an instant is that of the clocks of the shop, in winter and in summer', () => {
  expect(shopDay(new Date(LATE), 'FR')).toBe('2026-12-01');
  expect(shopDay(new Date(LATE), 'GB')).toBe('2026-11-30');
  expect(shopDay(new Date('2026-06-30T22:30:00.000Z'), 'PL')).toBe('2026-07-01');
  expect(shopDay(new Date('2026-06-30T23:30:00.000Z'), 'GB')).toBe('2026-07-01');
});

test.each([
  ['fr-fr', '1er décembre 2026'],
  ['fr-ch', '1er décembre 2026'],
  ['de-de', '1. Dezember 2026'],
  ['es-es', '1 de diciembre de 2026'],
  ['it-it', '1 dicembre 2026'],
  ['pl-pl', '1 grudnia 2026'],
  ['en', '30 November 2026'],
] as const)('in words of %s it is %s', (locale, words) => {
  expect(writeDay(LATE, locale)).toBe(words);
});

test('a day of the calendar is the same everywhere', () => {
  expect(writeDay('2026-12-01', 'en')).toBe('1 December 2026');
  expect(writeDay('2026-11-11', 'fr-fr')).toBe('11 novembre 2026');
});

test('a French percent sign has a narrow space before it', () => {
  expect(asWritten('12,45\u00a0%', 'fr-fr')).toBe('12,45\u202f%');
  expect(asWritten('12,45\u00a0%', 'de-de')).toBe('12,45\u00a0%');
});

test('a moment has the day of its own clock', () => {
  expect(writeMoment(new Date(LATE), 'fr-fr')).toBe('1er décembre 2026 à 0\u00a0h\u00a030');
  expect(writeMoment(new Date(LATE), 'en')).toBe('30 November 2026 at 23:30');
  expect(writeMoment(new Date(LATE), 'de-de')).toBe('1. Dezember 2026 um 00:30\u00a0Uhr');
  expect(writeMoment(new Date(LATE), 'pl-pl')).toBe('1 grudnia 2026 o\u00a000:30');
  // To the second it stays a reading of a clock.
  expect(writeMoment(new Date(LATE), 'fr-fr', 'long')).toContain('00:30:00');
  expect(writeMoment(new Date(LATE), 'de-de', 'long')).toContain('00:30:00\u00a0Uhr');
});

test.each([
  ['fr-fr', 'jeu. 3 – sam. 5 décembre'],
  ['de-de', 'Do., 3. – Sa., 5. Dezember'],
  ['es-es', 'jue. 3 – sáb. 5 de diciembre'],
  ['it-it', 'gio 3 – sab 5 dicembre'],
  ['pl-pl', 'czw., 3 – sob., 5 grudnia'],
  ['en', 'Thu 3 – Sat 5 December'],
] as const)('in %s the days of a delivery read %s', (locale, words) => {
  expect(writeDays('2026-12-03', '2026-12-05', locale)).toBe(words);
});

test.each([
  ['2026-12-01', '2026-12-02', 'mar. 1er – mer. 2 décembre'],
  ['2026-11-30', '2026-12-01', 'lun. 30 novembre – mar. 1er décembre'],
  ['2026-12-01', '2026-12-01', 'mar. 1er décembre'],
  ['2026-12-21', '2026-12-31', 'lun. 21 – jeu. 31 décembre'],
])('the French count the first of a month: %s to %s reads %s', (from, to, words) => {
  expect(writeDays(from, to, 'fr-fr')).toBe(words);
});

test('one day is said once', () => {
  expect(writeDays('2026-12-03', '2026-12-03', 'fr-fr')).toBe('jeu. 3 décembre');
});

test.each([
  ['fr-fr', '2026-12-03T13:00:00Z', 'jeudi', '14\u00a0h'],
  ['fr-fr', '2026-12-03T13:30:00Z', 'jeudi', '14\u00a0h\u00a030'],
  ['de-de', '2026-12-03T13:00:00Z', 'Donnerstag', '14:00'],
  ['en', '2026-12-03T13:00:00Z', 'Thursday', '13:00'],
  ['es-es', '2026-12-05T13:00:00Z', 'sábado', '14:00'],
  ['it-it', '2026-12-07T13:00:00Z', 'lunedì', '14:00'],
  ['pl-pl', '2026-12-02T13:00:00Z', 'środa', '14:00'],
] as const)(
  'in %s the last hour to order is written as people say it',
  (locale, instant, weekday, time) => {
    expect(writeDeadline(instant, locale)).toEqual({ weekday, time });
  },
);
