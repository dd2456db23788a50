import type { CartPayment } from '#src/domain/cart/cart.ts';
import * as giftCards from '#src/domain/gift-card/gift-card.calls.ts';
import * as orders from '#src/domain/order/order.calls.ts';
import type { Order, OrderSummary } from '#src/domain/order/order.ts';
import type { CardProvider } from '#src/domain/payment/card-providers.ts';
import * as payments from '#src/domain/payment/payment.calls.ts';
import type { PaymentMethod, PaymentResult } from '#src/domain/payment/payment.ts';
import { getShippingMethods as shippingMethods } from '#src/domain/shipping/shipping.calls.ts';
import type { ShippingMethod } from '#src/domain/shipping/shipping.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import type { CartVersion } from './carts.server.ts';
import { CALL_BUDGET_MS, type CallContext } from './platform-call.server.ts';
import { ask } from './send.server.ts';

const PATIENT = { budgetMs: CALL_BUDGET_MS.payment };

/** None for a country that the shop does not serve. */
export function getShippingMethods(
  context: CallContext,
  country: string,
  cartId: string,
): Promise<ShippingMethod[]> {
  return ask(context, shippingMethods, { query: { country, cartId } });
}

export type CardPayment = {
  paymentProduct: PaymentMethod;
  /** Cents. */
  amountPlanned: number;
  returnUrl: string;
  /** Token of the bot check, where the shop has one and it came. */
  botCheck?: string;
  /** What a wallet in the browser gave to pay with. */
  walletToken?: string;
};

/** Notes how the cart will be paid, before the provider is called. */
export async function planPayment(
  context: CallContext,
  { id, version }: CartVersion,
  payment: Omit<CartPayment, 'paymentProduct'> & { paymentProduct: PaymentMethod },
): Promise<void> {
  await ask(context, payments.pay, {
    params: { cartId: id },
    query: { version },
    headers: {},
    body: { ...payment, returnUrl: null },
  });
}

/**
 * Pays in house what leaves nothing to a provider, without a version: the cart stays as it
 * is. PAYMENT_METHOD_UNAVAILABLE when something is left to pay.
 */
export async function payInHouse(context: CallContext, { id }: CartVersion): Promise<void> {
  await ask(context, payments.pay, {
    params: { cartId: id },
    query: {},
    headers: {},
    body: { paymentProvider: 'house', paymentProduct: 'free', amountPlanned: 0, returnUrl: null },
  });
}

/** Starts a payment with a card provider, once for a key. */
export function startCardPayment(
  context: CallContext,
  { id, version }: CartVersion,
  provider: CardProvider,
  payment: CardPayment,
  idempotencyKey: string,
): Promise<PaymentResult> {
  const request = {
    params: { cartId: id, provider },
    query: { version },
    headers: { [HEADER.idempotencyKey]: idempotencyKey },
    body: payment,
  };
  return ask(context, payments.startPayment, request, PATIENT);
}

/** What the platform holds of a payment of the customer; PAYMENT_NOT_FOUND for anybody else's. */
export function getCardPayment(
  context: CallContext,
  provider: CardProvider,
  reference: string,
): Promise<PaymentResult> {
  return ask(context, payments.getOwnPayment, { params: { provider, reference } }, PATIENT);
}

/** A gift card as somebody types it, and the cents that it is to pay. */
export type GiftCardToPay = { number: string; amount: number; pin?: string };

/** What the card is to pay and what is left, in cents; GIFT_CARD_UNKNOWN and its neighbours. */
export function payByGiftCard(
  context: CallContext,
  { id, version }: CartVersion,
  { number, ...body }: GiftCardToPay,
): Promise<{ amountPlanned: number; amountLeft: number }> {
  const request = { params: { cartId: id, giftCardId: number }, query: { version }, body };
  return ask(context, giftCards.payByGiftCard, request, PATIENT);
}

/** Turns a paid cart into an order, once for a key; 412, 409, 402. */
export function validateCart(
  context: CallContext,
  { id, version }: CartVersion,
  idempotencyKey: string,
): Promise<Order> {
  const request = {
    params: { cartId: id },
    query: { version },
    headers: { [HEADER.idempotencyKey]: idempotencyKey },
  };
  return ask(context, orders.validateCart, request, PATIENT);
}

/** ORDER_NOT_FOUND while there is none. */
export function getOrderByCart(context: CallContext, cartId: string): Promise<Order> {
  return ask(context, orders.getOrderByCart, { params: { cartId } });
}

/** `page` is 0-based. */
export function getOrders(
  context: CallContext,
  query: { page: number; size: number },
): Promise<{ total: number; values: OrderSummary[] }> {
  return ask(context, orders.getOrders, { query });
}

/** ORDER_NOT_FOUND for anybody else's. */
export function getOrder(context: CallContext, orderNumber: string): Promise<Order> {
  return ask(context, orders.getOrder, { params: { orderNumber } });
}
