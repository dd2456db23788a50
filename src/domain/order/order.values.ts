/** `awaiting-payment`: what it holds is reserved for the shopper until a voucher is paid or expires. */
export const ORDER_STATUSES = [
  'awaiting-payment',
  'placed',
  'prepared',
  'shipped',
  'delivered',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** States of an order that has been paid: what is cancelled never was (decision 040). */
export const PAID_STATUSES: readonly OrderStatus[] = ['placed', 'prepared', 'shipped', 'delivered'];

/** Steps of an order that is on its way, in their order; each is a status, too. */
export const FULFILMENT_STEPS = ['prepared', 'shipped', 'delivered'] as const;
export type FulfilmentStep = (typeof FULFILMENT_STEPS)[number];

/** What gives the customer the right to send items back. */
export const RETURN_BASES = ['law', 'promise'] as const;
export type ReturnBasis = (typeof RETURN_BASES)[number];

/** Why an item comes back; the law asks for no reason, so nobody has to give one. */
export const RETURN_REASONS = [
  'too-small',
  'too-large',
  'not-as-pictured',
  'quality',
  'wrong-item',
  'late',
  'other',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** With the label of the shop, with a parcel that the customer pays for, or into a store. */
export const RETURN_WAYS = ['label', 'own', 'store'] as const;
export type ReturnWay = (typeof RETURN_WAYS)[number];

/** What a customer may take home of an order. */
export const DOWNLOAD_KINDS = ['invoice', 'goods'] as const;
