import type { PaymentMethod } from '#src/domain/payment/methods.ts';
import { paymentMark } from '#styles/recipes';
import { PAYMENT_MARKS } from './payment-marks.ts';

/** A mark beside the name of a payment method, which says what it is. */
export function PaymentMark({ method }: { method: PaymentMethod }) {
  return (
    <svg className={paymentMark()} viewBox="0 0 40 26" aria-hidden="true" focusable="false">
      {PAYMENT_MARKS[method].map((patch) => (
        <path key={patch.d} {...patch} />
      ))}
    </svg>
  );
}
