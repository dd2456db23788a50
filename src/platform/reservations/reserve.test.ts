import { expect, test } from 'vitest';
import type { OpeningHours } from '#src/domain/store/store.schema.ts';
import { closingTime } from './reserve.ts';

const open = (closes: string, ...days: number[]): OpeningHours[] =>
  days.map((day) => ({ day, opens: '10:00', closes }));
const [MON, TUE, WED, THU, FRI, SAT, SUN] = [1, 2, 3, 4, 5, 6, 7] as const;
const ALL = open('19:30', MON, TUE, WED, THU, FRI, SAT, SUN);
const SMALL_TOWN = open('19:00', TUE, WED, THU, FRI, SAT);

const closes = (country: string, openingHours: OpeningHours[], now: string) =>
  closingTime({ country, openingHours, specialDays: [] }, new Date(now), 2).toISOString();

test.each([
  ['a winter day in Paris', 'FR', ALL, '2026-11-23T09:12:33Z', '2026-11-25T18:30:00.000Z'],
  ['the same in London', 'GB', ALL, '2026-11-23T09:12:33Z', '2026-11-25T19:30:00.000Z'],
  ['a summer day in Zurich', 'CH', ALL, '2026-07-06T08:00:00Z', '2026-07-08T17:30:00.000Z'],
  // It is the 24th already where the store is.
  ['shortly before midnight UTC', 'FR', ALL, '2026-11-23T23:30:00Z', '2026-11-26T18:30:00.000Z'],
  ['over the change to summer time', 'FR', ALL, '2026-03-27T12:00:00Z', '2026-03-29T17:30:00.000Z'],
  ['over the change to winter time', 'FR', ALL, '2026-10-23T12:00:00Z', '2026-10-25T18:30:00.000Z'],
  // Saturday and two days is Monday: closed, hence Tuesday.
  [
    'a day on which the store rests',
    'FR',
    SMALL_TOWN,
    '2026-11-21T10:00:00Z',
    '2026-11-24T18:00:00.000Z',
  ],
  ['a store without hours', 'FR', [], '2026-11-23T09:12:33Z', '2026-11-25T09:12:33.000Z'],
])(
  'two days on, a store closes: %s',
  { tags: ['PRD-11', 'A-096', 'F30'] },
  (_, country, hours, now, closing) => {
    expect(closes(country, hours, now)).toBe(closing);
  },
);

test('a store closes for the last time of a day, and not on a day on which it is closed by way of exception', () => {
  const noon = [
    { day: FRI, opens: '14:00', closes: '19:00' },
    { day: FRI, opens: '10:00', closes: '12:30' },
  ];
  const store = { country: 'FR', openingHours: [...noon, ...open('18:00', SAT)] };
  const holiday = { date: '2026-12-25', hours: [] };
  const short = { date: '2026-12-26', hours: [{ opens: '10:00', closes: '16:00' }] };
  const closesBy = (specialDays: (typeof holiday | typeof short)[]) =>
    closingTime({ ...store, specialDays }, new Date('2026-12-23T09:00Z'), 2).toISOString();
  expect(closesBy([])).toBe('2026-12-25T18:00:00.000Z');
  expect(closesBy([holiday])).toBe('2026-12-26T17:00:00.000Z');
  expect(closesBy([holiday, short])).toBe('2026-12-26T15:00:00.000Z');
});
