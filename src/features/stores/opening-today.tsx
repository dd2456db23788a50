import { Trans } from '@lingui/react/macro';
import { type Hours, hoursOn } from '#src/domain/store/store.ts';
import { formatHours } from '#src/i18n/times.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { dayOf } from './day-of.ts';

/** Whether a place is open today, and when; today is the browser's. */
export function Today({ place }: { place: Hours }) {
  const locale = useLocale();
  const today = hoursOn(place, dayOf(new Date()));
  const [first] = today;
  if (first === undefined) return <Trans>Closed today</Trans>;
  if (first.opens === '00:00' && first.closes === '24:00') {
    return <Trans>Open around the clock</Trans>;
  }
  const hours = formatHours(today, locale);
  return <Trans>Open today: {hours}</Trans>;
}
