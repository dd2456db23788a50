import { DomainError } from '#src/domain/errors.ts';
import type { Shopper } from './platform-env.ts';

export type Customer = Shopper & { customerId: string };

/** The shopper as a signed-in one; 401 'Invalid JWT.' without a valid bearer (§7). */
export function requireCustomer(shopper: Shopper): Customer {
  if (shopper.customerId === null) throw new DomainError('INVALID_JWT');
  return { ...shopper, customerId: shopper.customerId };
}
