import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { CARD_PROVIDERS } from '#src/domain/payment/card-providers.ts';
import { PAYMENT_METHODS } from '#src/domain/payment/methods.ts';
import { SHIPPING_METHOD_KEYS } from '#src/domain/shipping/shipping.values.ts';
import { addressInputSchema } from '#src/features/addresses/address-input.ts';
import { buyerMiddleware, commerceMiddleware } from '#src/session/commerce.middleware.ts';
import {
  readCheckout,
  readHostedCheckout,
  readShippingMethods,
  saveBilling as saveBillingAddress,
} from './checkout.server.ts';
import { saveDelivery } from './delivery.server.ts';
import { dropGiftCard, useGiftCard } from './gift-card-payment.server.ts';
import {
  checkPayment,
  completeFreeCart,
  findOrder,
  forgetPaidCart,
  choosePayment as notePayment,
  readCreditTerms,
  startPayment,
} from './payment.server.ts';

const key = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/));
const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const attempt = v.pipe(v.string(), v.uuid());
const cardNumber = v.pipe(v.string(), v.trim(), v.minLength(1), v.regex(/^[\w -]{1,40}$/));

/** Cart, addresses and shipping methods of the checkout; null when there is nothing to order. */
export const fetchCheckout = createServerFn({ method: 'POST' })
  .middleware([buyerMiddleware])
  .handler(({ context }) => readCheckout(context.customer));

export const saveBilling = createServerFn({ method: 'POST' })
  .middleware([buyerMiddleware])
  .validator(v.object({ address: addressInputSchema, version }))
  .handler(({ context, data }) => saveBillingAddress(context.customer, data));

export const fetchShippingMethods = createServerFn({ method: 'POST' })
  .middleware([buyerMiddleware])
  .validator(v.object({ country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)) }))
  .handler(({ context, data }) => readShippingMethods(context.customer, data.country));

export const chooseDelivery = createServerFn({ method: 'POST' })
  .middleware([buyerMiddleware])
  .validator(
    v.object({
      method: v.picklist(SHIPPING_METHOD_KEYS),
      address: addressInputSchema,
      pointId: v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))),
      savedId: v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))),
      version,
    }),
  )
  .handler(({ context, data }) => saveDelivery(context.customer, data));

/** Saves the method that the overview shows before the order is placed. */
export const choosePayment = createServerFn({ method: 'POST' })
  .middleware([buyerMiddleware])
  .validator(v.object({ method: v.picklist(PAYMENT_METHODS), version }))
  .handler(({ context, data }) => notePayment(context.customer, data));

/** What it costs to pay later, by each method whose provider says it. */
export const fetchCreditTerms = createServerFn({ method: 'POST' })
  .middleware([buyerMiddleware])
  .handler(({ context }) => readCreditTerms(context.customer));

/** `attempt` is the idempotency key of one click, so that a repeat is no second payment (F27). */
export const payByCard = createServerFn({ method: 'POST' })
  .middleware([buyerMiddleware])
  .validator(
    v.object({
      method: v.picklist(PAYMENT_METHODS),
      version,
      attempt,
      botCheck: v.nullable(v.pipe(v.string(), v.maxLength(4_000))),
      walletToken: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(4_000))),
    }),
  )
  .handler(({ context, data }) => startPayment(context.customer, data));

export const settlePayment = createServerFn({ method: 'POST' })
  .middleware([buyerMiddleware])
  .validator(
    v.object({
      provider: v.picklist(CARD_PROVIDERS),
      reference: key,
      sessionId: v.optional(v.pipe(v.string(), v.maxLength(200))),
      sessionResult: v.optional(v.pipe(v.string(), v.maxLength(4_000))),
    }),
  )
  .handler(({ context, data: { provider, reference, ...returned } }) =>
    checkPayment(context.customer, provider, reference, returned),
  );

/** A gift card pays what it can, and orders nothing. */
export const payByGiftCard = createServerFn({ method: 'POST' })
  .middleware([buyerMiddleware])
  .validator(
    v.object({
      number: cardNumber,
      pin: v.pipe(v.string(), v.regex(/^\d{0,12}$/)),
      version,
    }),
  )
  .handler(({ context, data }) => useGiftCard(context.customer, data));

export const removeGiftCard = createServerFn({ method: 'POST' })
  .middleware([buyerMiddleware])
  .validator(v.object({ id: key, version }))
  .handler(({ context, data }) => dropGiftCard(context.customer, data));

/** A cart with nothing to pay becomes an order by validation alone (§4). */
export const placeFreeOrder = createServerFn({ method: 'POST' })
  .middleware([buyerMiddleware])
  .validator(v.object({ version, attempt }))
  .handler(({ context, data }) => completeFreeCart(context.customer, data));

/** The order of a cart; null while it is being placed. */
export const fetchOrderOfCart = createServerFn({ method: 'POST' })
  .middleware([buyerMiddleware])
  .validator(v.object({ cartId: key }))
  .handler(({ context, data }) => findOrder(context.customer, data.cartId));

/** Leaves the paid cart even when its order was not found in time. */
export const leavePaidCart = createServerFn({ method: 'POST' })
  .middleware([buyerMiddleware])
  .validator(v.object({ cartId: key }))
  .handler(({ context, data }) => forgetPaidCart(context.customer, data.cartId));

/** What paying later costs depends on what is to be paid, hence on the cart's version. */
export function creditTermsQuery(cartVersion: number) {
  return queryOptions({
    queryKey: ['credit-terms', cartVersion],
    queryFn: () => fetchCreditTerms(),
  });
}

/** Always as the platform has it now: an order is made from it. */
export const checkoutQuery = queryOptions({
  queryKey: ['checkout'],
  queryFn: () => fetchCheckout(),
  staleTime: 0,
});

/** The methods depend on the country and on what is in the cart, hence on its version. */
export function shippingMethodsQuery(country: string, cartVersion: number) {
  return queryOptions({
    queryKey: ['shipping-methods', country, cartVersion],
    queryFn: () => fetchShippingMethods({ data: { country } }),
  });
}

export function orderOfCartQuery(cartId: string) {
  return queryOptions({
    queryKey: ['order-of-cart', cartId],
    queryFn: () => fetchOrderOfCart({ data: { cartId } }),
  });
}

/** Where the platform's own checkout has the shopper's cart; null where it cannot be ordered. */
export const fetchHostedCheckout = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .handler(({ context }) => readHostedCheckout(context.commerce));
