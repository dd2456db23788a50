import { describe, expect, test } from 'vitest';
import { isCardProvider } from './card-providers.ts';
import {
  byRank,
  isOffered,
  NEXT_STEP,
  PAYMENT_METHODS,
  PAYMENT_PROVIDERS,
  PAYMENT_STATUSES,
  PROVIDER_OF_METHOD,
} from './payment.ts';

describe('payment', () => {
  test('three provider kinds, two of them card providers', { tags: ['ENU-17'] }, () => {
    expect([...PAYMENT_PROVIDERS]).toEqual(['cardone', 'cardtwo', 'house']);
    expect(['cardone', 'cardtwo', 'house', 'zzz', null].filter(isCardProvider)).toEqual([
      'cardone',
      'cardtwo',
    ]);
  });

  test('each of the thirteen methods has its provider', { tags: ['ENU-19'] }, () => {
    expect(PAYMENT_METHODS).toHaveLength(13);
    for (const method of PAYMENT_METHODS)
      expect(PAYMENT_PROVIDERS).toContain(PROVIDER_OF_METHOD[method]);
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
    expect([999, 1000, 5000, 5001].map((cents) => isOffered(product, cents))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isOffered({ ...product, minAmount: null, maxAmount: null }, 99_999_999)).toBe(true);
  });

  test('instalments without bounds go from 0 to 999999', { tags: ['PAY-10', 'VAL-26'] }, () => {
    const alma = { name: 'alma-3x', rank: 1, minAmount: null, maxAmount: null } as const;
    expect([0, 999_999, 1_000_000].map((cents) => isOffered(alma, cents))).toEqual([
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
