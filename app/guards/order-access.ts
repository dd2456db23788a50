import { redirect } from '@tanstack/react-router';
import { isLacking } from '#src/domain/cart/cart.ts';
import { firstIncompleteStep, leadsTo, mayEnterStep, orderPage } from '#src/domain/order/order.ts';
import { FOUND } from '#src/domain/wire/http-status.ts';
import { liveFlow, orderRoute } from '#src/features/shop/order-page.ts';
import { requireOpen } from './account-access.ts';
import type { Guard } from './guard.ts';
import { readCheckout, toCart } from './init-order.ts';

/**
 * The step may be entered: the flow is the live one, there is something to order, every line can
 * be had, and the steps before it are done (guard table). The confirmation asks for a cart of its
 * own in the query instead, since the active one is gone by then.
 */
export const orderAccess: Guard = async (context) => {
  const { locale, pathname, search, shop } = context;
  // A deleted customer orders nothing; a guest may.
  await requireOpen(context);
  const page = orderPage(pathname.slice(`/${locale}`.length));
  // The return check is entered at any time.
  if (page === null) return;
  const live = liveFlow(shop);
  const elsewhere = leadsTo(page, live);
  if (elsewhere === '/cart') throw toCart(context);
  if (elsewhere !== null) {
    const to = `/$locale${elsewhere}` as const;
    throw redirect({ statusCode: FOUND, to, params: { locale }, search: true });
  }
  const { step } = page;
  if (step === 'confirmation') {
    if (search.cart !== undefined) return;
    throw redirect({
      statusCode: FOUND,
      to: '/$locale/account/orders',
      params: { locale },
    });
  }
  const { cart, progress } = await readCheckout(context);
  if (cart.lineItems.some(isLacking)) throw toCart(context);
  if (!mayEnterStep(step, progress)) {
    throw redirect({
      statusCode: FOUND,
      to: orderRoute(firstIncompleteStep(progress), live),
      params: { locale },
    });
  }
};
