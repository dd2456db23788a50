import { type AddressRules, addressProblems, type CartAddress } from '#src/domain/address.ts';
import { Problem } from '../http/problem.ts';

/** Throws when an address cannot be used: its first wrong field, or a country not served. */
export function checkAddress(address: CartAddress, rules: AddressRules): void {
  const problems = Object.entries(addressProblems(address, rules));
  const [field, problem] = problems[0] ?? [];
  if (field === undefined) return;
  if (problem === 'country') throw new Problem('COUNTRY_NOT_SERVED', { field });
  throw new Problem('ADDRESS_INVALID', { field });
}
