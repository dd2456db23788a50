import { redirect } from '@tanstack/react-router';
import { HTTP_STATUS } from '#src/domain/process/http-status.ts';
import { checkoutQuery } from '#src/features/checkout/checkout.queries.ts';
import type { Guard } from './guard.ts';

/**
 * Cart, addresses and shipping methods are loaded; without anything to order, back to the cart.
 * order-access has just read them, so they are not read twice.
 */
export const initOrder: Guard = async ({ queryClient, locale }) => {
  const checkout = await queryClient.ensureQueryData(checkoutQuery);
  if (checkout === null)
    throw redirect({ statusCode: HTTP_STATUS.FOUND, to: '/$locale/cart', params: { locale } });
};
