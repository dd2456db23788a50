import { expect, test } from 'vitest';
import { asHome, leadToReadablePath } from './request-path.ts';

function sentTo(path: string): string | null | undefined {
  const url = new URL(`https://www.vitrine.fr${path}`);
  const answer = leadToReadablePath(new Request(url), url);
  return answer instanceof Response ? answer.headers.get('location') : undefined;
}

test.each([
  ['/fr-fr/%E0%A4%A', '/fr-fr/E0A4A'],
  ['/fr-fr/100%25?q=1', '/fr-fr/10025?q=1'],
  ['//evil.example/%FF', '/evil.example/FF'],
])('%s, which is no text, leads to %s', (path, location) => {
  expect(sentTo(path)).toBe(location);
});

test.each([['/fr-fr'], ['/fr-fr/robe-%C3%A0-pois--p400101'], ['/fr-fr/a%20b']])(
  '%s can be read and stays',
  (path) => {
    expect(sentTo(path)).toBeUndefined();
  },
);

test.each([
  ['/fr-fr/', '/fr-fr'],
  ['/fr-fr/cart/', '/fr-fr/cart/'],
  ['/nowhere/', '/nowhere/'],
])('%s is rendered as %s', { tags: ['A-005'] }, (asked, rendered) => {
  const { pathname } = new URL(asHome(new Request(`https://www.vitrine.fr${asked}`)).url);
  expect(pathname).toBe(rendered);
});
