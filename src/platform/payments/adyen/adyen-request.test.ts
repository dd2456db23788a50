import { describe, expect, test } from 'vitest';
import { PAYMENT_METHODS } from '#src/domain/payment/methods.ts';
import type { CardPayment } from '../card-gateway.ts';
import { METHOD_RULES, sessionRequest } from './adyen-request.ts';

const ADDRESS = {
  ...{ firstName: 'JEAN', lastName: 'DUPONT', line1: '12 RUE DE LA PAIX', line2: '' },
  ...{ line3: '', line4: '', city: 'PARIS', country: 'FR', zipCode: '75002', quality: '' },
  ...{ phoneNumber: '0639980112', phoneNumberCountry: 'FR', phoneNumberQuality: '' },
};
const payment = (product: CardPayment['product']): CardPayment => ({
  ...{ provider: 'cardtwo', product, reference: 'ref-1', merchant: 'vitrine-1001' },
  ...{ centAmount: 5_998, currencyCode: 'EUR', lang: 'fr', storeId: '1001', walletToken: null },
  items: [
    {
      ...{ kind: 'item', label: 'Dress', details: [], quantity: 2 },
      ...{ centAmount: 5_998, vatRate: 200 },
    },
  ],
  returnUrl: 'https://shop.example/fr-fr/order-cardtwo-check',
  capture: 'immediate',
  payer: { email: 'jean@example.com', billing: ADDRESS, delivery: ADDRESS },
});

describe('what Adyen is sent', () => {
  test.each(['alma-3x', 'alma-4x'] as const)(
    '%s: the lines, who pays, and where it goes',
    (one) => {
      const asked = sessionRequest(payment(one), 'Shop');
      const address = {
        ...{ street: '12 RUE DE LA PAIX', houseNumberOrName: 'N/A', postalCode: '75002' },
        ...{ city: 'PARIS', country: 'FR' },
      };
      expect(asked).toMatchObject({
        ...{ allowedPaymentMethods: ['alma'], countryCode: 'FR', shopperEmail: 'jean@example.com' },
        amount: { currency: 'EUR', value: 5_998 },
        lineItems: [{ quantity: 2, amountIncludingTax: 2_999, taxPercentage: 2_000 }],
        ...{ billingAddress: address, deliveryAddress: address, captureDelayHours: 0 },
      });
      expect(asked).not.toHaveProperty('telephoneNumber');
    },
  );

  test('a method of an app alone: nothing personal', () => {
    const asked = sessionRequest(payment('wero'), 'Shop');
    expect(asked.allowedPaymentMethods).toEqual(['wero']);
    for (const name of ['shopperEmail', 'lineItems', 'billingAddress', 'shopperName']) {
      expect(asked).not.toHaveProperty(name);
    }
  });

  test('every method but Satispay, which Adyen has not, is taken', () => {
    const left = PAYMENT_METHODS.filter((method) => METHOD_RULES[method] === undefined);
    expect(left).toEqual(['free', 'satispay']);
  });
});
