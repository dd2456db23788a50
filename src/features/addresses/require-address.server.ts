import type { CartAddress } from '#src/domain/address/address.schema.ts';
import type { AddressRules } from '#src/domain/address/address-rules.ts';
import { checkedAddress } from '#src/domain/address/checked-address.ts';
import { CommerceError } from '#src/gateway/commerce-error.ts';

/**
 * The address as it is sent. The form has said what is wrong with it already; here nobody gets past
 * (T08, A-114): ADDRESS_INVALID names the field.
 */
export function requireAddress(typed: CartAddress, rules: AddressRules): CartAddress {
  const { address, field } = checkedAddress(typed, rules);
  if (address === null) throw new CommerceError('ADDRESS_INVALID', 'address', { field });
  return address;
}
