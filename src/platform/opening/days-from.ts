const DAY = 86_400_000;

/** Days before or after the day that a shop opens on. */
export type DayOf = (days: number) => Date;

/** Days counted from midnight (UTC) of that day. */
export function daysFrom(now: Date): DayOf {
  const midnight = Math.floor(now.getTime() / DAY) * DAY;
  return (days) => new Date(midnight + days * DAY);
}
