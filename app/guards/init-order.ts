import { redirect } from '@tanstack/react-router';
import { FOUND } from '#src/domain/wire/http-status.ts';
import { checkoutQuery } from '#src/features/checkout/checkout.functions.ts';
import type { Guard, GuardContext } from './guard.ts';

/** Where an order that cannot be made leads. */
export const toCart = ({ locale }: Pick<GuardContext, 'locale'>) =>
  redirect({ statusCode: FOUND, to: '/$locale/cart', params: { locale } });

/** Puts the checkout into the cache as it is now; without anything to order, back to the cart. */
export async function readCheckout(context: Pick<GuardContext, 'queryClient' | 'locale'>) {
  const checkout = await context.queryClient.fetchQuery(checkoutQuery);
  if (checkout === null) throw toCart(context);
  return checkout;
}

/** Cart, addresses and shipping methods are loaded; what order-access has read is not read again. */
export const initOrder: Guard = async (context) => {
  const known = context.queryClient.getQueryData(checkoutQuery.queryKey);
  if (!known) await readCheckout(context);
};
