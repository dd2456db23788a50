import { expect, test } from 'vitest';
import {
  giftCardEnd,
  giftCardYears,
  isSendingDay,
  lastSendingDay,
  sendingTime,
  suggestedAmounts,
} from './bought-card.ts';

test('the amounts to choose from lie within the bounds, with the one that is chosen at first', () => {
  const bounds = { minAmount: 1_500, maxAmount: 15_000, preselectedAmount: 4_000 };
  expect(suggestedAmounts(bounds)).toEqual([2_000, 3_000, 4_000, 5_000, 7_500, 10_000, 15_000]);
  expect(suggestedAmounts({ minAmount: 500, maxAmount: 900, preselectedAmount: 700 })).toEqual([
    700,
  ]);
});

test.each([
  ['2026-11-25', false],
  ['2026-11-26', true],
  ['2027-11-27', true],
  ['2027-11-28', false],
])('on 26 November a card is bought for %s: %s', (day, expected) => {
  expect(isSendingDay(day, '2026-11-26')).toBe(expected);
});

test('the last day is a year and a day ahead, so that no birthday is out of reach', () => {
  expect(lastSendingDay('2026-11-26')).toBe('2027-11-27');
});

test.each([
  ['2026-12-24', 'FR', '2026-12-24T07:00:00.000Z'],
  ['2026-06-24', 'FR', '2026-06-24T06:00:00.000Z'],
  ['2026-12-24', 'GB', '2026-12-24T08:00:00.000Z'],
  // The clocks have changed in the night before.
  ['2027-03-28', 'FR', '2027-03-28T06:00:00.000Z'],
])('a card for %s is sent at eight by the clocks of %s', (day, country, instant) => {
  expect(new Date(sendingTime(day, country)).toISOString()).toBe(instant);
});

test.each([
  ['FR', '2026-11-28T10:00:00Z', 2, '2028-11-28T10:00:00.000Z'],
  ['DE', '2026-11-28T10:00:00Z', 3, '2029-12-31T22:59:59.999Z'],
  // By the clocks of Berlin it is the next year already.
  ['DE', '2026-12-31T23:30:00Z', 3, '2030-12-31T22:59:59.999Z'],
])('a gift card of %s made at %s lasts %i years, until %s', (country, at, years, end) => {
  expect(giftCardYears(country)).toBe(years);
  expect(giftCardEnd(new Date(at), country).toISOString()).toBe(end);
});
