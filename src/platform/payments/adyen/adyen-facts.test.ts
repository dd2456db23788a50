import { Types } from '@adyen/api-library';
import { describe, expect, test } from 'vitest';
import { PAYMENT_STATUSES } from '#src/domain/payment/payment.ts';
import { adyenFacts, RESULT_OF_SESSION, referenceOf } from './adyen-facts.ts';

type Item = Types.notification.NotificationRequestItem;
const { EventCodeEnum: EVENT, SuccessEnum: SUCCESS } = Types.notification.NotificationRequestItem;

const item = (eventCode: Item['eventCode'], more: Partial<Item> = {}): Item =>
  Object.assign(new Types.notification.NotificationRequestItem(), {
    ...{ amount: { value: 1_234, currency: 'EUR' }, eventCode, eventDate: '2026-11-26T10:00:00Z' },
    ...{ merchantAccountCode: 'Shop', merchantReference: 'ref-1:id-1', pspReference: 'PSP1' },
    success: SUCCESS.True,
    ...more,
  });
const undone = { success: SUCCESS.False, reason: 'Insufficient balance' };

describe('what Adyen says', () => {
  test('each result of a session is one of the twelve', { tags: ['ENU-18'] }, () => {
    const statuses = Object.values(Types.checkout.SessionResultResponse.StatusEnum);
    expect(Object.keys(RESULT_OF_SESSION).sort()).toEqual([...statuses].sort());
    for (const status of statuses) expect(PAYMENT_STATUSES).toContain(RESULT_OF_SESSION[status]);
    expect(RESULT_OF_SESSION).toMatchObject({
      ...{ active: 'RedirectShopper', completed: 'Authorised', paymentPending: 'Pending' },
      ...{ refused: 'Refused', canceled: 'Cancelled', expired: 'Cancelled' },
    });
  });

  test('an authorisation is of an amount, and names the payment from then on', () => {
    expect(adyenFacts(item(EVENT.Authorisation, { merchantReference: 'ref-1' }))).toEqual([
      { kind: 'status', code: 'Authorised', centAmount: 1_234, currency: 'EUR' },
      { kind: 'paid-as', paidId: 'PSP1' },
    ]);
  });

  test('a refused attempt decides nothing: the shopper may try another card', () => {
    expect(adyenFacts(item(EVENT.Authorisation, undone))).toEqual([]);
  });

  test.each([
    [EVENT.Capture, {}, { kind: 'capture', captureId: 'id-1', state: 'done' }],
    [EVENT.Capture, undone, { kind: 'capture', state: 'failed', reason: 'Insufficient balance' }],
    [EVENT.CaptureFailed, {}, { kind: 'capture', state: 'failed', reason: 'CAPTURE_FAILED' }],
    [EVENT.Refund, {}, { kind: 'refund', refundId: 'id-1', state: 'done' }],
    [EVENT.Refund, undone, { kind: 'refund', state: 'failed', reason: 'Insufficient balance' }],
    [EVENT.RefundFailed, {}, { kind: 'refund', refundId: 'id-1', state: 'failed' }],
    [EVENT.RefundedReversed, {}, { kind: 'refund', state: 'failed' }],
    [EVENT.Chargeback, {}, { kind: 'dispute', disputeId: 'PSP1', isReversed: false }],
    [EVENT.ChargebackReversed, {}, { kind: 'dispute', disputeId: 'PSP1', isReversed: true }],
    [EVENT.SecondChargeback, {}, { disputeId: 'PSP1:second', isReversed: false }],
    [EVENT.PrearbitrationWon, {}, { disputeId: 'PSP1:second', isReversed: true }],
    [EVENT.Pending, {}, { kind: 'status', code: 'Pending' }],
    [EVENT.OfferClosed, {}, { kind: 'status', code: 'Cancelled' }],
  ] as const)('%s with %j is a fact', (eventCode, more, fact) => {
    expect(adyenFacts(item(eventCode, more))).toMatchObject([fact]);
  });

  test('what was only held and is let go brings no money back', () => {
    const reversed = (action: string) =>
      adyenFacts(item(EVENT.CancelOrRefund, { additionalData: { 'modification.action': action } }));
    expect(reversed('cancel')).toEqual([]);
    expect(reversed('refund')).toMatchObject([{ kind: 'refund', state: 'done' }]);
  });

  test.each([EVENT.ReportAvailable, EVENT.NotificationOfFraud, EVENT.IssuerComments])(
    '%s changes nothing',
    (eventCode) => {
      expect(adyenFacts(item(eventCode))).toEqual([]);
    },
  );

  test('every message names our payment, whatever it is about', () => {
    expect(referenceOf(item(EVENT.Capture))).toBe('ref-1');
    expect(referenceOf(item(EVENT.Authorisation, { merchantReference: 'ref-1' }))).toBe('ref-1');
  });
});
