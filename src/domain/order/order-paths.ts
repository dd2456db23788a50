/** Where the steps of an order stand: what links of every page need to know (specification §2). */

/** In the order of the way; `overview` belongs to the older flow, where the shop wants it. */
export const ORDER_STEPS = ['billing', 'delivery', 'payment', 'overview', 'confirmation'] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

/**
 * The page of each step, without the locale, in both flows (§2, A-079). The current one has no
 * overview: a request for it gets the step where the order is placed.
 */
export const ORDER_PATHS = {
  v1: {
    billing: '/order-billing',
    delivery: '/order-delivery',
    payment: '/order-payment',
    overview: '/order-overview',
    confirmation: '/order-confirmation',
  },
  v2: {
    billing: '/checkout/billing',
    delivery: '/checkout/delivery',
    payment: '/checkout/payment',
    overview: '/checkout/payment',
    confirmation: '/checkout/confirmation',
  },
} as const satisfies Record<string, Record<OrderStep, string>>;

export type OrderPath = (typeof ORDER_PATHS)[CheckoutVersion][OrderStep];

/** `v2` is the current flow; anything else is the older one. */
export type CheckoutVersion = keyof typeof ORDER_PATHS;

/** Both flows, the older one first. */
export const CHECKOUT_VERSIONS = ['v1', 'v2'] as const satisfies readonly CheckoutVersion[];

/** Path of a step, without the locale: `/checkout/…` under v2, `/order-…` otherwise (§2, A-079). */
export function orderStepRoute(step: OrderStep, version: CheckoutVersion) {
  return ORDER_PATHS[version][step];
}

/** The flow that a shop sells in. */
export type LiveFlow = { version: CheckoutVersion; hasOverview: boolean };
