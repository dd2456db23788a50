import type { BillingAddress, CartAddress } from '#src/domain/address/address.schema.ts';
import { emptyAddress } from '#src/domain/address/address.ts';
import { toBillingAddress } from '#src/domain/address/billing-address.ts';
import { checkedAddress } from '#src/domain/address/checked-address.ts';
import { DomainError } from '#src/domain/errors.ts';

/**
 * An account address as it is saved; one that could not be delivered or billed to is refused:
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
