import { expect, test } from 'vitest';
import { closedBy, readRobots } from './robots-rules.ts';

const rules = readRobots(`
User-agent: OtherBot
Disallow: /

User-agent: *
Disallow: /*/cart
Disallow: /en/account$
Disallow: /*?size=
Disallow: /a.b/
Allow: /en/cart-bag
Disallow:
`);

test.each([
  ['/it-it/aiuto/carta-fedelta', '/*/cart'],
  ['/en/cart', '/*/cart'],
  ['/en/account', '/en/account$'],
  ['/en/dresses--plf1200?size=36', '/*?size='],
])('%s is closed to crawlers by %s', (path, pattern) => {
  expect(closedBy(rules, path)).toBe(pattern);
});

test.each(['/', '/en/cart-bag--p1', '/en/account/orders', '/en/list?page=2&size=36', '/axb/c'])(
  '%s is open to crawlers',
  (path) => {
    expect(closedBy(rules, path)).toBeUndefined();
  },
);
