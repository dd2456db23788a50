import type { z } from 'zod';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { DomainError } from '#src/domain/errors.ts';
import type { PaymentResult, paymentBodySchema } from '#src/domain/payment/payment.schema.ts';
import { PROVIDER_OF_METHOD } from '#src/domain/payment/payment.ts';
import { cartNotFound, findOwnCart, loadCart } from '../carts/cart-store.ts';
import { seenDue } from '../carts/cart-view.ts';
import { changeCart } from '../carts/change-cart.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import type { Customer } from '../http/require-customer.ts';
import { assertOffered } from './start-payment.ts';

type Body = z.infer<typeof paymentBodySchema>;

/** Chooses a method before the provider call, a cart change. */
export function planPayment(
  deps: PlatformDeps,
  customer: Customer,
  target: { cartId: string; version: number },
  { paymentProvider, paymentProduct, amountPlanned }: Body,
): Promise<Cart> {
  return changeCart(deps, customer, { ...target, customerOnly: true }, async (change) => {
    const { cart, shop } = change;
    assertOffered(shop, paymentProduct, seenDue(cart));
    if (PROVIDER_OF_METHOD[paymentProduct] !== paymentProvider) {
      throw new DomainError('PAYMENT_METHOD_UNAVAILABLE');
    }
    if (amountPlanned !== seenDue(cart)) throw new DomainError('CART_CHANGED');
    return { row: { plannedPayment: { paymentProvider, paymentProduct, amountPlanned } } };
  });
}

/**
 * In house: says that no provider is asked for anything, since the cart is free or
 * gift cards pay the whole of it. Validation then completes the order.
 */
export async function payInHouse(
  { database }: Pick<PlatformDeps, 'database'>,
  customer: Customer,
  cartId: string,
  { paymentProvider, paymentProduct, amountPlanned }: Body,
): Promise<PaymentResult> {
  const row = await findOwnCart(database, customer, cartId);
  if (row?.state !== 'active' || row.customerId === null) throw cartNotFound(cartId);
  const due = seenDue(await loadCart(database, row));
  const isFree = paymentProvider === 'house' && paymentProduct === 'free';
  if (!isFree || due !== 0 || amountPlanned !== 0) {
    throw new DomainError('PAYMENT_METHOD_UNAVAILABLE');
  }
  return {
    status: 'Authorised',
    reference: `free-${cartId}`,
    cartId,
    redirectUrl: null,
    orderNumber: null,
  };
}
