import { expect, test } from 'vitest';
import { isStaleDocument } from './stale-document.ts';

const LIST = 'https://shop.test/fr-fr/robes--plf1200?colour=red';

test.each([
  ['https://shop.test/fr-fr/robes--plf1200?colour=red', false],
  ['https://shop.test/fr-fr/robes--plf1200?colour=red#content', false],
  ['https://shop.test/fr-fr/robes--plf1200', true],
  ['https://shop.test/fr-fr/robes--plf1201?colour=red', true],
])('a list that has become %s: left is %s', (url, left) => {
  expect(isStaleDocument(LIST, new URL(url))).toBe(left);
});
