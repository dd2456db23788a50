import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { type AddressField, addressFrom, toAlpha2 } from '#src/domain/address/address.ts';
import { type PhoneReader, tidyAddress } from '#src/domain/address/address-rules.ts';

/** Name of the field that holds the quality of a suggestion while its lines stand. */
export const SUGGESTED_QUALITY = 'suggestedQuality';

/**
 * What was typed, as an address. The country of the phone is that of the address, unless the number
 * is still the one the form started with; a quality mark belongs to unchanged lines alone, of the start
 * or of a suggestion.
 */
export function readAddress(
  data: FormData,
  start: CartAddress,
  readPhone: PhoneReader | null = null,
): CartAddress {
  const typed = (field: AddressField) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : start[field];
  };
  const phoneNumber = typed('phoneNumber').trim();
  const isSamePhone = phoneNumber === start.phoneNumber && start.phoneNumberCountry !== '';
  const typedAddress: CartAddress = {
    ...addressFrom(typed),
    phoneNumber,
    phoneNumberCountry: isSamePhone ? toAlpha2(start.phoneNumberCountry) : typed('country'),
    quality: '',
    phoneNumberQuality: isSamePhone ? start.phoneNumberQuality : '',
  };
  const address = tidyAddress(typedAddress, readPhone);
  const suggested = data.get(SUGGESTED_QUALITY);
  const isSamePlace = (['line1', 'line2', 'line3', 'line4', 'zipCode', 'city'] as const).every(
    (field) => address[field].toUpperCase() === start[field].toUpperCase(),
  );
  return {
    ...address,
    quality: isSamePlace ? start.quality : typeof suggested === 'string' ? suggested : '',
  };
}
