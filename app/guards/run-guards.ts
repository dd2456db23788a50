import type { Guard, GuardContext, GuardName } from './guard.ts';
import { isMissing } from './guard.ts';
import { initCatalog } from './init-catalog.ts';
import { initProduct } from './init-product.ts';

/** Guards of order and account pages come when one is entered: browsing carries none of them. */
export const GUARDS: Readonly<Record<GuardName, Guard>> = {
  'account-access': async (context) => (await import('./account-access.ts')).accountAccess(context),
  'init-catalog': initCatalog,
  'init-order': async (context) => (await import('./init-order.ts')).initOrder(context),
  'init-product': initProduct,
  'order-access': async (context) => (await import('./order-access.ts')).orderAccess(context),
  'order-exception': async (context) =>
    (await import('./order-exception.ts')).orderException(context),
  'secure-authent': async (context) => (await import('./secure-authent.ts')).secureAuthent(context),
  'share-cart': async (context) => (await import('./share-cart.ts')).shareCart(context),
};

/** Runs guards in the order given and stops at the first redirect or error (GRD-12). */
export async function runGuards(
  names: readonly string[],
  context: GuardContext,
  guards: Readonly<Record<string, Guard>> = GUARDS,
): Promise<void> {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (guard === undefined) throw new Error('Unknown route middleware', { cause: name });
    await guard(context).catch(async (error: unknown) => {
      if (!isMissing(error, 'UNAUTHORIZED')) throw error;
      // The session ended between two of them (F19).
      throw (await import('./secure-authent.ts')).toSignIn(context);
    });
  }
}
