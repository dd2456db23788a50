import { expect, test } from 'vitest';
import { emptyAddress, toWireAddress } from './address.ts';
import { toBillingAddress } from './billing-address.ts';

test('an address is kept for billing as a place of eight fields, without anybody’s name', () => {
  const named = {
    ...emptyAddress('FR'),
    firstName: 'van der',
    lastName: 'McDoe',
    zipCode: '75001',
  };
  const plain = toBillingAddress(toWireAddress({ ...named, line1: '1 Rue A' }));
  expect(Object.keys(plain).toSorted()).toEqual(
    ['city', 'country', 'line1', 'line2', 'line3', 'line4', 'quality', 'zipCode'].toSorted(),
  );
  const typed = toBillingAddress(toWireAddress({ ...named, line1: '1 rue du Bac' }));
  expect(typed.asTyped).toEqual({ line1: '1 rue du Bac' });
});
