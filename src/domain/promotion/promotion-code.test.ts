import { expect, test } from 'vitest';
import { CODE_LENGTH, CODE_SIGNS } from './promotion.values.ts';
import { codeFrom } from './promotion-code.ts';

test('a code is a prefix and ten signs in two halves, of signs that are read as no other', () => {
  expect(
    codeFrom(
      'XMAS',
      Uint8Array.from({ length: CODE_LENGTH }, (_, at) => at),
    ),
  ).toBe('XMAS-ABCDE-FGHJK');
  expect(codeFrom('', new Uint8Array(CODE_LENGTH).fill(255))).toBe('99999-99999');
  expect(new Set(CODE_SIGNS).size).toBe(32);
  expect(CODE_SIGNS).not.toMatch(/[01IO]/);
});
