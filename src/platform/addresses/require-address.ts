import { DomainError } from '#src/contract/errors.ts';
import { type BillingAddress, type CartAddress, emptyAddress } from '#src/domain/address.ts';
import { toBillingAddress } from '#src/domain/billing-address.ts';
import { checkedAddress } from '#src/domain/checked-address.ts';

/**
 * An account address as it is kept; one that could not be delivered or billed to is refused:
 * 422 naming the first wrong field. Which countries a shop serves is checked by its cart.
 */
export function requireDeliveryAddress(sent: CartAddress): CartAddress {
  const rules = { countries: [sent.country], isPhoneRequired: false };
  const { address, field } = checkedAddress(sent, rules);
  if (address === null) throw new DomainError('ADDRESS_INVALID', { field });
  return address;
}

/** The same for a billing address, which has no names. */
export function requireBillingAddress(sent: BillingAddress): BillingAddress {
  const nobody = { firstName: '-', lastName: '-' };
  return toBillingAddress(
    requireDeliveryAddress({ ...emptyAddress(sent.country), ...sent, ...nobody }),
  );
}
