import { redirect } from '@tanstack/react-router';
import { isLacking } from '#src/domain/cart.ts';
import { HTTP_STATUS } from '#src/domain/http-status.ts';
import {
  firstIncompleteStep,
  mayEnterStep,
  ORDER_STEPS,
  orderStepRoute,
} from '#src/domain/order.ts';
import { checkoutQuery } from '#src/features/checkout/checkout.queries.ts';
import { accountAccess } from './account-access.ts';
import type { Guard } from './guard.ts';

/**
 * The step may be entered: the flow is the live one, there is something to order, every line can
 * be had, and the steps before it are done (guard table). The confirmation asks for a cart of its
 * own in the query instead, since the active one is gone by then.
 */
export const orderAccess: Guard = async (context) => {
  const { queryClient, locale, pathname, search, shop } = context;
  // Whoever has no account pages orders nothing either.
  await accountAccess(context);
  const step = ORDER_STEPS.find((name) => pathname.endsWith(`/checkout/${name}`));
  if (step === undefined) return;
  if (step === 'confirmation') {
    if (typeof search.cart === 'string') return;
    throw redirect({
      statusCode: HTTP_STATUS.FOUND,
      to: '/$locale/account/orders',
      params: { locale },
    });
  }
  const toCart = redirect({
    statusCode: HTTP_STATUS.FOUND,
    to: '/$locale/cart',
    params: { locale },
  });
  if (shop.checkoutVersion !== 'v2') throw toCart;
  const checkout = await queryClient.fetchQuery(checkoutQuery);
  if (checkout === null) throw toCart;
  const { cart, progress } = checkout;
  if (cart.lineItems.some(isLacking)) throw toCart;
  if (!mayEnterStep(step, progress)) {
    const first = orderStepRoute(firstIncompleteStep(progress), shop.checkoutVersion);
    throw redirect({ statusCode: HTTP_STATUS.FOUND, href: `/${locale}${first}` });
  }
};
