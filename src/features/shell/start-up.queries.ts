import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { cartQuery, shippingOffersQuery } from '#src/features/cart/cart.queries.ts';
import { START_UP_KEY } from '#src/features/shop/start-up-key.ts';
import { fetchStartUp } from './start-up.functions.ts';

const isConfirmation = () => window.location.pathname.endsWith('/checkout/confirmation');

/** The one call after hydration that makes a public page personal. */
export function startUpQuery(queryClient: QueryClient) {
  return queryOptions({
    queryKey: START_UP_KEY,
    queryFn: async () => {
      const { cart, shippingMethods, ...answer } = await fetchStartUp({
        data: { isConfirmation: isConfirmation() },
      });
      queryClient.setQueryData(cartQuery.queryKey, cart);
      queryClient.setQueryData(shippingOffersQuery.queryKey, shippingMethods);
      return answer;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
