import { Trans } from '@lingui/react/macro';
import type { OpeningHours, Place } from '#src/domain/store/store.schema.ts';
import { formatHours } from '#src/i18n/times.ts';
import { useLocale } from '#src/i18n/use-locale.ts';

/** Monday is 1, as in opening hours; `Date` counts from Sunday, 0. */
function weekday(now: Date): number {
  return now.getDay() === 0 ? 7 : now.getDay();
}

/** The hours of a day in their order, several where a store closes at noon; none when it is closed. */
export function hoursOf(hours: readonly OpeningHours[], day: number): OpeningHours[] {
  return hours
    .filter((one) => one.day === day)
    .sort((one, other) => one.opens.localeCompare(other.opens));
}

/** Whether a place is open today, and when; today is the browser's. */
export function Today({ openingHours }: Pick<Place, 'openingHours'>) {
  const locale = useLocale();
  const today = hoursOf(openingHours, weekday(new Date()));
  const [first] = today;
  if (first === undefined) return <Trans>Closed today</Trans>;
  if (first.opens === '00:00' && first.closes === '24:00') {
    return <Trans>Open around the clock</Trans>;
  }
  const hours = formatHours(today, locale);
  return <Trans>Open today: {hours}</Trans>;
}
