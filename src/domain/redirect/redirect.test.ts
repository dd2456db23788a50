import { expect, test } from 'vitest';
import { endOfChain, isRedirectPath, redirectPath } from './redirect.ts';

test.each([
  ['/products/coat', '/products/coat'],
  ['products/coat/', '/products/coat'],
  ['https://old.example/products/coat?variant=1#top', '/products/coat'],
  ['//evil.example/x', '/evil.example/x'],
  ['/a b', null],
  ['/\\evil.example', null],
])('%s is a redirect from %s', (typed, path) => {
  expect(redirectPath(typed)).toBe(path);
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a\nb', ''])(
  'no redirect leads to %j',
  (path) => {
    expect(isRedirectPath(path)).toBe(false);
  },
);

test('a chain leads to its end, a circle nowhere', () => {
  const next = (path: string) =>
    new Map([
      ['/a', '/b'],
      ['/b', '/c'],
      ['/x', '/y'],
      ['/y', '/x'],
    ]).get(path);
  expect(endOfChain('/a', next)).toBe('/c');
  expect(endOfChain('/c', next)).toBeNull();
  expect(endOfChain('/x', next)).toBeNull();
  expect(endOfChain('/1', (path) => `${path}1`)).toBeNull();
});
