import { expect, test } from 'vitest';
import { isLanding } from './welcome.ts';

test.each([
  ['/fr-fr', true],
  ['/fr-fr/?utm_source=mail', true],
  ['/fr-fr/account/dashboard', true],
  ['/fr-fr/account/welcome', true],
  ['/fr-fr/cart', false],
  ['/fr-fr/checkout/billing', false],
  ['/fr-fr/order-billing', false],
  ['/fr-fr/robe-midi--p400101', false],
  ['/fr-fr/account/settings/bank-details', false],
  ['/de-de', false],
])('a sign-in that leads to %s lands: %s', { tags: ['A-099'] }, (path, lands) => {
  expect(isLanding(path, 'fr-fr')).toBe(lands);
});
