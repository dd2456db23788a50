import { describe, expect, test, vi } from 'vitest';
import { cookieName } from './cookies.server.ts';

vi.mock('./config.server.ts', () => ({ config: () => ({}) }));

const NAMES = ['cart', 'anonymous', 'accessToken', 'refreshToken'] as const;
const named = (environment: string) => NAMES.map((name) => cookieName(name, 'fr-fr', environment));

describe('names of cookies', () => {
  test('have none but their own part in prod, the environment behind it elsewhere', {
    tags: ['SES-08', 'SES-11', 'CST-19', 'CST-35'],
  }, () => {
    const inProd = ['cart-id', 'anonymous-id', '__Host-access-token', '__Host-refresh-token'];
    expect(named('prod')).toEqual(inProd);
    expect(named('staging')).toEqual(inProd.map((name) => `${name}-staging`));
  });

  test('have the country where one host plays all shops', { tags: ['A-039'] }, () => {
    expect(cookieName('cart', 'fr-fr', 'test')).toBe('cart-id-test-fr');
    expect(cookieName('cart', 'de-de', 'test')).toBe('cart-id-test-de');
  });
});
