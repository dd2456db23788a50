import {
  addressProblems,
  type BillingAddress,
  type CartAddress,
  emptyAddress,
} from '#src/domain/address.ts';
import { Problem } from '../http/problem.ts';

/**
 * Refuses an account address that could not be delivered or billed to: 422 naming the
 * first wrong field. Which countries a shop serves is checked by its cart.
 */
export function checkDeliveryAddress(address: CartAddress): void {
  const rules = { countries: [address.country], isPhoneRequired: false };
  const [field] = Object.keys(addressProblems(address, rules));
  if (field !== undefined) throw new Problem('ADDRESS_INVALID', { field });
}

/** The same for a billing address, which has no names. */
export function checkBillingAddress(address: BillingAddress): void {
  checkDeliveryAddress({
    ...emptyAddress(address.country),
    ...address,
    firstName: '-',
    lastName: '-',
  });
}
