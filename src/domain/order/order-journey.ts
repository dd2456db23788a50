/** What became of an order after it was placed (decision 055). */
import type { Order, OrderStatus } from './order.ts';
import { type LineShare, piecesLeft, type Withdrawable, type Withdrawal } from './withdrawal.ts';

/** Steps of an order that is on its way, in their order; each is a status, too. */
export const FULFILMENT_STEPS = ['prepared', 'shipped', 'delivered'] as const;
export type FulfilmentStep = (typeof FULFILMENT_STEPS)[number];

/** What happened; instants in ISO 8601 UTC. */
export type OrderEvent = { kind: 'placed' | FulfilmentStep | 'withdrawn' | 'refunded'; at: string };

/** Who brings the parcel, under which number; a carrier may give none. */
export type Parcel = { carrier: string; trackingNumber: string | null };

export type OrderJourney = {
  /** The oldest first. */
  events: OrderEvent[];
  parcel: Parcel | null;
  withdrawals: Withdrawal[];
  withdrawable: Withdrawable | null;
};

/** What a link in a mail shows of an order: no name, no address beyond the town, no payment. */
export type TrackedOrder = Pick<
  Order,
  'orderNumber' | 'status' | 'createdAt' | 'totalPrice' | 'lineItems' | 'discounts' | 'shippingInfo'
> & { town: string | null; journey: OrderJourney };

type Standing = {
  status: OrderStatus;
  lineItems: readonly LineShare[];
  withdrawals: readonly Pick<Withdrawal, 'lines'>[];
};

/**
 * The step that may follow; null where none does. Nothing of an order that was taken back whole is
 * prepared or sent; a parcel that is under way still arrives.
 */
export function nextStep({ status, lineItems, withdrawals }: Standing): FulfilmentStep | null {
  if (status === 'shipped') return 'delivered';
  if (piecesLeft(lineItems, withdrawals).length === 0) return null;
  if (status === 'placed') return 'prepared';
  return status === 'prepared' ? 'shipped' : null;
}
