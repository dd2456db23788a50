import { DomainError } from '#src/contract/errors.ts';
import type { CartAddress } from '#src/domain/address.ts';
import type { AddressRules } from '#src/domain/address-rules.ts';
import { checkedAddress } from '#src/domain/checked-address.ts';

/** The address as it is kept; throws for its first wrong field, or a country not served. */
export function requireAddress(sent: CartAddress, rules: AddressRules): CartAddress {
  const { address, field, problem } = checkedAddress(sent, rules);
  if (address !== null) return address;
  throw new DomainError(problem === 'country' ? 'COUNTRY_NOT_SERVED' : 'ADDRESS_INVALID', {
    field,
  });
}
