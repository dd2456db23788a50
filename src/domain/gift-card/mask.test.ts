import { expect, test } from 'vitest';
import { applyMask, fitsMask } from './mask.ts';

test('# takes digits alone', { tags: ['VAL-19'] }, () =>
  expect(applyMask('##', 'a1b2')).toBe('12'),
);
test('X takes letters and digits', { tags: ['VAL-20'] }, () =>
  expect(applyMask('XX', '-a1')).toBe('a1'),
);
test('S takes letters alone', { tags: ['VAL-21'] }, () =>
  expect(applyMask('SS', '1aB')).toBe('aB'),
);
test('A writes capitals', { tags: ['VAL-22'] }, () => expect(applyMask('AA', 'ab')).toBe('AB'));
test('a writes small letters', { tags: ['VAL-23'] }, () =>
  expect(applyMask('aa', 'AB')).toBe('ab'),
);

test('signs between tokens are written when something follows them, and too much is left out', () => {
  expect(applyMask('##-###', '12')).toBe('12');
  expect(applyMask('##-###', '123')).toBe('12-3');
  expect(applyMask('##-###', '12-3456')).toBe('12-345');
});

test('a mask is filled to its end or not at all', () => {
  expect(fitsMask('AAAAAA##A##A###A', 'RSSMRA85T10A562S')).toBe(true);
  expect(fitsMask('AAAAAA##A##A###A', 'RSSMRA85T10A562')).toBe(false);
  expect(fitsMask('AAAAAA##A##A###A', 'rssmra85t10a562s')).toBe(false);
});
