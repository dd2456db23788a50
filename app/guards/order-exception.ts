import { redirect } from '@tanstack/react-router';
import { pageNotFound } from '#app/loaders/page-not-found.ts';
import { isCardProvider } from '#src/domain/payment/card-providers.ts';
import { FOUND } from '#src/domain/wire/http-status.ts';
import { liveFlow, orderRoute } from '#src/features/shop/order-page.ts';
import { type Guard, isMissing } from './guard.ts';

/**
 * The return from a card page: the platform answers the payment's result, and
 * the shopper goes on to the confirmation, back to the payment step, or back to the cart.
 */
export const orderException: Guard = async ({
  locale,
  shop,
  params,
  search,
  pathname,
  isPreload,
}) => {
  const { provider } = params;
  const { reference, sessionId, sessionResult } = search;
  if (!isCardProvider(provider) || reference === undefined) throw pageNotFound(pathname);
  if (isPreload) return;
  // Only a return from a payment needs it.
  const { settlePayment } = await import('#src/features/checkout/checkout.functions.ts');
  const data = { provider, reference, sessionId, sessionResult };
  const outcome = await settlePayment({ data }).catch((error: unknown) => {
    if (isMissing(error, 'PAYMENT_NOT_FOUND')) throw pageNotFound(pathname);
    throw error;
  });
  switch (outcome.to) {
    case 'provider':
      throw redirect({ statusCode: FOUND, href: outcome.page, reloadDocument: true });
    case 'confirmation':
      throw redirect({
        statusCode: FOUND,
        to: orderRoute('confirmation', liveFlow(shop)),
        params: { locale },
        search: { cart: outcome.cartId },
      });
    case 'payment':
      throw redirect({
        statusCode: FOUND,
        to: orderRoute('payment', liveFlow(shop)),
        params: { locale },
        search: { result: outcome.reason },
      });
    case 'cart':
      throw redirect({
        statusCode: FOUND,
        to: '/$locale/cart',
        params: { locale },
        search: { notice: 'changed' },
      });
  }
};
