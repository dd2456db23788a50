import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { ORDER_PATHS } from '#src/domain/order/order-paths.ts';
import { ANONYMOUS, type ShopperIdentity } from '#src/domain/sign-in/session.ts';
import {
  cartQuery,
  isCartChanging,
  shippingOffersQuery,
} from '#src/features/cart/cart.functions.ts';
import { START_UP_KEY } from '#src/features/shop/start-up-key.ts';
import { usePersonal } from '#src/features/shop/use-personal.ts';
import { alertSkusQuery } from '#src/features/stock-alerts/stock-alerts.functions.ts';
import { wishlistIdsQuery } from '#src/features/wishlist/wishlist.functions.ts';
import { fetchStartUp } from './start-up.functions.ts';

const isConfirmation = () =>
  Object.values(ORDER_PATHS).some(({ confirmation }) =>
    window.location.pathname.endsWith(confirmation),
  );

/** The one call after hydration that makes a public page personal. */
function startUpQuery(queryClient: QueryClient) {
  return queryOptions({
    queryKey: START_UP_KEY,
    queryFn: async () => {
      const before = queryClient.getQueryData(cartQuery.queryKey);
      const { cart, shippingMethods, wishlist, stockAlerts, ...answer } = await fetchStartUp({
        data: { isConfirmation: isConfirmation() },
      });
      // A change made while this was read knows the cart better.
      const isChanged = queryClient.getQueryData(cartQuery.queryKey) !== before;
      const isChanging = isCartChanging(queryClient);
      if (!isChanged && !isChanging) queryClient.setQueryData(cartQuery.queryKey, cart);
      const [first] = shippingMethods;
      if (first !== undefined) {
        queryClient.setQueryData(shippingOffersQuery(first.key !== 'VI').queryKey, shippingMethods);
      }
      queryClient.setQueryData(wishlistIdsQuery.queryKey, wishlist);
      queryClient.setQueryData(alertSkusQuery.queryKey, stockAlerts);
      return answer;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What the start-up call brought; it runs in the browser alone, after hydration. */
export function useStartUp() {
  const queryClient = useQueryClient();
  return usePersonal({ ...startUpQuery(queryClient), enabled: typeof window !== 'undefined' });
}

/** Who is shopping; a guest until the start-up call has answered. */
export function useIdentity(): ShopperIdentity {
  return useStartUp()?.identity ?? ANONYMOUS;
}
