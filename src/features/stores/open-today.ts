import type { OpeningHours } from '#src/domain/store/store.schema.ts';

/** Monday is 1, as in opening hours; `Date` counts from Sunday, 0. */
export function weekday(now: Date): number {
  return now.getDay() === 0 ? 7 : now.getDay();
}

/** The hours of a day; null when the store is closed on it. */
export function hoursOf(hours: readonly OpeningHours[], day: number): OpeningHours | null {
  return hours.find((one) => one.day === day) ?? null;
}
