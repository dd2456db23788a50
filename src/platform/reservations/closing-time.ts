import type { OpeningHours } from '#src/domain/store/store.schema.ts';
import { shopTimeZone } from '#src/domain/store/store.ts';

const DAY_MS = 86_400_000;
const WEEK = 7;

/** The time that a clock shows, as if its zone were UTC: ms since 1970. */
function clockOf(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/** When a clock shows a time; on the night of a change of clocks, by the time after it. */
function instantOf(clock: number, timeZone: string): number {
  const near = clock - (clockOf(clock, timeZone) - clock);
  return near - (clockOf(near, timeZone) - clock);
}

/** Monday is 1, as in opening hours. */
const weekdayOf = (day: number) => ((new Date(day).getUTCDay() + 6) % WEEK) + 1;

const timeOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
};

type Shop = { country: string; openingHours: readonly OpeningHours[] };

/**
 * When a store closes, `days` calendar days from now by its own clocks; on the next day that it
 * opens, when it is closed on that one. A store without hours counts whole days.
 */
export function closingTime({ country, openingHours }: Shop, now: Date, days: number): Date {
  const timeZone = shopTimeZone(country);
  const clock = clockOf(now.getTime(), timeZone);
  const today = clock - (clock % DAY_MS);
  for (let ahead = days; ahead < days + WEEK; ahead += 1) {
    const day = today + ahead * DAY_MS;
    const hours = openingHours.find((one) => one.day === weekdayOf(day));
    if (hours !== undefined) return new Date(instantOf(day + timeOf(hours.closes), timeZone));
  }
  return new Date(now.getTime() + days * DAY_MS);
}
