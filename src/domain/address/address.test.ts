import { describe, expect, test } from 'vitest';
import { displayName } from '#src/domain/account/display-name.ts';
import type { CartAddress } from './address.schema.ts';
import {
  emptyAddress,
  isSameAddress,
  personLine,
  placeLines,
  toAlpha2,
  toCartAddress,
  toWireAddress,
  townLine,
  upperCaseAddress,
} from './address.ts';
import { type AddressRules, addressProblems } from './address-rules.ts';
import { checkedAddress } from './checked-address.ts';
import { readPhoneNumber } from './phone-number.ts';

const address = {
  ...emptyAddress('FR'),
  firstName: 'Zoé',
  lastName: "de l'Église",
  line1: "12 rue de l'église",
  city: 'Zürich',
  zipCode: '75002',
  phoneNumber: '06 39 98 01 12',
  phoneNumberCountry: 'FRA',
  quality: 'q1',
};
const rules: AddressRules = { countries: ['FR', 'GB', 'PL', 'DE'], isPhoneRequired: false };
const problemsOf = (typed: CartAddress, by: AddressRules) =>
  addressProblems(typed, by, readPhoneNumber);

describe('on the way to the server', () => {
  test('names, lines, zip code, city and country go in upper case, the phone does not', {
    tags: ['ADR-04', 'VAL-15'],
  }, () => {
    expect(upperCaseAddress({ ...address, country: 'fr' })).toMatchObject({
      firstName: 'ZOÉ',
      lastName: "DE L'ÉGLISE",
      line1: "12 RUE DE L'ÉGLISE",
      city: 'ZÜRICH',
      country: 'FR',
      phoneNumber: '06 39 98 01 12',
      quality: 'q1',
    });
    expect(upperCaseAddress({ city: 'Straße' })).toEqual({ city: 'STRASSE' });
  });

  test('phone countries of three letters become two', { tags: ['ADR-05', 'VAL-13'] }, () => {
    expect(['FRA', 'CHE', 'GBR', 'FR'].map(toAlpha2)).toEqual(['FR', 'CH', 'GB', 'FR']);
    expect(toWireAddress(address).phoneNumberCountry).toBe('FR');
  });

  test('the cart gets an account address without id and favorite', { tags: ['ENT-31'] }, () => {
    const saved = { ...address, id: 'a1', favorite: true };
    expect(toCartAddress(saved)).toEqual(address);
  });
});

test('the same person at the same place is the same address, in any case', {
  tags: ['ADR-04'],
}, () => {
  expect(isSameAddress(address, toWireAddress({ ...address, quality: 'q9' }))).toBe(true);
  expect(isSameAddress(address, { ...address, line1: '13 rue' })).toBe(false);
});

describe('validation', () => {
  test('an address that is right has no problem', { tags: ['ADR-10'] }, () => {
    expect(problemsOf(address, rules)).toEqual({});
  });

  test('what is required and missing is said per field', { tags: ['ADR-10', 'VAL-27'] }, () => {
    const empty = { ...emptyAddress('FR') };
    expect(problemsOf(empty, { ...rules, isPhoneRequired: true })).toEqual({
      firstName: 'required',
      lastName: 'required',
      line1: 'required',
      zipCode: 'required',
      city: 'required',
      phoneNumber: 'required',
    });
  });

  test.each([
    ['FR', '7500', 'zip-format'],
    ['FR', '75002', undefined],
    ['PL', '00123', undefined],
    ['PL', '0012', 'zip-format'],
    ['GB', 'sw1a  1aa', undefined],
    ['PL', '00-123', undefined],
    ['GB', 'SW1A 1AA', undefined],
    ['GB', '12345', 'zip-format'],
  ])('a postcode of %s: %s -> %s', { tags: ['A-114', 'VAL-27'] }, (country, zipCode, problem) => {
    expect(problemsOf({ ...address, country, zipCode }, rules).zipCode).toBe(problem);
  });

  test('countries that are not served, lines over 50 and wrong phones are named', {
    tags: ['DOM-14', 'VAL-27'],
  }, () => {
    const problems = problemsOf(
      { ...address, country: 'US', line2: 'x'.repeat(51), phoneNumber: '12ab' },
      rules,
    );
    expect(problems).toEqual({
      country: 'country',
      line2: 'too-long',
      phoneNumber: 'phone-format',
    });
    expect(problemsOf({ ...address, phoneNumber: '+33 6 39 98 01 12' }, rules)).toEqual({});
  });
});

