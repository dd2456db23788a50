import { describe, expect, test } from 'vitest';
import type { CardPayment, PaymentItem } from '../card-gateway.ts';
import { centsOf } from './mollie-facts.ts';
import { orderLines, paymentRequest } from './mollie-request.ts';

const item = (more: Partial<PaymentItem>): PaymentItem => ({
  ...{ kind: 'item', label: 'Dress', details: ['Red', '38'], quantity: 1 },
  ...{ centAmount: 2_999, vatRate: 200 },
  ...more,
});
const ADDRESS = {
  ...{ firstName: 'JEAN', lastName: 'DUPONT', line1: '12 RUE DE LA PAIX', line2: 'BAT B' },
  ...{ line3: '', line4: '', city: 'PARIS', country: 'FR', zipCode: '75002', quality: '' },
  ...{ phoneNumber: '0639980112', phoneNumberCountry: 'FR', phoneNumberQuality: '' },
};
const payment = (more: Partial<CardPayment>): CardPayment => ({
  ...{ provider: 'cardone', product: 'visa', reference: 'ref-1', merchant: 'vitrine-1001' },
  ...{ centAmount: 2_999, currencyCode: 'EUR', items: [item({})], lang: 'fr', storeId: '1001' },
  returnUrl: 'https://shop.example/fr-fr/order-cardone-check',
  capture: 'immediate',
  payer: { email: 'jean@example.com', billing: ADDRESS, delivery: ADDRESS },
  walletToken: null,
  ...more,
});
const PLACES = { description: 'Vitrine ref-1', webhookUrl: 'https://api.example/hook' };

describe('what Mollie is sent', () => {
  test('a card: amount, method, language, our reference, and nothing personal', () => {
    expect(paymentRequest(payment({}), PLACES)).toEqual({
      amount: { currency: 'EUR', value: '29.99' },
      description: 'Vitrine ref-1',
      webhookUrl: 'https://api.example/hook',
      redirectUrl: 'https://shop.example/fr-fr/order-cardone-check?reference=ref-1',
      method: 'creditcard',
      locale: 'fr_FR',
      metadata: { reference: 'ref-1' },
      captureMode: 'automatic',
      idempotencyKey: 'ref-1',
    });
  });

  test('Klarna: the lines with their tax, and who gets them', () => {
    const asked = paymentRequest(payment({ product: 'klarna', capture: 'dispatch' }), PLACES);
    expect(asked).toMatchObject({
      method: 'klarna',
      captureMode: 'manual',
      lines: [{ description: 'Dress, Red, 38', vatRate: '20.00' }],
      billingAddress: {
        ...{ givenName: 'JEAN', familyName: 'DUPONT', streetAndNumber: '12 RUE DE LA PAIX' },
        ...{ streetAdditional: 'BAT B', postalCode: '75002', city: 'PARIS', country: 'FR' },
        email: 'jean@example.com',
      },
    });
    expect(asked).not.toHaveProperty('billingAddress.phone');
  });

  test('lines add up: what does not divide is one thing, what costs nothing is left out', () => {
    const lines = orderLines(
      [
        item({ quantity: 2, centAmount: 5_998 }),
        item({ quantity: 3, centAmount: 1_000 }),
        item({ kind: 'discount', label: 'Autumn', centAmount: -500 }),
        item({ kind: 'delivery', label: 'Home', centAmount: 0 }),
        item({ kind: 'gift-card', label: 'Gift card', centAmount: -400, vatRate: 0 }),
      ],
      'CHF',
    );
    expect(lines.map(({ type, quantity }) => [type, quantity])).toEqual([
      ['physical', 2],
      ['physical', 1],
      ['discount', 1],
      ['gift_card', 1],
    ]);
    for (const { quantity, unitPrice, totalAmount } of lines) {
      expect(centsOf(unitPrice) * quantity).toBe(centsOf(totalAmount));
    }
    expect(lines[0]?.vatAmount).toEqual({ value: '10.00', currency: 'CHF' });
  });

  test('a method that Mollie does not take is an error of ours', () => {
    expect(() => paymentRequest(payment({ product: 'free' }), PLACES)).toThrow('does not take');
  });
});
