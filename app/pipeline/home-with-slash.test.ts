import { expect, test } from 'vitest';
import { asHome } from './home-with-slash.ts';

test.each([
  ['/fr-fr/', '/fr-fr'],
  ['/fr-fr/cart/', '/fr-fr/cart/'],
  ['/nowhere/', '/nowhere/'],
])('%s is rendered as %s', { tags: ['A-005'] }, (asked, rendered) => {
  const { pathname } = new URL(asHome(new Request(`https://www.vitrine.fr${asked}`)).url);
  expect(pathname).toBe(rendered);
});
