import { type AddressRules, addressProblems, type CartAddress } from '#src/domain/address.ts';
import { CommerceError } from '#src/gateway/commerce-error.ts';

/** The form has said so already; here nobody gets past (T08, A-114). */
export function assertAddress(address: CartAddress, rules: AddressRules) {
  if (Object.keys(addressProblems(address, rules)).length > 0) {
    throw new CommerceError('ADDRESS_INVALID', 'address');
  }
}
