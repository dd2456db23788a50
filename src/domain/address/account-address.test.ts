import { expect, test } from 'vitest';
import { fromAccountAddress, toAccountAddress, toBillingAddress } from './account-address.ts';
import { emptyAddress, toWireAddress } from './address.ts';

test('an address is the same in both forms of the account, there and back', {
  tags: ['ENT-11'],
}, () => {
  const address = {
    ...emptyAddress('FR'),
    ...{ id: 'a1', favorite: true, line1: '1 RUE A', line4: 'D', phoneNumber: '0639980112' },
    ...{ quality: 'Q1', phoneNumberQuality: 'P1', asTyped: { line1: '1 rue a' } },
  };
  const other = toAccountAddress(address);
  expect(other).toMatchObject({
    ...{ shopAddressId: 'a1', address1: '1 RUE A', address4: 'D', phone: '0639980112' },
    ...{ addressQualityCode: 'Q1', phoneQualityCode: 'P1', favorite: true },
  });
  expect(Object.keys(other)).not.toContain('line1');
  expect(fromAccountAddress(other)).toEqual(address);
});

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
