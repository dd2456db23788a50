import { describe, expect, test } from 'vitest';
import { bankDetailsProblems } from './bank-details.ts';

const IBAN = 'FR7630006000011234567890189';

describe('bank details', () => {
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
  ])('%o is wrong in %o', { tags: ['A-107'] }, (details, problems) => {
    expect(bankDetailsProblems(details)).toEqual(problems);
  });
});
