import type { CartAddress } from './address.schema.ts';
import { emptyAddress, shownAddress, toWireAddress } from './address.ts';

/**
 * The address of a parcel that waits at a place for somebody: their name and phone, the place's name
 * and street (decision 037).
 */
export function addressOfPlace(
  person: CartAddress,
  place: { name: string; line1: string; zipCode: string; city: string; country: string },
): CartAddress {
  const { firstName, lastName } = shownAddress(person);
  const { phoneNumber, phoneNumberCountry, phoneNumberQuality } = person;
  return toWireAddress({
    ...emptyAddress(place.country),
    ...{ firstName, lastName, phoneNumber, phoneNumberCountry, phoneNumberQuality },
    line1: place.name,
    line2: place.line1,
    zipCode: place.zipCode,
    city: place.city,
  });
}
