import { Trans } from '@lingui/react/macro';
import type { Returnable, Withdrawable } from '#src/domain/order/order.schema.ts';
import { useFormats } from '#src/i18n/use-formats.ts';

/** Until when, by the days that the shop promises. */
export function ReturnableUntil({ returnable: { days, until } }: { returnable: Returnable }) {
  const { date } = useFormats();
  if (until === null) {
    return <Trans>You can return items up to {days} days after your parcel arrives.</Trans>;
  }
  const day = date(until, 'long');
  return <Trans>You can return items until {day}.</Trans>;
}

/** Until when by law, where the parcel has come. */
export function WithdrawableUntil({ withdrawable: { until } }: { withdrawable: Withdrawable }) {
  const { date } = useFormats();
  if (until === null) {
    return <Trans>You can cancel up to 14 days after your parcel arrives.</Trans>;
  }
  const end = date(until, 'long');
  return <Trans>You can cancel until {end}.</Trans>;
}
