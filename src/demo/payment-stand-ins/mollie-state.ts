import { randomBytes } from 'node:crypto';
import type { CreatePayment } from './mollie-schemas.ts';

/** What the stand-in for Mollie knows, in memory: it ends with the process. */

export type StandInStatus =
  | 'open'
  | 'pending'
  | 'authorized'
  | 'paid'
  | 'failed'
  | 'canceled'
  | 'expired';

export type StandInCapture = {
  id: string;
  cents: number;
  status: 'pending' | 'succeeded' | 'failed';
  metadata: unknown;
  createdAt: string;
};
export type StandInRefund = {
  id: string;
  cents: number;
  status: 'pending' | 'refunded' | 'failed';
  metadata: unknown;
  createdAt: string;
};
export type StandInChargeback = {
  id: string;
  cents: number;
  createdAt: string;
  reversedAt?: string;
};

export type StandInPayment = {
  id: string;
  asked: CreatePayment;
  cents: number;
  status: StandInStatus;
  createdAt: string;
  captureBefore?: string;
  captures: StandInCapture[];
  refunds: StandInRefund[];
  chargebacks: StandInChargeback[];
};

export const newId = (prefix: 'tr' | 'cpt' | 're' | 'chb' | 'stl') =>
  `${prefix}_${randomBytes(8).toString('hex')}`;

export const centsOf = ({ value }: { value: string }) => Math.round(Number(value) * 100);

const sum = (parts: readonly { cents: number; status: string }[]) =>
  parts.reduce((total, { cents, status }) => total + (status === 'failed' ? 0 : cents), 0);

export const capturedCents = ({ captures }: StandInPayment) => sum(captures);
export const refundedCents = ({ refunds }: StandInPayment) => sum(refunds);

/** What may be paid back: what has been taken and not paid back yet. */
export function refundableCents(payment: StandInPayment): number {
  if (payment.status !== 'paid' && payment.captures.length === 0) return 0;
  const taken = payment.captures.length > 0 ? capturedCents(payment) : payment.cents;
  return taken - refundedCents(payment);
}

export const isFinal = ({ status }: StandInPayment) => status !== 'open' && status !== 'pending';

const AUTHORISATION_DAYS = 7;

/** What a tester or a bank decides of a payment; one that is decided stays as it is. */
export function decidePayment(payment: StandInPayment, status: StandInStatus, now: Date): void {
  if (isFinal(payment)) return;
  const holds = payment.asked.captureMode === 'manual';
  payment.status = status === 'paid' && holds ? 'authorized' : status;
  if (payment.status === 'authorized') {
    const ends = new Date(now.getTime() + AUTHORISATION_DAYS * 86_400_000);
    payment.captureBefore = ends.toISOString();
  }
}
