import type {
  AccountAddress,
  BillingAddress,
  CartAddress,
  DeliveryAddress,
} from './address.schema.ts';

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

/** An address that is sent, as the account keeps it for billing: a place without names (ENT-12). */
export function toBillingAddress(address: CartAddress): BillingAddress {
  const { line1, line2, line3, line4, country, city, zipCode, quality, asTyped = {} } = address;
  const { firstName: _first, lastName: _last, ...lines } = asTyped;
  return {
    ...{ line1, line2, line3, line4, country, city, zipCode, quality },
    ...(Object.keys(lines).length > 0 && { asTyped: lines }),
  };
}
