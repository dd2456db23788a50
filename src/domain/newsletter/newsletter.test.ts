import { expect, test } from 'vitest';
import { isEmailWrong, isPressCounted, originOf } from './newsletter.ts';

test('a field is wrong when something stands in it that is no address', () => {
  expect(['', 'abc', 'a@b.fr,', 'a@b.fr'].map(isEmailWrong)).toEqual([false, true, true, false]);
});

test('one press a second counts, the first at once', { tags: ['A-123'] }, () => {
  expect(isPressCounted(null, 5_000)).toBe(true);
  expect([5_000, 5_500, 5_999, 6_000].map((now) => isPressCounted(5_000, now))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('a page is named by its path, one with an odd path by the root', () => {
  expect(originOf('/fr-fr/robe-midi--p400101')).toBe('/fr-fr/robe-midi--p400101');
  expect(['/x\r\ny', `/${'a'.repeat(200)}`, 'https://b.fr'].map(originOf)).toEqual(['/', '/', '/']);
});
