import { Trans } from '@lingui/react/macro';
import { shopDay } from '#src/domain/shop/shop-day.ts';
import { type Hours, hoursOn } from '#src/domain/store/store.ts';
import { formatHours } from '#src/i18n/times.ts';
import { useLocale } from '#src/i18n/use-locale.ts';

/** Whether a place is open today, and when, by its own clocks. */
export function Today({ place }: { place: Hours & { country: string } }) {
  const locale = useLocale();
  const today = hoursOn(place, shopDay(new Date(), place.country));
  const [first] = today;
  if (first === undefined) return <Trans>Closed today</Trans>;
  if (first.opens === '00:00' && first.closes === '24:00') {
    return <Trans>Open around the clock</Trans>;
  }
  const hours = formatHours(today, locale);
  return <Trans>Open today: {hours}</Trans>;
}
