import { describe, expect, test } from 'vitest';
import { isLocaleCode } from '#src/domain/shop/locales.ts';
import { isExpired, isLanding, localReturnPath } from './session.ts';

describe('session', () => {
  test('a token is expired once its date has passed; exp is in seconds', {
    tags: ['SES-02', 'ENT-03'],
  }, () => {
    const now = 1_700_000_000_000;
    expect(isExpired(1_700_000_000, now)).toBe(false);
    expect(isExpired(1_699_999_999, now)).toBe(true);
    expect(isExpired(1_700_000_001, now)).toBe(false);
  });

  test.each([
    ['/fr-fr/checkout/billing?a=1', '/fr-fr/checkout/billing?a=1'],
    ['/fr-fr/recherche?q=żółty', '/fr-fr/recherche?q=%C5%BC%C3%B3%C5%82ty'],
    ['/fr-fr/recherche?q=robe%20%C3%A9t%C3%A9', '/fr-fr/recherche?q=robe%20%C3%A9t%C3%A9'],
    ['/fr-fr/search?q=👗', '/fr-fr/search?q=%F0%9F%91%97'],
    ['/fr-fr/search?q=\ud83d', '/x'],
    ['//evil.example', '/x'],
    ['/\\evil.example', '/x'],
    ['https://evil.example', '/x'],
    ['/fr-fr\n/cart', '/x'],
    ['/nowhere/cart', '/x'],
    ['javascript:alert(1)', '/x'],
    [undefined, '/x'],
  ])('coming back from sign-in to %j leads to %s', { tags: ['T14'] }, (value, expected) => {
    expect(localReturnPath(value, isLocaleCode, '/x')).toBe(expected);
  });
});

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
