import { Types } from '@adyen/api-library';
import type { PaymentStatus } from '#src/domain/payment/payment.ts';
import type { PaymentFact, Transfer } from '../payment-facts.ts';

/** What Adyen says of a payment, in our words. Pure. */

type Item = Types.notification.NotificationRequestItem;
const { EventCodeEnum: EVENT, SuccessEnum: SUCCESS } = Types.notification.NotificationRequestItem;
const { StatusEnum: SESSION } = Types.checkout.SessionResultResponse;

/** What became of a session, and which of the twelve results that is. */
export const RESULT_OF_SESSION: Record<
  `${Types.checkout.SessionResultResponse.StatusEnum}`,
  PaymentStatus
> = {
  [SESSION.Active]: 'RedirectShopper',
  [SESSION.PaymentPending]: 'Pending',
  [SESSION.Completed]: 'Authorised',
  // Too many attempts were refused: nothing more can be paid with it.
  [SESSION.Refused]: 'Refused',
  [SESSION.Canceled]: 'Cancelled',
  [SESSION.Expired]: 'Cancelled',
};

/** Ours and the id of what was asked for: `{reference}:{id}`. */
export const modificationReference = (reference: string, id: string) => `${reference}:${id}`;
const idOf = ({ merchantReference = '', pspReference }: Item) =>
  merchantReference.split(':')[1] ?? pspReference;

/** The reference of the payment, whatever a message is about. */
export const referenceOf = ({ merchantReference = '' }: Item) => merchantReference.split(':')[0];

const centsOf = ({ amount }: Item) => amount.value ?? 0;

function transferOf(item: Item, state: Transfer['state']): Transfer {
  const { pspReference, eventCode, reason } = item;
  const why = reason ? reason : String(eventCode);
  return { providerId: pspReference, state, reason: state === 'failed' ? why : null };
}

const status = (code: PaymentStatus): PaymentFact => ({ kind: 'status', code });
const capture = (item: Item, state: Transfer['state']): PaymentFact => ({
  ...{ kind: 'capture', captureId: idOf(item), centAmount: centsOf(item) },
  ...transferOf(item, state),
});
const refund = (item: Item, state: Transfer['state']): PaymentFact => ({
  ...{ kind: 'refund', refundId: idOf(item), centAmount: centsOf(item) },
  ...transferOf(item, state),
});
/** A second chargeback takes what a won dispute had put back: it counts as another dispute. */
const dispute = (item: Item, round: '' | ':second', isReversed: boolean): PaymentFact => ({
  ...{ kind: 'dispute', disputeId: `${item.pspReference}${round}`, centAmount: centsOf(item) },
  ...{ reason: item.reason ?? null, isReversed },
});

/** An authorisation of a session: of an amount, and from then on known by another name. */
function authorised(item: Item): PaymentFact[] {
  const { amount, pspReference } = item;
  return [
    {
      ...{ kind: 'status', code: 'Authorised', centAmount: amount.value ?? 0 },
      currency: amount.currency ?? '',
    },
    { kind: 'paid-as', paidId: pspReference },
  ];
}

/** What a message says; nothing where it changes nothing here. */
export function adyenFacts(item: Item): PaymentFact[] {
  const { eventCode, additionalData } = item;
  const isDone = String(item.success) === SUCCESS.True;
  switch (eventCode) {
    case EVENT.Authorisation:
      // A shopper whose card is refused may try another one on the same page.
      return isDone ? authorised(item) : [];
    case EVENT.Pending:
      return isDone ? [status('Pending')] : [];
    case EVENT.Cancellation:
    case EVENT.TechnicalCancel:
    case EVENT.OfferClosed:
      return isDone ? [status('Cancelled')] : [];
    case EVENT.Capture:
      return [capture(item, isDone ? 'done' : 'failed')];
    case EVENT.CaptureFailed:
      return [capture(item, 'failed')];
    case EVENT.Refund:
      return [refund(item, isDone ? 'done' : 'failed')];
    case EVENT.RefundFailed:
    case EVENT.RefundedReversed:
      return [refund(item, 'failed')];
    case EVENT.CancelOrRefund: {
      // What was only held is let go: no money comes back.
      const isRefund = additionalData?.['modification.action'] === 'refund';
      return isRefund ? [refund(item, isDone ? 'done' : 'failed')] : [];
    }
    case EVENT.Chargeback:
      return [dispute(item, '', false)];
    case EVENT.ChargebackReversed:
      return [dispute(item, '', true)];
    case EVENT.SecondChargeback:
      return [dispute(item, ':second', false)];
    case EVENT.PrearbitrationWon:
      return [dispute(item, ':second', true)];
    default:
      return [];
  }
}
