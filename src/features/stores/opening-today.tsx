import { Trans } from '@lingui/react/macro';
import type { OpeningHours, Place } from '#src/domain/store/store.schema.ts';
import { formatTime } from '#src/i18n/times.ts';
import { useLocale } from '#src/i18n/use-locale.ts';

/** Monday is 1, as in opening hours; `Date` counts from Sunday, 0. */
function weekday(now: Date): number {
  return now.getDay() === 0 ? 7 : now.getDay();
}

/** The hours of a day; null when the store is closed on it. */
export function hoursOf(hours: readonly OpeningHours[], day: number): OpeningHours | null {
  return hours.find((one) => one.day === day) ?? null;
}

/** Whether a place is open today, and when; today is the browser's. */
export function Today({ openingHours }: Pick<Place, 'openingHours'>) {
  const locale = useLocale();
  const today = hoursOf(openingHours, weekday(new Date()));
  if (today === null) return <Trans>Closed today</Trans>;
  if (today.opens === '00:00' && today.closes === '24:00') {
    return <Trans>Open around the clock</Trans>;
  }
  const opens = formatTime(today.opens, locale);
  const closes = formatTime(today.closes, locale);
  return (
    <Trans>
      Open today from {opens} to {closes}
    </Trans>
  );
}
