import { describe, expect, test } from 'vitest';
import { filledFields, profileProblems } from './profile.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');

describe('a profile', () => {
  test('sends its filled fields alone; false and 0 are filled', { tags: ['VAL-14'] }, () => {
    expect(filledFields({ a: 'x', b: '', c: null, d: undefined })).toEqual({ a: 'x' });
    expect(filledFields({ a: false, b: 0 })).toEqual({ a: false, b: 0 });
  });

  test.each([
    [{}, {}],
    [{ firstName: 'Ada', lastName: 'Byron', birthday: '1990-02-28' }, {}],
    [
      { firstName: ' ', lastName: 'x'.repeat(51) },
      { firstName: 'required', lastName: 'too-long' },
    ],
    [{ birthday: '1990-02-30' }, { birthday: 'format' }],
    [{ birthday: '2026-11-23' }, { birthday: 'format' }],
    [{ birthday: '1890-01-01' }, { birthday: 'format' }],
    [{ birthday: '2010-11-23' }, { birthday: 'too-young' }],
    [{ birthday: '2010-11-22' }, {}],
    [{ phoneNumber: '06 39 98 01 12', phoneNumberCountry: 'FR' }, {}],
    [{ phoneNumber: '+48 601 234 567', phoneNumberCountry: 'FR' }, {}],
    [{ phoneNumber: '0639', phoneNumberCountry: 'FR' }, { phoneNumber: 'format' }],
    [{ phoneNumber: '0639980112', phoneNumberCountry: 'PL' }, { phoneNumber: 'format' }],
    [{ fiscalNumber: 'RSSMRA85T10A562S' }, {}],
    [{ fiscalNumber: '12345678Z' }, {}],
    [{ fiscalNumber: '1234' }, { fiscalNumber: 'format' }],
  ])('%o is wrong in %o', (profile, problems) => {
    expect(profileProblems(profile, NOW)).toEqual(problems);
  });
});
