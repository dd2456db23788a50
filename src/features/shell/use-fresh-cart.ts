import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartQuery, isCartChange } from '#src/features/cart/cart.queries.ts';
import { useStartUp } from './use-start-up.ts';

/** Within this the cart counts as just read, in ms: going to and fro between tabs asks once. */
const FRESH_FOR = 5_000;

/** Reads the cart again when the shopper comes back to this tab: another may have changed it. */
export function useFreshCart(): void {
  const queryClient = useQueryClient();
  const { isSuccess } = useStartUp();
  useEffect(() => {
    if (!isSuccess) return;
    const read = () => {
      if (document.visibilityState === 'hidden') return;
      if (queryClient.isMutating({ predicate: isCartChange }) > 0) return;
      void queryClient.fetchQuery({ ...cartQuery, staleTime: FRESH_FOR }).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [queryClient, isSuccess]);
}
