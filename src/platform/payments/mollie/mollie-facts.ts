import type { Capture, Chargeback, Payment, PaymentStatus, Refund } from '@mollie/api-client';
import { z } from 'zod';
import type { PaymentStatus as OwnStatus } from '#src/domain/payment/payment.ts';
import type { PaymentFact, Transfer, TransferState } from '../payment-facts.ts';

/** What Mollie says of a payment, in our words. Pure. */

/** Statuses of the Payments API, and which of the twelve results each is. */
export const RESULT_OF_STATUS: Record<`${PaymentStatus}`, OwnStatus> = {
  open: 'RedirectShopper',
  pending: 'Pending',
  // The money is held, or has been taken: both make an order.
  authorized: 'Authorised',
  paid: 'Authorised',
  failed: 'Refused',
  canceled: 'Cancelled',
  expired: 'Cancelled',
};

const CAPTURE_STATES: ReadonlyMap<string, TransferState> = new Map([
  ['pending', 'accepted'],
  ['succeeded', 'done'],
  ['failed', 'failed'],
]);

const REFUND_STATES: ReadonlyMap<string, TransferState> = new Map([
  ['queued', 'accepted'],
  ['pending', 'accepted'],
  ['processing', 'accepted'],
  ['refunded', 'done'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
]);

/** `"10.00"` of a currency with two decimals, in cents. */
export const centsOf = ({ value }: { value: string }) => Math.round(Number(value) * 100);

/** Cents as Mollie writes them: `"10.00"`. */
export const amountOf = (cents: number, currency: string) => ({
  currency,
  value: (cents / 100).toFixed(2),
});

/** Our id of what we asked for, from the metadata that came along. */
const ownId = (metadata: unknown, key: 'captureId' | 'refundId'): string | null => {
  const parsed = z.object({ [key]: z.string() }).safeParse(metadata);
  return parsed.success ? (parsed.data[key] ?? null) : null;
};

function transferOf(states: typeof CAPTURE_STATES, id: string, status: string): Transfer {
  const state = states.get(status) ?? 'accepted';
  return { providerId: id, state, reason: state === 'failed' ? status : null };
}

export const captureTransfer = ({ id, status }: Pick<Capture, 'id' | 'status'>) =>
  transferOf(CAPTURE_STATES, id, status);
export const refundTransfer = ({ id, status }: Pick<Refund, 'id' | 'status'>) =>
  transferOf(REFUND_STATES, id, status);

export const isCaptureOf = (captureId: string) => (capture: Pick<Capture, 'metadata'>) =>
  ownId(capture.metadata, 'captureId') === captureId;
export const isRefundOf = (refundId: string) => (refund: Pick<Refund, 'metadata'>) =>
  ownId(refund.metadata, 'refundId') === refundId;

export type SeenPayment = Pick<Payment, 'status' | 'captureBefore'> & {
  _embedded?: {
    captures?: Pick<Capture, 'id' | 'status' | 'metadata' | 'amount'>[];
    refunds?: Pick<Refund, 'id' | 'status' | 'metadata' | 'amount'>[];
    chargebacks?: Pick<Chargeback, 'id' | 'amount' | 'reason' | 'reversedAt'>[];
  };
};

/** All that a payment with its captures, refunds and chargebacks says. */
export function mollieFacts({ status, captureBefore, _embedded = {} }: SeenPayment): PaymentFact[] {
  const { captures = [], refunds = [], chargebacks = [] } = _embedded;
  return [
    { kind: 'status', code: RESULT_OF_STATUS[status] ?? status },
    ...(captureBefore === undefined
      ? []
      : [{ kind: 'capture-before' as const, instant: captureBefore }]),
    ...captures.map((capture) => ({
      kind: 'capture' as const,
      captureId: ownId(capture.metadata, 'captureId') ?? capture.id,
      centAmount: centsOf(capture.amount),
      ...captureTransfer(capture),
    })),
    ...refunds.map((refund) => ({
      kind: 'refund' as const,
      refundId: ownId(refund.metadata, 'refundId') ?? refund.id,
      centAmount: centsOf(refund.amount),
      ...refundTransfer(refund),
    })),
    ...chargebacks.map(({ id, amount, reason, reversedAt }) => ({
      kind: 'dispute' as const,
      disputeId: id,
      centAmount: centsOf(amount),
      reason: reason?.description ?? null,
      isReversed: (reversedAt ?? null) !== null,
    })),
  ];
}
