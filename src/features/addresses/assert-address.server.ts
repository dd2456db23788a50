import { type AddressRules, addressProblems, type CartAddress } from '#src/domain/address.ts';
import { CommerceError } from '#src/gateway/commerce-error.ts';

/** The form has said so already; here nobody gets past (T08, A-114): ADDRESS_INVALID. */
export function assertAddress(address: CartAddress, rules: AddressRules): void {
  if (Object.keys(addressProblems(address, rules)).length > 0) {
    throw new CommerceError('ADDRESS_INVALID', 'address');
  }
}
