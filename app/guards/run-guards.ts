import type { Guard, GuardName, Passage } from './guard.ts';
import { initCatalog } from './init-catalog.ts';
import { initProduct } from './init-product.ts';
import { isMissing } from './missing.ts';

/** Guards of order and account pages come when one is entered: browsing carries none of them. */
export const GUARDS: Readonly<Record<GuardName, Guard>> = {
  'account-access': async (passage) => (await import('./account-access.ts')).accountAccess(passage),
  'init-catalog': initCatalog,
  'init-order': async (passage) => (await import('./init-order.ts')).initOrder(passage),
  'init-product': initProduct,
  'order-access': async (passage) => (await import('./order-access.ts')).orderAccess(passage),
  'order-exception': async (passage) =>
    (await import('./order-exception.ts')).orderException(passage),
  'secure-authent': async (passage) => (await import('./secure-authent.ts')).secureAuthent(passage),
  'share-cart': async (passage) => (await import('./share-cart.ts')).shareCart(passage),
};

/** Runs guards in the order given and stops at the first redirect or error (GRD-12). */
export async function runGuards(
  names: readonly string[],
  passage: Passage,
  guards: Readonly<Record<string, Guard>> = GUARDS,
): Promise<void> {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (guard === undefined) throw new Error('Unknown route middleware', { cause: name });
    await guard(passage).catch(async (error: unknown) => {
      if (!isMissing(error, 'UNAUTHORIZED')) throw error;
      // The session ended between two of them (F19).
      throw (await import('./secure-redirects.ts')).toSignIn(passage);
    });
  }
}
