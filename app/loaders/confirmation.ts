import type { QueryClient } from '@tanstack/react-query';
import { orderOfCartQuery } from '#src/features/checkout/checkout.queries.ts';

/** The order of a cart, asked for once on the way. */
export async function loadConfirmation(queryClient: QueryClient, cartId: string) {
  await queryClient.ensureQueryData(orderOfCartQuery(cartId));
  return { cartId };
}
