import { describe, expect, test, vi } from 'vitest';
import { cacheableUrl } from './cacheable-url.ts';

vi.mock('#src/session/config.server.ts', () => ({
  config: () => ({ hostRule: { environment: 'prod', brandHost: 'vitrine.example' } }),
}));

const ORIGIN = 'https://www.vitrine.fr';

describe('a URL that is cached', () => {
  const cachedAs = (path: string, origin = ORIGIN) =>
    cacheableUrl(new URL(path, origin))?.href ?? null;

  test.each([
    '/fr-fr',
    '/de-de/robe--p400101',
    '/en/dresses--plf1200',
    '/en/catalog/dresses/f1200',
    '/en/product/3612345678901',
    '/en/product/dress/400101',
    '/en/a/b/dress-R500201.html',
    '/en/01/03612345678901/x',
    '/en/search',
    '/en/stores',
    '/en/stores/3001',
  ])('%s is the same for everybody', (path) => {
    expect(cachedAs(path)).toMatch(new RegExp(`^https://www\\.vitrine\\.(fr|de|com)${path}$`));
  });

  test.each([
    '/',
    '/api/x',
    '/_serverFn/x',
    '/xx-xx',
    '/constructor',
    '/__proto__/search',
    '/fr-fr/cart',
    '/fr-fr/cart?share=1',
    '/fr-fr/checkout/billing',
    '/fr-fr/order-cardone-check',
    '/fr-fr/account/orders',
    '/fr-fr/auth/callback',
    '/fr-fr/tmp/error',
  ])('%s is not cached', { tags: ['T25', 'A-151'] }, (path) => {
    expect(cachedAs(path)).toBeNull();
  });

  test('what changes no page makes no second one', { tags: ['T27'] }, () => {
    const search = 'size=36&utm_source=mail&size=38&gclid=1&page=2';
    expect(cachedAs(`/fr-fr/robes--plf1200?${search}`)).toBe(
      `${ORIGIN}/fr-fr/robes--plf1200?size=36&size=38&page=2`,
    );
    expect(cachedAs('/fr-fr/robe--p400101?utm_source=mail')).toBe(`${ORIGIN}/fr-fr/robe--p400101`);
    expect(cachedAs('/fr-fr/withdrawal?gclid=1&problem=ORDER_CLAIM_UNKNOWN')).toBe(
      `${ORIGIN}/fr-fr/withdrawal?problem=ORDER_CLAIM_UNKNOWN`,
    );
  });

  test('a page is one page on any host', { tags: ['T15', 'T27'] }, () => {
    const hosts = ['https://www.vitrine.fr', 'http://staging.example:8080', 'http://[::1]:1'];
    const cached = hosts.map((host) => cachedAs('/fr-fr/robe--p400101', host));
    expect(new Set(cached)).toEqual(new Set(['https://www.vitrine.fr/fr-fr/robe--p400101']));
  });
});
