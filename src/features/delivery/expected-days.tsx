import { Trans } from '@lingui/react/macro';
import type { ShippingInfo } from '#src/domain/cart/cart.schema.ts';
import { useFormats } from '#src/i18n/use-formats.ts';

type ExpectedDaysProps = { promise: ShippingInfo['promise'] | undefined };

/** The days that were promised for an order, or are promised for a cart as it is now. */
export function ExpectedDays({ promise }: ExpectedDaysProps) {
  const { days } = useFormats();
  if (!promise) return null;
  return (
    <p>
      <Trans>Expected: {days(promise.from, promise.to)}</Trans>
    </p>
  );
}