describe('what servers take of an address', () => {
  const german = {
    ...address,
    country: 'DE',
    zipCode: 'D-10115',
    phoneNumber: '0049 (0)151/23456789',
    phoneNumberCountry: 'DE',
  };

  test('pasted tabs are spaces, postcode and phone are written as their country does', {
    tags: ['ADR-10', 'A-114'],
  }, () => {
    const pasted = { ...german, line1: '\tHauptstraße\t 5 ', asTyped: { line1: 'Hauptstraße\t5' } };
    expect(checkedAddress(pasted, rules).address).toMatchObject({
      line1: 'Hauptstraße 5',
      zipCode: '10115',
      phoneNumber: '+49 1512 3456789',
      asTyped: { line1: 'Hauptstraße 5' },
    });
  });

  test('a street is as long as the capitals that are sent: each ß counts as SS', {
    tags: ['ADR-04', 'A-114'],
  }, () => {
    const fifty = `${'x'.repeat(44)}straße`;
    expect(fifty).toHaveLength(50);
    expect(checkedAddress({ ...german, line1: fifty }, rules)).toMatchObject({
      field: 'line1',
      problem: 'too-long',
    });
    const sent = checkedAddress({ ...german, line1: fifty.slice(1) }, rules).address;
    expect(sent && toWireAddress(sent).line1).toHaveLength(50);
  });

  test('a number that is too long is no number, and nothing is cut', { tags: ['A-114'] }, () => {
    const doubled = { ...german, phoneNumber: '0151 23456789 0151 23456789' };
    expect(checkedAddress(doubled, rules)).toMatchObject({ field: 'phoneNumber' });
  });

  test('the first wrong field in the order of the form is named', { tags: ['ADR-10'] }, () => {
    const wrong = { ...german, city: '', zipCode: '1', lastName: ' ' };
    expect(checkedAddress(wrong, rules)).toMatchObject({ field: 'lastName', problem: 'required' });
  });

  test('until a browser has the number plans, a number is left to the server', {
    tags: ['A-114'],
  }, () => {
    expect(addressProblems({ ...address, phoneNumber: '1' }, rules, null)).toEqual({});
  });
});

test('names are shown with capitals at words and hyphen parts', {
  tags: ['ADR-09', 'I18-08'],
}, () => {
  expect(displayName('JEAN-PAUL DE LA TOUR')).toBe('Jean-Paul De La Tour');
  expect(displayName("D'ARTAGNAN")).toBe("D'artagnan");
  expect(displayName('éLODIE')).toBe('Élodie');
});

const place = {
  line1: '12 RUE DE LA PAIX',
  line2: '',
  line3: 'BÂTIMENT B',
  line4: '',
  zipCode: '75002',
  city: 'PARIS',
  country: 'FR',
};

test('an envelope has the lines that are filled, then the town', { tags: ['A-112'] }, () => {
  expect(placeLines(place)).toEqual(['12 Rue De La Paix', 'Bâtiment B', '75002 Paris']);
});

test('the post code comes before the town, and after it in Britain and Ireland', () => {
  expect(townLine({ zipCode: '20095', city: 'Hamburg', country: 'DE' })).toBe('20095 Hamburg');
  expect(townLine({ zipCode: 'LS6 3EX', city: 'Leeds', country: 'GB' })).toBe('Leeds LS6 3EX');
  expect(townLine({ zipCode: 'D02 AF30', city: 'Dublin', country: 'IE' })).toBe('Dublin D02 AF30');
});

test('a name is shown as it was typed, and a place without names has none', () => {
  const person = { firstName: 'SIOBHAN', lastName: 'O’BRIEN', asTyped: { lastName: 'O’Brien' } };
  expect(personLine(person)).toBe('Siobhan O’Brien');
  expect(personLine({ firstName: '', lastName: '' })).toBe('');
});
