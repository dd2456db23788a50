import { expect } from 'vitest';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { type Cart, cartSchema } from '#src/domain/cart/cart.schema.ts';
import { type Order, orderSchema } from '#src/domain/order/order.schema.ts';
import { FULFILMENT_STEPS } from '#src/domain/order/order.values.ts';
import { paymentResultSchema } from '#src/domain/payment/payment.schema.ts';
import { wireErrorSchema } from '#src/domain/wire/wire-error.ts';
import { fulfilOrder } from '#src/platform/orders/fulfil-order.ts';
import type { Answer, Caller } from './platform-client.ts';
import { STOREFRONT, type TestPlatform } from './test-platform.ts';

/** The cart of an answer, checked against the contract. */
export function cartOf({ status, body }: Answer, expected = 200): Cart {
  expect({ status, body: status === expected ? undefined : body }).toEqual({ status: expected });
  return cartSchema.parse(body);
}

export async function createCart(caller: Caller): Promise<Cart> {
  return cartOf(await caller.call('POST', '/carts', { body: {} }), 201);
}

export async function add(caller: Caller, { id, version }: Cart, sku: string): Promise<Cart> {
  return cartOf(await caller.call('POST', `/carts/${id}/products/${sku}`, { query: { version } }));
}

/** A new cart with one piece of each sku. */
export async function cartWith(caller: Caller, ...skus: readonly string[]): Promise<Cart> {
  let cart = await createCart(caller);
  for (const sku of skus) cart = await add(caller, cart, sku);
  return cart;
}

export const ADDRESS: CartAddress = {
  lastName: 'DUPONT',
  firstName: 'JEAN-PAUL',
  line1: '12 RUE DE LA PAIX',
  line2: '',
  line3: '',
  line4: '',
  city: 'PARIS',
  country: 'FR',
  zipCode: '75002',
  phoneNumber: '0639980112',
  phoneNumberCountry: 'FR',
  quality: '',
  phoneNumberQuality: '',
};

/** Billing address and home delivery. */
export async function checkOut(
  caller: Caller,
  { id, version }: Cart,
  more: Partial<CartAddress> = {},
): Promise<Cart> {
  const body = { ...ADDRESS, ...more };
  const billed = cartOf(
    await caller.call('POST', `/carts-self/${id}/billing-address`, {
      query: { version },
      body,
    }),
  );
  return cartOf(
    await caller.call('POST', `/carts-self/${id}/shipping-method/NO`, {
      query: { version: billed.version },
      body,
    }),
  );
}

/** The code of a refusal. */
export const codeOf = ({ body }: Pick<Answer, 'body'>) => wireErrorSchema.parse(body).code;

/** The order of an answer, checked against the contract. */
export function orderOf({ status, body }: Answer): Order {
  expect(status).toBe(200);
  return orderSchema.parse(body);
}

/** A cart with one S1, ready to be paid. */
export async function readyCart(caller: Caller, ...skus: readonly string[]): Promise<Cart> {
  return checkOut(caller, await cartWith(caller, ...(skus.length === 0 ? ['S1'] : skus)));
}

/** Notes that an order was prepared, shipped and delivered. */
export async function deliver(platform: TestPlatform, { orderNumber }: Order): Promise<void> {
  const { database, clock } = platform.inside;
  for (const step of FULFILMENT_STEPS) {
    const parcel = step === 'shipped' ? { carrier: 'Colissimo', trackingNumber: null } : null;
    await fulfilOrder(database, { orderNumber, step, parcel }, clock.now());
  }
}

export const RETURN_URL = `${STOREFRONT}/fr-fr/order-cardone-check`;

export function startPayment(caller: Caller, cart: Cart, more: Record<string, unknown> = {}) {
  return caller.call('POST', `/carts-self/${cart.id}/payments/cardone`, {
    query: { version: cart.version },
    body: {
      paymentProduct: 'cb',
      amountPlanned: cart.totalPrice.centAmount,
      returnUrl: RETURN_URL,
      ...more,
    },
  });
}

export async function startedPayment(
  caller: Caller,
  cart: Cart,
  more: Record<string, unknown> = {},
) {
  const { status, body } = await startPayment(caller, cart, more);
  expect(status).toBe(200);
  const result = paymentResultSchema.parse(body);
  if (result.redirectUrl === null) throw new Error('the payment leads nowhere');
  return { ...result, redirectUrl: result.redirectUrl };
}

export const CARDS = {
  authorised: '4242 4242 4242 4242',
  refused: '4000 0000 0000 0002',
  error: '4000 0000 0000 0119',
  challenge: '4000 0000 0000 3220',
  identify: '4000 0000 0000 3055',
  pending: '4000 0000 0000 9995',
  received: '4000 0000 0000 9987',
  redirect: '4000 0000 0000 6011',
  present: '4000 0000 0000 7777',
  authenticated: '4000 0000 0000 8888',
  success: '4000 0000 0000 1234',
  unasked: '4000 0000 0000 1010',
  partial: '4000 0000 0000 2020',
  other: '4111 1111 1111 1111',
} as const;

/** Sends the card form; the answer is the page or the redirect that follows. */
export function submitCard(
  platform: TestPlatform,
  redirectUrl: string,
  fields: Record<string, string>,
): Promise<Response> {
  const defaults = {
    action: 'pay',
    number: CARDS.authorised,
    expiry: '12/39',
    securityCode: '123',
    name: 'Jean Dupont',
  };
  return platform.openCardPage(redirectUrl, {
    method: 'POST',
    body: new URLSearchParams({ ...defaults, ...fields }),
  });
}

/** Pays a ready cart with the card that is accepted; answers the reference. */
export async function pay(
  platform: TestPlatform,
  caller: Caller,
  cart: Cart,
  more: Record<string, unknown> = {},
): Promise<string> {
  const { redirectUrl, reference } = await startedPayment(caller, cart, more);
  const response = await submitCard(platform, redirectUrl, {});
  expect(response.status).toBe(303);
  return reference;
}

export function validate(
  caller: Caller,
  { id, version }: Cart,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return caller.call('POST', `/carts-self/${id}/validate`, { query: { version }, headers });
}

export async function getPayment(caller: Caller, cart: Cart, reference: string) {
  const path = `/carts-self/${cart.id}/payments/cardone/${reference}`;
  const { status, body } = await caller.call('GET', path);
  expect(status).toBe(200);
  return paymentResultSchema.parse(body);
}
