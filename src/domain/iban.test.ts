import { expect, test } from 'vitest';
import { groupIban, stripIban } from './iban.ts';

const IBAN = 'FR7630006000011234567890189';

test('an IBAN loses all white space, tabs and fixed spaces too (VAL-12)', () => {
  expect(stripIban(' FR76 30 ')).toBe('FR7630');
  expect(stripIban('fr76\t3000\u00a06000\u202f0112')).toBe('FR76300060000112');
});

test('an IBAN is shown in groups of four', () => {
  expect(groupIban(IBAN)).toBe('FR76 3000 6000 0112 3456 7890 189');
  expect(groupIban('FR76 3000')).toBe('FR76 3000');
});
