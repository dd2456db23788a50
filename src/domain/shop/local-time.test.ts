import { expect, test } from 'vitest';
import { instantIn, localTimeIn, midnightAfter, midnightToday } from './local-time.ts';

test('a time is by the clocks of each shop, in summer and in winter', () => {
  expect(instantIn('fr-fr', '2026-12-04T20:00')).toEqual(new Date('2026-12-04T19:00Z'));
  expect(instantIn('fr-fr', '2026-07-03T20:00')).toEqual(new Date('2026-07-03T18:00Z'));
  expect(instantIn('en', '2026-12-04T20:00')).toEqual(new Date('2026-12-04T20:00Z'));
  expect(localTimeIn('fr-fr', new Date('2026-12-04T19:00Z'))).toBe('2026-12-04T20:00');
});

test('a time that the clocks leave out in spring is an hour later', () => {
  expect(instantIn('fr-fr', '2027-03-28T02:30')).toEqual(new Date('2027-03-28T01:30Z'));
});

test('today begins with the midnight of the shop, and a day ends with the next', () => {
  const late = new Date('2026-12-04T23:30Z');
  expect(midnightToday('fr-fr', late)).toBe('2026-12-05T00:00');
  expect(midnightToday('en', late)).toBe('2026-12-04T00:00');
  expect(midnightAfter('2026-12-31')).toBe('2027-01-01T00:00');
});
