import { Trans } from '@lingui/react/macro';
import type { ShippingInfo } from '#src/domain/cart/cart.schema.ts';
import { useFormats } from '#src/i18n/use-formats.ts';

/** The days that were promised for an order, or are promised for a cart as it is now. */
export function ExpectedDays({ shippingInfo }: { shippingInfo: ShippingInfo | null }) {
  const { days } = useFormats();
  const promise = shippingInfo?.promise;
  if (!promise) return null;
  return (
    <p>
      <Trans>Expected: {days(promise.from, promise.to)}</Trans>
    </p>
  );
}
