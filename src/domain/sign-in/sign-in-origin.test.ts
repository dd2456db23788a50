import { expect, test } from 'vitest';
import { landingPath, originOfPath, readSignInOrigin, SIGN_IN_ORIGINS } from './sign-in-origin.ts';

test('four origins of a sign-in, each with where it leads when no page asked for it', {
  tags: ['ENU-16', 'A-077'],
}, () => {
  expect(SIGN_IN_ORIGINS.map((origin) => [origin, landingPath(origin, 'fr-fr')])).toEqual([
    ['eresa', '/fr-fr'],
    ['customer', '/fr-fr/account/dashboard'],
    ['order', '/fr-fr/checkout/billing'],
    ['welcome', '/fr-fr/account/welcome'],
  ]);
  expect(landingPath(null, 'de-de')).toBe('/de-de');
  expect(SIGN_IN_ORIGINS.map(readSignInOrigin)).toEqual(SIGN_IN_ORIGINS);
  expect(['', 'toString', null, undefined].map(readSignInOrigin)).toEqual([null, null, null, null]);
});

test.each([
  ['/fr-fr/checkout/billing', 'order'],
  ['/fr-fr/order-billing?a=1', 'order'],
  ['/fr-fr/account/orders', 'customer'],
  ['/fr-fr/order', 'customer'],
  ['/fr-fr/robe--p400101?next=/fr-fr/checkout/billing', 'customer'],
])('a sign-in on the way to %s is about: %s', { tags: ['A-077'] }, (path, origin) => {
  expect(originOfPath(path)).toBe(origin);
});
