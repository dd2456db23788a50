import type { Context, MiddlewareHandler } from 'hono';
import type { PlatformEnv, Shopper } from './platform-env.ts';
import { Problem } from './problem.ts';

export type Customer = Shopper & { customerId: string };

/** A shopper as a signed-in one; 401 'Invalid JWT.' without a valid bearer (§7). */
export function asCustomer(shopper: Shopper): Customer {
  if (shopper.customerId === null) throw new Problem('INVALID_JWT');
  return { ...shopper, customerId: shopper.customerId };
}

export function getCustomer(context: Context<PlatformEnv>): Customer {
  return asCustomer(context.get('shopper'));
}

/** Lets only signed-in customers through. */
export const requireCustomer: MiddlewareHandler<PlatformEnv> = async (context, next) => {
  getCustomer(context);
  await next();
};
