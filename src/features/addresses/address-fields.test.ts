import { describe, expect, test } from 'vitest';
import { type AddressProblem, addressProblems, emptyAddress } from '#src/domain/address.ts';
import { ADDRESS_FIELDS, FIELD_ORDER, PROBLEM_MESSAGES, problemMessage } from './address-fields.ts';

const PROBLEMS: AddressProblem[] = [
  'required',
  'too-long',
  'zip-format',
  'phone-format',
  'country',
];
const rules = { countries: ['FR'], isPhoneRequired: true };

describe('messages of the address form', () => {
  test('every problem of every field has a sentence (ADR-10, VAL-27)', () => {
    for (const field of FIELD_ORDER) {
      for (const problem of PROBLEMS) {
        expect(problemMessage(field, problem).message, `${field} ${problem}`).toMatch(/\.$/);
      }
    }
  });

  test('an empty form says what is missing in each required field (ADR-10, A-114)', () => {
    const found = addressProblems({ ...emptyAddress('FR'), country: '' }, rules);
    expect(Object.keys(found).toSorted()).toEqual([
      'city',
      'country',
      'firstName',
      'lastName',
      'line1',
      'phoneNumber',
      'zipCode',
    ]);
    expect(problemMessage('zipCode', 'required')).toBe(ADDRESS_FIELDS.zipCode.required);
    expect(problemMessage('country', 'required')).toBe(PROBLEM_MESSAGES.country);
  });

  test('whatever is wrong is in the order that the focus follows (ADR-10)', () => {
    const found = addressProblems({ ...emptyAddress('FR'), line4: 'x'.repeat(51) }, rules);
    for (const field of Object.keys(found)) expect(FIELD_ORDER).toContain(field);
    expect(FIELD_ORDER.find((field) => found[field] !== undefined)).toBe('firstName');
  });
});
