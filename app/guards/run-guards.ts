import { ERRORS } from '#src/contract/errors.ts';
import { accountAccess } from './account-access.ts';
import type { Guard, GuardName, Passage } from './guard.ts';
import { initCatalog } from './init-catalog.ts';
import { initOrder } from './init-order.ts';
import { initProduct } from './init-product.ts';
import { orderAccess } from './order-access.ts';
import { orderException } from './order-exception.ts';
import { secureAuthent } from './secure-authent.ts';
import { shareCart } from './share-cart.ts';

export const GUARDS: Readonly<Record<GuardName, Guard>> = {
  'account-access': accountAccess,
  'init-catalog': initCatalog,
  'init-order': initOrder,
  'init-product': initProduct,
  'order-access': orderAccess,
  'order-exception': orderException,
  'secure-authent': secureAuthent,
  'share-cart': shareCart,
};

/** Runs guards in the order given and stops at the first redirect or error (GRD-12). */
export async function runGuards(
  names: readonly string[],
  passage: Passage,
  guards: Readonly<Record<string, Guard>> = GUARDS,
): Promise<void> {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (guard === undefined) throw new Error(ERRORS.UNKNOWN_GUARD.message, { cause: name });
    await guard(passage);
  }
}
