import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { PAYMENT_METHODS } from '#src/domain/payment/methods.ts';
import { PAYMENT_MARKS } from './payment-marks.ts';
import { amountToPay, offeredPayments, paymentName, paymentSentence } from './payment-methods.ts';

const product = (
  name: (typeof PAYMENT_METHODS)[number],
  rank: number,
  minAmount: number | null = null,
) => ({
  name,
  rank,
  minAmount,
  maxAmount: null,
});

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const euros = (centAmount: number) => ({ centAmount, currencyCode: 'EUR', country: 'FR' });

describe('payment methods', () => {
  test('a sentence says how one is paid with whose name does not tell', () => {
    expect(paymentSentence(i18n, 'twint')).toBe('You confirm the payment in the TWINT app.');
    expect(paymentSentence(i18n, 'blik')).toContain('six-digit code');
    expect(paymentSentence(i18n, 'visa')).toBeNull();
  });

  test('each has a name and a mark', { tags: ['PAY-17', 'ENU-19'] }, () => {
    for (const method of PAYMENT_METHODS) {
      expect(paymentName(i18n, method), method).toBeTruthy();
      expect(PAYMENT_MARKS[method].length, method).toBeGreaterThan(0);
    }
  });

  test('they are offered by rank ascending', { tags: ['PAY-08'] }, () => {
    const products = [product('visa', 3), product('cb', 1), product('mastercard', 2)];
    expect(offeredPayments(products, euros(2_999)).map(({ name }) => name)).toEqual([
      'cb',
      'mastercard',
      'visa',
    ]);
  });

  test('only within their bounds, and never the free one', { tags: ['PAY-09', 'DOM-16'] }, () => {
    const products = [
      product('american-express', 1, 1_500),
      product('visa', 2),
      product('free', 3),
    ];
    expect(offeredPayments(products, euros(1_499)).map(({ name }) => name)).toEqual(['visa']);
    expect(offeredPayments(products, euros(1_500))).toHaveLength(2);
  });

  test('none is offered for a cart that costs nothing', { tags: ['PAY-06', 'A-066'] }, () => {
    expect(offeredPayments([product('cb', 1), product('visa', 2, 0)], euros(0))).toEqual([]);
  });

  test('a card payment that was only planned is still to be paid', {
    tags: ['A-090', 'PAY-14'],
  }, () => {
    const totalPrice = { centAmount: 5_998, currencyCode: 'EUR' } as const;
    const planned = {
      paymentProvider: 'cardone',
      paymentProduct: 'cb',
      amountPlanned: 5_998,
    } as const;
    expect(amountToPay({ totalPrice, payments: [planned] })).toBe(5_998);
    expect(amountToPay({ totalPrice, payments: [] })).toBe(5_998);
  });
});
