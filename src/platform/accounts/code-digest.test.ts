import { expect, test } from 'vitest';
import { createSealing } from '../kernel/sealing/sealing.ts';
import { digestOfCode, isCode, newCode } from './code-digest.ts';

const OLD = 'the secret of last year, thirty-two signs';
const NEW = 'the secret of this year, thirty-two signs';

test('a code is six digits, those that begin with zero too, and hardly ever the same', () => {
  const codes = Array.from({ length: 500 }, newCode);
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(codes).size).toBeGreaterThan(480);
});

test('a code is known again by its digest, also after a key was rotated, and no other is', {
  tags: ['T49', 'T54'],
}, () => {
  const digest = digestOfCode(createSealing([OLD]), 'one', '123456');
  const rotated = createSealing([NEW, OLD]);
  const known = { codeId: 'one', digest };
  expect(isCode(rotated, known, '123456')).toBe(true);
  expect(isCode(rotated, known, '123457')).toBe(false);
  expect(isCode(rotated, { ...known, codeId: 'other' }, '123456')).toBe(false);
  expect(isCode(createSealing([NEW]), known, '123456')).toBe(false);
});

test('a code whose mail is not written yet is none', () => {
  expect(isCode(createSealing([NEW]), { codeId: 'one', digest: null }, '000000')).toBe(false);
});
