import { describe, expect, test } from 'vitest';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { shownAddress, toWireAddress } from '#src/domain/address/address.ts';
import { readAddress, SUGGESTED_QUALITY } from './read-address.ts';

const kept: CartAddress = {
  lastName: 'MOREAU',
  firstName: 'HÉLÈNE',
  line1: "3 CHEMIN DE L'ÉGLISE",
  line2: '',
  line3: '',
  line4: '',
  city: 'SAINT-PAUL',
  country: 'GB',
  zipCode: 'SW1A 1AA',
  phoneNumber: '020 7946 0018',
  phoneNumberCountry: 'GBR',
  quality: 'A',
  phoneNumberQuality: 'B',
};

/** The form with some fields typed over. */
function typed(changes: Partial<CartAddress>): FormData {
  const data = new FormData();
  for (const [field, value] of Object.entries({ ...shownAddress(kept), ...changes })) {
    data.set(field, String(value));
  }
  return data;
}

describe('an address in a form', () => {
  test('it is shown as people write it, postcode untouched', { tags: ['ADR-09'] }, () => {
    expect(shownAddress(kept)).toMatchObject({
      firstName: 'Hélène',
      city: 'Saint-Paul',
      zipCode: 'SW1A 1AA',
      phoneNumber: '020 7946 0018',
    });
  });

  test('left as it was, it goes back to the server as it came', {
    tags: ['ADR-04', 'ADR-05'],
  }, () => {
    const read = readAddress(typed({}), shownAddress(kept));
    expect(toWireAddress(read)).toEqual({ ...kept, phoneNumberCountry: 'GB' });
  });

  test('another street loses the quality mark, another number takes the country', {
    tags: ['ADR-05'],
  }, () => {
    const changes = { line1: ' 12 High Street ', phoneNumber: '0639980245', country: 'FR' };
    const read = readAddress(typed(changes), shownAddress(kept));
    expect(read).toMatchObject({
      line1: '12 High Street',
      phoneNumberCountry: 'FR',
      quality: '',
      phoneNumberQuality: '',
    });
  });

  test('fields that are not in the form keep what they had', { tags: ['ADR-10'] }, () => {
    expect(readAddress(new FormData(), kept)).toMatchObject({ line1: kept.line1, quality: 'A' });
  });

  test('a suggestion that was picked brings its quality mark along', {
    tags: ['ADR-08', 'A-115'],
  }, () => {
    const data = typed({ line1: '12 High Street', city: 'Bath', zipCode: 'BA1 1AA' });
    data.set(SUGGESTED_QUALITY, 'HOUSE');
    expect(readAddress(data, shownAddress(kept)).quality).toBe('HOUSE');
  });
});
