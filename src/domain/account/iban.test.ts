import { expect, test } from 'vitest';
import { SHOP_DOMAINS } from '#src/domain/shop/locales.ts';
import { isIban } from './bank-codes.ts';
import { groupIban, ibanExample, stripIban } from './iban.ts';

const IBAN = 'FR7630006000011234567890189';

test('an IBAN loses all white space, tabs and fixed spaces too', { tags: ['VAL-12'] }, () => {
  expect(stripIban(' FR76 30 ')).toBe('FR7630');
  expect(stripIban('fr76\t3000\u00a06000\u202f0112')).toBe('FR76300060000112');
});

test('an IBAN is shown in groups of four', () => {
  expect(groupIban(IBAN)).toBe('FR76 3000 6000 0112 3456 7890 189');
  expect(groupIban('FR76 3000')).toBe('FR76 3000');
});

test('the example that a shop shows is an IBAN of its country', () => {
  for (const { iso2 } of SHOP_DOMAINS) {
    const example = ibanExample(iso2);
    expect([iso2, isIban(stripIban(example)), example.slice(0, 2)]).toEqual([iso2, true, iso2]);
  }
});
