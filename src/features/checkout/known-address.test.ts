import { expect, test } from 'vitest';
import { emptyAddress } from '#src/domain/address/address.ts';
import { knownAddress } from './known-address.ts';

const person = (firstName: string) => ({ ...emptyAddress('FR'), firstName, lastName: 'Moreau' });
const place = {
  storeId: 'LK-1',
  name: 'Locker Gare',
  line1: '1 place de la Gare',
  zipCode: '59000',
  city: 'Lille',
  country: 'FR',
};
const known = {
  billing: person('Billing'),
  receiver: person('Receiver'),
  chosen: person('Chosen'),
  place,
};

test.each([
  ['nothing', 'Billing'],
  ['address', 'Chosen'],
  ['receiver', 'Receiver'],
  ['place', 'Receiver'],
] as const)('a delivery that asks for %s starts with the address of %s', (question, name) => {
  expect(knownAddress(question, known)?.firstName).toBe(name);
});

test('a parcel for a place has the name and street of the place', () => {
  expect(knownAddress('place', known)).toMatchObject({
    line1: 'Locker Gare',
    line2: '1 place de la Gare',
    zipCode: '59000',
  });
});

test('nothing is known of a delivery while its place has to be chosen', () => {
  expect(knownAddress('place', { ...known, place: null })).toBeNull();
});
