import type { PaymentResult } from '#src/domain/payment/payment.schema.ts';
import { STATUS_RULES } from './payment-rules.ts';
import type { Payment } from './payment-store.ts';

/** A payment as the storefront learns of it; a decided one leads nowhere any more. */
export function toPaymentResult(payment: Payment): PaymentResult {
  const { status, reference, cartId, redirectUrl, orderNumber, voidedAt } = payment;
  // An authorisation that was given back will never make an order: the shopper may pay again.
  const shown = voidedAt !== null && status === 'Authorised' ? 'Cancelled' : status;
  return {
    status: shown,
    reference,
    cartId,
    redirectUrl: STATUS_RULES[shown].isFinal ? null : redirectUrl,
    orderNumber,
  };
}
