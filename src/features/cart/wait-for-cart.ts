import type { QueryClient } from '@tanstack/react-query';
import { isCartChanging } from './cart.functions.ts';

/** Settled once no change of the cart is on its way, whether the changes worked or not. */
export function waitForCart(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = queryClient.getMutationCache().subscribe(look);
    function look() {
      if (isCartChanging(queryClient)) return;
      unsubscribe();
      resolve();
    }
    look();
  });
}
