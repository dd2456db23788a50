/** Clocks of a zone: readings are ms since 1970 as if the zone were UTC. */

/** The time that the clocks of an IANA zone show at an instant (ms since 1970). */
export function clockOf(instant: number, timeZone: string): number {
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

/** When those clocks show a time; on the night of a change of clocks, by the time after it. */
export function instantOf(clock: number, timeZone: string): number {
  const near = clock - (clockOf(clock, timeZone) - clock);
  return near - (clockOf(near, timeZone) - clock);
}
