import { describe, expect, test } from 'vitest';
import { emptyAddress } from '#src/domain/address/address.ts';
import {
  type AddressProblem,
  addressProblems,
  JUDGED_FIELDS,
} from '#src/domain/address/address-rules.ts';
import { readPhoneNumber } from '#src/domain/address/phone-number.ts';
import { problemMessage, REQUIRED } from './address-fields.ts';

const PROBLEMS: AddressProblem[] = [
  'required',
  'too-long',
  'zip-format',
  'phone-format',
  'country',
  'refused',
];
const rules = { countries: ['FR'], isPhoneRequired: true };

describe('messages of the address form', () => {
  test('every problem of every field has a sentence', { tags: ['ADR-10', 'VAL-27'] }, () => {
    for (const field of JUDGED_FIELDS) {
      for (const problem of PROBLEMS) {
        expect(problemMessage(field, problem, 'FR').message, `${field} ${problem}`).toMatch(/\.$/);
      }
    }
  });

  test('an empty form says what is missing in each required field', {
    tags: ['ADR-10', 'A-114'],
  }, () => {
    const found = addressProblems({ ...emptyAddress('FR'), country: '' }, rules, readPhoneNumber);
    expect(Object.keys(found).toSorted()).toEqual([
      'city',
      'country',
      'firstName',
      'lastName',
      'line1',
      'phoneNumber',
      'zipCode',
    ]);
    expect(problemMessage('zipCode', 'required', 'FR')).toBe(REQUIRED.zipCode);
    expect(problemMessage('country', 'required', '')).toBe(
      problemMessage('country', 'country', ''),
    );
  });

  test('whatever is wrong is in the order that the focus follows', { tags: ['ADR-10'] }, () => {
    const found = addressProblems(
      { ...emptyAddress('FR'), line4: 'x'.repeat(51) },
      rules,
      readPhoneNumber,
    );
    for (const field of Object.keys(found)) expect(JUDGED_FIELDS).toContain(field);
    expect(JUDGED_FIELDS.find((field) => found[field] !== undefined)).toBe('firstName');
  });

  test('a wrong shape is told with one of the country, and without where none is known', {
    tags: ['A-114'],
  }, () => {
    expect(problemMessage('zipCode', 'zip-format', 'PL').values).toEqual({ example: '00-950' });
    expect(problemMessage('phoneNumber', 'phone-format', 'DE').values).toEqual({
      example: '0151 23456789',
    });
    expect(problemMessage('zipCode', 'zip-format', 'US').values).toBeUndefined();
  });
});
