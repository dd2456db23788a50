import { redirect } from '@tanstack/react-router';
import type { ShopContext } from '#app/routes/__root.tsx';
import { orderPage } from '#src/domain/order/order.ts';
import { FOUND } from '#src/domain/wire/http-status.ts';
import { fetchHostedCheckout } from '#src/features/checkout/checkout.functions.ts';
import { toCart } from './init-order.ts';

type Entering = { context: Pick<ShopContext, 'locale'>; location: { pathname: string } };

/**
 * In a shop whose platform has the checkout itself, each step leads there with the shopper's cart, and to
 * our cart where there is nothing to order. The confirmation and the return of a payment have no page.
 */
export async function leadToHostedCheckout({ context, location }: Entering): Promise<void> {
  const page = orderPage(location.pathname.slice(`/${context.locale}`.length));
  if (page === null || page.step === 'confirmation') return;
  const href = await fetchHostedCheckout();
  if (href === null) throw toCart(context);
  throw redirect({ statusCode: FOUND, href, reloadDocument: true });
}
