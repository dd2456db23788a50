import type { Context, MiddlewareHandler } from 'hono';
import type { PlatformEnv, Shopper } from './platform-env.ts';
import { Problem } from './problem.ts';

export type Customer = Shopper & { customerId: string };

/** The signed-in shopper of this call; 401 'Invalid JWT.' without a valid bearer (§7). */
export function getCustomer(context: Context<PlatformEnv>): Customer {
  const shopper = context.get('shopper');
  if (shopper.customerId === null) throw new Problem('INVALID_JWT');
  return { ...shopper, customerId: shopper.customerId };
}

/** Lets only signed-in customers through. */
export const requireCustomer: MiddlewareHandler<PlatformEnv> = async (context, next) => {
  getCustomer(context);
  await next();
};
