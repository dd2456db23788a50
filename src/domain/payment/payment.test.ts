import { describe, expect, test } from 'vitest';
import { isCardProvider } from './card-providers.ts';
import { methodRule, PAYMENT_METHODS } from './methods.ts';
import { isOffered } from './offered-method.ts';
import { byRank, NEXT_STEP, PAYMENT_PROVIDERS, PAYMENT_STATUSES } from './payment.ts';

const euros = (centAmount: number) => ({ centAmount, currencyCode: 'EUR', country: 'FR' });

describe('payment', () => {
  test('three provider kinds, two of them card providers', { tags: ['ENU-17'] }, () => {
    expect([...PAYMENT_PROVIDERS]).toEqual(['cardone', 'cardtwo', 'house']);
    expect(['cardone', 'cardtwo', 'house', 'zzz', null].filter(isCardProvider)).toEqual([
      'cardone',
      'cardtwo',
    ]);
  });

  test('the thirteen methods of the specification are there, and each has its provider', {
    tags: ['ENU-19'],
  }, () => {
    expect(PAYMENT_METHODS).toEqual(
      expect.arrayContaining([
        ...['cb', 'mpp', 'przelewy24', 'multibanco', 'paypal', 'klarna', 'bancontact', 'alma-3x'],
        ...['alma-4x', 'visa', 'mastercard', 'american-express', 'free'],
      ]),
    );
    for (const method of PAYMENT_METHODS) {
      expect(PAYMENT_PROVIDERS).toContain(methodRule(method).provider);
    }
  });

  test.each([
    ['blik', 'PLN', 'PL', true],
    ['blik', 'EUR', 'PL', false],
    ['blik', 'PLN', 'CZ', false],
    ['blik', 'PLN', null, false],
    ['twint', 'CHF', 'LI', true],
    ['ideal', 'EUR', 'NL', true],
    ['ideal', 'EUR', 'DE', false],
    ['bancontact', 'EUR', 'FR', true],
    ['bancontact', 'CHF', 'CH', false],
    ['alma-3x', 'EUR', 'FR', true],
    ['alma-3x', 'EUR', 'ES', false],
    ['alma-4x', 'EUR', 'IT', false],
    ['alma-4x', 'CHF', 'FR', false],
    ['visa', 'CZK', null, true],
  ] as const)('%s of %s billed to %s is offered: %s', (name, currencyCode, country, offered) => {
    const product = { name, rank: 1, minAmount: null, maxAmount: null };
    expect(isOffered(product, { centAmount: 1_000, currencyCode, country })).toBe(offered);
  });

  test.each([
    ['Authorised', 'confirm'],
    ['Success', 'confirm'],
    ['Received', 'wait'],
    ['Pending', 'wait'],
    ['AuthenticationFinished', 'finish'],
    ['RedirectShopper', 'provider-page'],
    ['IdentifyShopper', 'secure-page'],
    ['ChallengeShopper', 'secure-page'],
    ['PresentToShopper', 'voucher'],
    ['Refused', 'refused'],
    ['Error', 'refused'],
    ['Cancelled', 'cancelled'],
  ] as const)('%s leads to %s', { tags: ['PAY-13', 'ENU-18'] }, (status, step) => {
    expect(NEXT_STEP[status]).toBe(step);
    expect(PAYMENT_STATUSES).toHaveLength(12);
  });

  test('a product is offered within its bounds, both included', {
    tags: ['PAY-09', 'DOM-16'],
  }, () => {
    const product = { name: 'cb', rank: 1, minAmount: 1000, maxAmount: 5000 } as const;
    expect([999, 1000, 5000, 5001].map((cents) => isOffered(product, euros(cents)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isOffered({ ...product, minAmount: null, maxAmount: null }, euros(99_999_999))).toBe(
      true,
    );
  });

  test('instalments without bounds go from 0 to 999999', { tags: ['PAY-10', 'VAL-26'] }, () => {
    const alma = { name: 'alma-3x', rank: 1, minAmount: null, maxAmount: null } as const;
    expect([0, 999_999, 1_000_000].map((cents) => isOffered(alma, euros(cents)))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('products are ordered by rank without touching the list', { tags: ['PAY-08'] }, () => {
    const ranks = [{ rank: 3 }, { rank: 1 }, { rank: 2 }];
    expect(byRank(ranks).map(({ rank }) => rank)).toEqual([1, 2, 3]);
    expect(ranks[0]?.rank).toBe(3);
  });
});
