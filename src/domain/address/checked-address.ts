import type { CartAddress } from './address.schema.ts';
import type { AddressField } from './address.ts';
import {
  type AddressProblem,
  type AddressRules,
  addressProblems,
  JUDGED_FIELDS,
  tidyAddress,
} from './address-rules.ts';
import { readPhoneNumber } from './phone-number.ts';

export type CheckedAddress =
  | { address: CartAddress; field: null; problem: null }
  | { address: null; field: AddressField; problem: AddressProblem };

/**
 * An address as servers take it: tidied first, then judged, with its first wrong field where there is
 * one. Not for browsers: it carries the number plans.
 */
export function checkedAddress(typed: CartAddress, rules: AddressRules): CheckedAddress {
  const address = tidyAddress(typed, readPhoneNumber);
  const problems = addressProblems(address, rules, readPhoneNumber);
  const field = JUDGED_FIELDS.find((one) => problems[one] !== undefined);
  const problem = field === undefined ? undefined : problems[field];
  if (field !== undefined && problem !== undefined) return { address: null, field, problem };
  return { address, field: null, problem: null };
}
