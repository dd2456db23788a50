import { describe, expect, test } from 'vitest';
import { bankDetailsProblems, groupIban, stripIban } from './bank-details.ts';

const IBAN = 'FR7630006000011234567890189';

describe('bank details', () => {
  test('an IBAN loses all white space, tabs and fixed spaces too (VAL-12)', () => {
    expect(stripIban(' FR76 30 ')).toBe('FR7630');
    expect(stripIban('fr76\t3000\u00a06000\u202f0112')).toBe('FR76300060000112');
  });

  test('an IBAN is shown in groups of four', () => {
    expect(groupIban(IBAN)).toBe('FR76 3000 6000 0112 3456 7890 189');
    expect(groupIban('FR76 3000')).toBe('FR76 3000');
  });

  test.each([
    [{ iban: IBAN, bic: '', owner: 'A' }, {}],
    [{ iban: IBAN, bic: 'AGRIFRPP', owner: 'A' }, {}],
    [
      { iban: '', bic: '', owner: ' ' },
      { iban: 'required', owner: 'required' },
    ],
    [{ iban: IBAN.replace('189', '198'), bic: '', owner: 'A' }, { iban: 'format' }],
    [{ iban: IBAN.slice(0, -1), bic: '', owner: 'A' }, { iban: 'format' }],
    [{ iban: IBAN, bic: 'AGRI', owner: 'A' }, { bic: 'format' }],
  ])('%o is wrong in %o (A-107)', (details, problems) => {
    expect(bankDetailsProblems(details)).toEqual(problems);
  });
});
