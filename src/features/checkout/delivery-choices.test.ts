import { describe, expect, test } from 'vitest';
import { emptyAddress } from '#src/domain/address/address.ts';
import { choiceOf, deliveryChoices, knownAddress, OTHER_ADDRESS } from './delivery-choices.ts';

const home = {
  ...emptyAddress('FR'),
  firstName: 'CLAIRE',
  lastName: 'MOREAU',
  line1: '7 QUAI DES CÉLESTINS',
  zipCode: '69002',
  city: 'LYON',
};
const parents = {
  ...home,
  id: 'A2',
  favorite: false,
  firstName: 'HÉLÈNE',
  line1: '3 CHEMIN DES LAVANDES',
};
const abroad = { ...home, country: 'DE' };
const countries = ['FR', 'BE'];

describe('addresses to deliver to', () => {
  test('the billing address comes first, then the saved ones', { tags: ['CHK-07'] }, () => {
    const choices = deliveryChoices({ billing: home, saved: [parents], countries });
    expect(choices.map(({ savedId }) => savedId)).toEqual([null, 'A2']);
  });

  test('an address that is saved as the billing one is offered once', { tags: ['CHK-07'] }, () => {
    const saved = [{ ...parents, ...home, city: 'Lyon' }, parents];
    expect(deliveryChoices({ billing: home, saved, countries })).toHaveLength(2);
  });

  test('an address in a country that the shop does not serve is not offered', {
    tags: ['CHK-06'],
  }, () => {
    expect(
      deliveryChoices({ billing: abroad, saved: [{ ...parents, ...abroad }], countries }),
    ).toEqual([]);
  });

  test('the address of the cart is chosen, whatever its case, else the form', {
    tags: ['CHK-07'],
  }, () => {
    const choices = deliveryChoices({ billing: home, saved: [parents], countries });
    expect(choiceOf(choices, { ...parents, line1: '3 Chemin des Lavandes' })).toBe('saved-A2');
    expect(choiceOf(choices, { ...home, line1: '1 RUE NEUVE' })).toBe(OTHER_ADDRESS);
  });
});

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
