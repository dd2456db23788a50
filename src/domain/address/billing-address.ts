import type { BillingAddress, CartAddress } from './address.schema.ts';

/** An address that is sent, as the account keeps it for billing: a place without names (ENT-12). */
export function toBillingAddress(address: CartAddress): BillingAddress {
  const { line1, line2, line3, line4, country, city, zipCode, quality, asTyped = {} } = address;
  const { firstName: _first, lastName: _last, ...lines } = asTyped;
  return {
    ...{ line1, line2, line3, line4, country, city, zipCode, quality },
    ...(Object.keys(lines).length > 0 && { asTyped: lines }),
  };
}
