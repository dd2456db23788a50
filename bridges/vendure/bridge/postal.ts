import { z } from 'zod';
import { type CartAddress, cartAddressSchema } from '../../../src/domain/address/address.schema.ts';
import { checkedAddress } from '../../../src/domain/address/checked-address.ts';
import { DomainError } from '../../../src/domain/errors.ts';
import type { Shop } from './shops.ts';

/** Addresses: in the fields of Vendure for its staff, and in a field of ours as they were sent. */

export const orderAddressSchema = z.object({
  fullName: z.string().nullish(),
  streetLine1: z.string().nullish(),
  streetLine2: z.string().nullish(),
  city: z.string().nullish(),
  postalCode: z.string().nullish(),
  countryCode: z.string().nullish(),
  phoneNumber: z.string().nullish(),
  customFields: z.object({ vitrine: z.string().nullish() }).nullish(),
});
type VendureAddress = z.infer<typeof orderAddressSchema>;

const postalOf = ({ asTyped, ...sent }: CartAddress) => {
  const typed = { ...sent, ...asTyped };
  return {
    fullName: `${typed.firstName} ${typed.lastName}`,
    streetLine1: typed.line1,
    streetLine2: [typed.line2, typed.line3, typed.line4].filter((line) => line !== '').join(', '),
    city: typed.city,
    postalCode: sent.zipCode,
    phoneNumber: sent.phoneNumber,
  };
};

/** As Vendure takes it. */
export const toVendureAddress = (address: CartAddress) => ({
  ...postalOf(address),
  countryCode: address.country,
  customFields: { vitrine: JSON.stringify(address) },
});

function asSent(text: string | null | undefined): CartAddress | null {
  if (!text) return null;
  return cartAddressSchema.safeParse(JSON.parse(text)).data ?? null;
}

/** As it was sent, unless somebody changed it in Vendure: then what is there counts. */
export function toCartAddress(address: VendureAddress): CartAddress {
  const sent = asSent(address.customFields?.vitrine);
  if (sent !== null) {
    const isUnchanged =
      sent.country === address.countryCode &&
      Object.entries(postalOf(sent)).every(
        ([name, value]) => value === (address[name as keyof VendureAddress] ?? ''),
      );
    if (isUnchanged) return sent;
  }
  const [firstName = '', ...lastName] = (address.fullName ?? '').split(' ');
  return {
    ...{ firstName, lastName: lastName.join(' '), line1: address.streetLine1 ?? '' },
    ...{ line2: address.streetLine2 ?? '', line3: '', line4: '', city: address.city ?? '' },
    ...{ zipCode: address.postalCode ?? '', country: address.countryCode ?? '' },
    ...{ phoneNumber: address.phoneNumber ?? '', phoneNumberCountry: address.countryCode ?? '' },
    ...{ quality: '', phoneNumberQuality: '' },
  };
}

/** An address that the shop takes; else the first field that is wrong. */
export function requireAddress(
  typed: CartAddress,
  { countries }: Pick<Shop, 'countries'>,
  isPhoneRequired: boolean,
): CartAddress {
  const { address, field, problem } = checkedAddress(typed, { countries, isPhoneRequired });
  if (address !== null) return address;
  throw new DomainError(problem === 'country' ? 'COUNTRY_NOT_SERVED' : 'ADDRESS_INVALID', {
    field,
  });
}
