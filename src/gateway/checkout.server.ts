import { shippingMethodsSchema } from '#src/contract/deliveries.ts';
import { orderSchema, ordersSchema } from '#src/contract/orders.ts';
import { paymentResultSchema } from '#src/contract/payments.ts';
import type { CardProvider } from '#src/domain/card-providers.ts';
import type { Order, OrderSummary } from '#src/domain/order.ts';
import type { PaymentMethod, PaymentResult } from '#src/domain/payment.ts';
import type { ShippingMethod } from '#src/domain/shipping.ts';
import { callPath } from './call-path.ts';
import type { CartVersion } from './carts.server.ts';
import { CALL_BUDGET_MS, type CallContext, callPlatform } from './platform-call.server.ts';

/** GET /deliveries/shipping-methods?country=&cartId= */
export async function getShippingMethods(
  context: CallContext,
  country: string,
  cartId: string,
): Promise<ShippingMethod[]> {
  const { body } = await callPlatform(context, {
    method: 'GET',
    path: '/deliveries/shipping-methods',
    name: 'GET /deliveries/shipping-methods',
    query: { country, cartId },
    answer: shippingMethodsSchema,
  });
  return body;
}

export type CardPayment = {
  paymentProduct: PaymentMethod;
  /** Cents. */
  amountPlanned: number;
  returnUrl: string;
};

/** POST /carts-self/{cartId}/payments/{provider} : starts a payment with a card provider. */
export async function startCardPayment(
  context: CallContext,
  cart: CartVersion,
  provider: CardProvider,
  payment: CardPayment,
  idempotencyKey: string,
): Promise<PaymentResult> {
  const { body } = await callPlatform(context, {
    method: 'POST',
    path: callPath`/carts-self/${cart.id}/payments/${provider}`,
    name: 'POST /carts-self/{cartId}/payments/{provider}',
    query: { version: cart.version },
    body: payment,
    idempotencyKey,
    budgetMs: CALL_BUDGET_MS.payment,
    answer: paymentResultSchema,
  });
  return body;
}

/**
 * GET /customers-self/payments/{provider}/{reference} : what the platform holds of a payment of the
 * customer; PAYMENT_NOT_FOUND for anybody else's.
 */
export async function getCardPayment(
  context: CallContext,
  provider: CardProvider,
  reference: string,
): Promise<PaymentResult> {
  const { body } = await callPlatform(context, {
    method: 'GET',
    path: callPath`/customers-self/payments/${provider}/${reference}`,
    name: 'GET /customers-self/payments/{provider}/{reference}',
    budgetMs: CALL_BUDGET_MS.payment,
    answer: paymentResultSchema,
  });
  return body;
}

/** POST /carts-self/{cartId}/validate : turns a paid cart into an order; 412, 409, 402. */
export async function validateCart(
  context: CallContext,
  cart: CartVersion,
  idempotencyKey: string,
): Promise<Order> {
  const { body } = await callPlatform(context, {
    method: 'POST',
    path: callPath`/carts-self/${cart.id}/validate`,
    name: 'POST /carts-self/{cartId}/validate',
    query: { version: cart.version },
    idempotencyKey,
    budgetMs: CALL_BUDGET_MS.payment,
    answer: orderSchema,
  });
  return body;
}

/** GET /orders/by-cart/{cartId} ; ORDER_NOT_FOUND while there is none. */
export async function getOrderByCart(context: CallContext, cartId: string): Promise<Order> {
  const { body } = await callPlatform(context, {
    method: 'GET',
    path: callPath`/orders/by-cart/${cartId}`,
    name: 'GET /orders/by-cart/{cartId}',
    answer: orderSchema,
  });
  return body;
}

/** GET /customers-self/orders?page=&size= ; `page` is 0-based. */
export async function getOrders(
  context: CallContext,
  query: { page: number; size: number },
): Promise<{ total: number; values: OrderSummary[] }> {
  const { body } = await callPlatform(context, {
    method: 'GET',
    path: '/customers-self/orders',
    name: 'GET /customers-self/orders',
    query,
    answer: ordersSchema,
  });
  return body;
}

/** GET /customers-self/orders/{orderNumber} */
export async function getOrder(context: CallContext, orderNumber: string): Promise<Order> {
  const { body } = await callPlatform(context, {
    method: 'GET',
    path: callPath`/customers-self/orders/${orderNumber}`,
    name: 'GET /customers-self/orders/{orderNumber}',
    answer: orderSchema,
  });
  return body;
}
