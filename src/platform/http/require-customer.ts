import type { Shopper } from './platform-env.ts';
import { Problem } from './problem.ts';

export type Customer = Shopper & { customerId: string };

/** The shopper as a signed-in one; 401 'Invalid JWT.' without a valid bearer (§7). */
export function requireCustomer(shopper: Shopper): Customer {
  if (shopper.customerId === null) throw new Problem('INVALID_JWT');
  return { ...shopper, customerId: shopper.customerId };
}
