import { clockOf, instantOf } from '#src/domain/shop/clock.ts';
import type { OpeningHours } from '#src/domain/store/store.schema.ts';
import { shopTimeZone } from '#src/domain/store/store.ts';

const DAY_MS = 86_400_000;
const WEEK = 7;

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
