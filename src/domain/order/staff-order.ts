/** What the staff say of orders, beside their status. */

/** How far the money of an order is. */
export const PAYMENT_STATES = [
  'awaited',
  'unpaid',
  'to-capture',
  'paid',
  'partly-refunded',
  'refunded',
  'refund-failed',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** How far its items are. */
export const FULFILMENT_STATES = [
  'awaiting-payment',
  'to-pick',
  'picked',
  'partly-shipped',
  'shipped',
  'delivered',
  'exchange-to-send',
  'nothing-to-send',
  'cancelled',
] as const;
export type FulfilmentState = (typeof FULFILMENT_STATES)[number];

/**
 * What is looked at first: lists that the staff keep. An order leaves the first for the second once
 * it is picked or a part of it was sent.
 */
export const ORDER_VIEWS = ['to-pick', 'to-send', 'refund-failed', 'to-capture'] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];

/** Why staff pay back by hand. */
export const REFUND_REASONS = ['goodwill', 'late', 'damaged', 'lost', 'price', 'other'] as const;

/** Why the staff cancel. */
export const CANCELLATION_REASONS = ['asked', 'out-of-stock', 'address', 'fraud', 'other'] as const;

/** How far a return is: on its way, to be paid back, paid back. */
export const RETURN_STATES = ['awaited', 'unsent', 'refund-due', 'settled'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** What became of an order of many. */
export const BULK_OUTCOMES = ['done', 'changed-by-others', 'not-possible', 'not-found'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** What the staff do about an order, as the audit log calls it. */
export const ORDER_ACTIONS = [
  'order.address',
  'order.cancel',
  'order.delivered',
  'order.inspection',
  'order.label',
  'order.mail-again',
  'order.note',
  'order.parcel',
  'order.picture',
  'order.picture-removal',
  'order.prepared',
  'order.refund',
  'order.refund-settled',
  'order.return',
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];
