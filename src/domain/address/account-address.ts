import type { DeliveryAddress } from './address.ts';

/**
 * The account's other form of an address (specification §3, A-108). Only the call that answers it
 * and this file know it.
 */
export type AccountAddress = Omit<
  DeliveryAddress,
  | ('id' | 'line1' | 'line2' | 'line3' | 'line4')
  | ('phoneNumber' | 'quality' | 'phoneNumberQuality')
> & {
  shopAddressId: string;
  address1: string;
  address2: string;
  address3: string;
  address4: string;
  phone: string;
  addressQualityCode: string;
  phoneQualityCode: string;
};

export function toAccountAddress(address: DeliveryAddress): AccountAddress {
  const { id, line1, line2, line3, line4, phoneNumber, quality, phoneNumberQuality, ...rest } =
    address;
  return {
    ...rest,
    shopAddressId: id,
    address1: line1,
    address2: line2,
    address3: line3,
    address4: line4,
    phone: phoneNumber,
    addressQualityCode: quality,
    phoneQualityCode: phoneNumberQuality,
  };
}

export function fromAccountAddress(address: AccountAddress): DeliveryAddress {
  const { shopAddressId, address1, address2, address3, address4, ...others } = address;
  const { phone, addressQualityCode, phoneQualityCode, ...rest } = others;
  return {
    ...rest,
    id: shopAddressId,
    line1: address1,
    line2: address2,
    line3: address3,
    line4: address4,
    phoneNumber: phone,
    quality: addressQualityCode,
    phoneNumberQuality: phoneQualityCode,
  };
}
