/** Why a code takes nothing off; the last four are of codes of promotions. */
export const HELD_BACK_REASONS = [
  'minimum',
  'expired',
  'used',
  'out-of-stock',
  'items',
  'no-goods',
  'outdone',
  'used-up',
] as const;
export type HeldBackReason = (typeof HELD_BACK_REASONS)[number];

/** Items of one size that a cart takes, whichever way they come in (A-057, T09). */
export const MAX_LINE_QUANTITY = 10;

/** Different lines that a cart takes, gifts aside (T09). */
export const MAX_CART_LINES = 100;
