import { CaptureStatus, PaymentStatus, RefundStatus } from '@mollie/api-client';
import { describe, expect, test } from 'vitest';
import { PAYMENT_STATUSES } from '#src/domain/payment/payment.ts';
import {
  amountOf,
  captureTransfer,
  centsOf,
  mollieFacts,
  RESULT_OF_STATUS,
  refundTransfer,
} from './mollie-facts.ts';

describe('what Mollie says', () => {
  test('each of its statuses is one of the twelve results', { tags: ['ENU-18'] }, () => {
    const statuses = Object.values(PaymentStatus);
    expect(Object.keys(RESULT_OF_STATUS).sort()).toEqual([...statuses].sort());
    for (const status of statuses) expect(PAYMENT_STATUSES).toContain(RESULT_OF_STATUS[status]);
  });

  test.each([
    [PaymentStatus.open, 'RedirectShopper'],
    [PaymentStatus.pending, 'Pending'],
    [PaymentStatus.authorized, 'Authorised'],
    [PaymentStatus.paid, 'Authorised'],
    [PaymentStatus.failed, 'Refused'],
    [PaymentStatus.canceled, 'Cancelled'],
    [PaymentStatus.expired, 'Cancelled'],
  ])('%s is %s', (status, code) => {
    expect(mollieFacts({ status })).toEqual([{ kind: 'status', code }]);
  });

  test.each(Object.values(CaptureStatus))('a capture that is %s has a state of ours', (status) => {
    const { state, reason } = captureTransfer({ id: 'cpt_1', status });
    expect(state).toBe({ pending: 'accepted', succeeded: 'done', failed: 'failed' }[status]);
    expect(reason === null).toBe(state !== 'failed');
  });

  test.each([
    [RefundStatus.queued, 'accepted'],
    [RefundStatus.pending, 'accepted'],
    [RefundStatus.processing, 'accepted'],
    [RefundStatus.refunded, 'done'],
    [RefundStatus.failed, 'failed'],
    [RefundStatus.canceled, 'failed'],
  ])('a refund that is %s is %s', (status, state) => {
    expect(refundTransfer({ id: 're_1', status }).state).toBe(state);
  });

  test('captures, refunds and chargebacks have our ids where we asked for them', () => {
    const amount = { value: '12.34', currency: 'EUR' };
    const facts = mollieFacts({
      status: PaymentStatus.paid,
      captureBefore: '2026-12-01T10:00:00+00:00',
      _embedded: {
        captures: [
          { id: 'cpt_1', status: CaptureStatus.succeeded, amount, metadata: { captureId: 'one' } },
        ],
        refunds: [
          { id: 're_1', status: RefundStatus.pending, amount, metadata: { refundId: 'back' } },
          { id: 're_2', status: RefundStatus.refunded, amount, metadata: null },
        ],
        chargebacks: [
          {
            id: 'chb_1',
            amount,
            reason: { code: 'fraud', description: 'Not authorised' },
            reversedAt: '2026-12-02T10:00:00+00:00',
          },
        ],
      },
    });
    expect(facts).toMatchObject([
      { kind: 'status' },
      { kind: 'capture-before', instant: '2026-12-01T10:00:00+00:00' },
      { kind: 'capture', captureId: 'one', centAmount: 1_234, state: 'done' },
      { kind: 'refund', refundId: 'back', state: 'accepted' },
      { kind: 'refund', refundId: 're_2', state: 'done' },
      { kind: 'dispute', disputeId: 'chb_1', reason: 'Not authorised', isReversed: true },
    ]);
  });

  test.each([
    [1, '0.01'],
    [2_999, '29.99'],
    [100_000, '1000.00'],
  ])('%i cents are %s', (cents, value) => {
    expect(amountOf(cents, 'EUR')).toEqual({ value, currency: 'EUR' });
    expect(centsOf({ value })).toBe(cents);
  });
});
