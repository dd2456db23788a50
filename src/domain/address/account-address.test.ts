import { expect, test } from 'vitest';
import { fromAccountAddress, toAccountAddress } from './account-address.ts';
import { emptyAddress } from './address.ts';

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
