import { Trans } from '@lingui/react/macro';
import type { Place } from '#src/domain/store/store.schema.ts';
import { hoursOf, weekday } from './open-today.ts';

/** Whether a place is open today, and when; today is the browser's, so no cached page says it. */
export function Today({ openingHours }: Pick<Place, 'openingHours'>) {
  const today = hoursOf(openingHours, weekday(new Date()));
  if (today === null) return <Trans>Closed today</Trans>;
  if (today.opens === '00:00' && today.closes === '24:00') {
    return <Trans>Open around the clock</Trans>;
  }
  return (
    <Trans>
      Open today from {today.opens} to {today.closes}
    </Trans>
  );
}
