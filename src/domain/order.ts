/** Orders, and the steps that lead to one (specification §2, §3). */
import type { CartAddress, ShippingAddress } from './address.ts';
import type {
  CartDonation,
  CartGiftCard,
  CartLoyaltyCard,
  CartPayment,
  Discount,
  LineItem,
  ShippingInfo,
} from './cart.ts';
import type { Money } from './money.ts';

export const ORDER_STATUSES = ['placed', 'prepared', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export type Order = {
  orderNumber: string;
  cartId: string;
  status: OrderStatus;
  /** Instant, ISO 8601 UTC. */
  createdAt: string;
  totalPrice: Money;
  lineItems: LineItem[];
  loyaltyCard: CartLoyaltyCard | null;
  giftCards: CartGiftCard[];
  donations: CartDonation[];
  loyaltyPointsEarned: number;
  loyaltyBonusPointsEarned: number;
  discounts: Discount[];
  shippingInfo: ShippingInfo | null;
  shippingAddress: ShippingAddress | null;
  billingAddress: CartAddress | null;
  payments: CartPayment[];
};

/** What the list of orders shows of each. */
export type OrderSummary = Pick<Order, 'orderNumber' | 'status' | 'createdAt' | 'totalPrice'> & {
  itemCount: number;
  /** Option ids of the first pictures. */
  optionIds: string[];
};

export const ORDER_STEPS = ['billing', 'delivery', 'payment', 'confirmation'] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

/** Path of a step, without the locale: `/checkout/…` under v2, `/order-…` otherwise (§2, A-079). */
export function orderStepRoute(step: OrderStep, checkoutVersion: string): string {
  return checkoutVersion === 'v2' ? `/checkout/${step}` : `/order-${step}`;
}

/** What has been settled of a cart's way to an order. */
export type CheckoutProgress = { hasBilling: boolean; hasDelivery: boolean };

/** The step a shopper has to be at before a later one opens (guard table, order-access). */
export function firstIncompleteStep({ hasBilling, hasDelivery }: CheckoutProgress): OrderStep {
  if (!hasBilling) return 'billing';
  return hasDelivery ? 'payment' : 'delivery';
}

/** Whether a step may be entered: everything before it is settled. */
export function mayEnterStep(step: OrderStep, progress: CheckoutProgress): boolean {
  return ORDER_STEPS.indexOf(step) <= ORDER_STEPS.indexOf(firstIncompleteStep(progress));
}
